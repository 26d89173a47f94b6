//! Checks values against the schemas of the description, and notes which of their
//! fields were seen. It knows the words that the description uses, and stops at others.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

/// A description and what was seen of it.
pub(crate) struct Schemas {
    document: Value,
    /// Fields that stood in some answer, as pointers into the description.
    seen: BTreeSet<String>,
}

impl Schemas {
    pub(crate) fn read() -> Schemas {
        let text = include_str!("../../../crates/loyd-server/openapi.json");
        Schemas {
            document: serde_json::from_str(text).expect("the description is JSON"),
            seen: BTreeSet::new(),
        }
    }

    pub(crate) fn document(&self) -> &Value {
        &self.document
    }

    /// Where a schema with a name stands.
    pub(crate) fn named(name: &str) -> String {
        format!("/components/schemas/{name}")
    }

    pub(crate) fn at(&self, place: &str) -> &Value {
        let found = self.document.pointer(place);
        found.unwrap_or_else(|| panic!("the description has no {place}"))
    }

    /// Follows references.
    pub(crate) fn resolve(&self, place: &str) -> String {
        match self.at(place).get("$ref").and_then(Value::as_str) {
            Some(target) => self.resolve(target.trim_start_matches('#')),
            None => place.to_owned(),
        }
    }

    /// Checks a value against the schema at a place.
    pub(crate) fn check(&mut self, value: &Value, place: &str) {
        let place = self.resolve(place);
        let schema = self.at(&place).as_object().expect("a schema").clone();
        if let Some(alternatives) = schema.get("anyOf").and_then(Value::as_array) {
            assert_eq!(schema.len(), 1, "{place}");
            let mut places = (0..alternatives.len()).map(|at| format!("{place}/anyOf/{at}"));
            let fitting = places.find(|place| self.has_required(value, place));
            let fitting = fitting.unwrap_or_else(|| panic!("{place}: none fits {value}"));
            return self.check(value, &fitting);
        }
        for word in schema.keys() {
            let known = [
                "type",
                "description",
                "properties",
                "required",
                "additionalProperties",
                "items",
                "enum",
                "minimum",
                "minItems",
                "maxItems",
            ];
            assert!(
                known.contains(&word.as_str()),
                "{place}: unknown word {word}"
            );
        }
        assert!(
            has_type(value, &schema["type"]),
            "{place}: {value} is no {}",
            schema["type"]
        );
        if let Some(allowed) = schema.get("enum").and_then(Value::as_array) {
            assert!(
                allowed.contains(value),
                "{place}: {value} is none of {allowed:?}"
            );
        }
        if let (Some(least), Some(number)) = (schema.get("minimum"), value.as_f64()) {
            assert!(
                number >= least.as_f64().expect("a number"),
                "{place}: {number}"
            );
        }
        match value {
            Value::Object(fields) => self.check_fields(fields, &schema, &place),
            Value::Array(items) => self.check_items(items, &schema, &place),
            _ => {}
        }
    }

    /// Whether a value has every field that a schema requires.
    fn has_required(&self, value: &Value, place: &str) -> bool {
        let required = &self.at(&self.resolve(place))["required"];
        let mut names = required.as_array().expect("a list").iter();
        names.all(|name| value.get(name.as_str().expect("a name")).is_some())
    }

    fn check_fields(
        &mut self,
        fields: &Map<String, Value>,
        schema: &Map<String, Value>,
        place: &str,
    ) {
        let Some(properties) = schema.get("properties").and_then(Value::as_object) else {
            return;
        };
        for required in schema["required"].as_array().expect("a list") {
            let name = required.as_str().expect("a name");
            assert!(
                fields.contains_key(name),
                "{place}: no {name} in {fields:?}"
            );
        }
        for (name, value) in fields {
            assert!(
                properties.contains_key(name),
                "{place}: {name} is not described"
            );
            let field = format!("{place}/properties/{name}");
            self.check(value, &field);
            self.seen.insert(field);
        }
    }

    fn check_items(&mut self, items: &[Value], schema: &Map<String, Value>, place: &str) {
        let limit = |word: &str| schema.get(word).and_then(Value::as_u64);
        assert!(
            limit("minItems").is_none_or(|least| items.len() as u64 >= least),
            "{place}"
        );
        assert!(
            limit("maxItems").is_none_or(|most| items.len() as u64 <= most),
            "{place}"
        );
        for item in items {
            self.check(item, &format!("{place}/items"));
        }
    }

    /// The fields that a schema describes and that no checked value had.
    pub(crate) fn unseen(&self, place: &str) -> Vec<String> {
        let place = self.resolve(place);
        let schema = self.at(&place);
        let mut unseen = Vec::new();
        for name in schema["properties"]
            .as_object()
            .into_iter()
            .flat_map(Map::keys)
        {
            let field = format!("{place}/properties/{name}");
            if !self.seen.contains(&field) {
                unseen.push(field.clone());
            }
            unseen.extend(self.unseen(&field));
        }
        let alternatives = schema["anyOf"].as_array().map_or(0, Vec::len);
        for at in 0..alternatives {
            unseen.extend(self.unseen(&format!("{place}/anyOf/{at}")));
        }
        if schema.get("items").is_some() {
            unseen.extend(self.unseen(&format!("{place}/items")));
        }
        unseen
    }
}

fn has_type(value: &Value, types: &Value) -> bool {
    match types {
        Value::Array(types) => types.iter().any(|one| has_type(value, one)),
        Value::String(name) => match name.as_str() {
            "null" => value.is_null(),
            "boolean" => value.is_boolean(),
            "integer" => value.is_u64() || value.is_i64(),
            "number" => value.is_number(),
            "string" => value.is_string(),
            "array" => value.is_array(),
            "object" => value.is_object(),
            _ => panic!("unknown type {name}"),
        },
        _ => panic!("a type is a name or a list of names, not {types}"),
    }
}
