//! A line of the client as a message: an id, a command, and the fields of the command.

use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, DeserializeSeed, IntoDeserializer as _, MapAccess};
use serde_json::{Map, Value};

use super::failure::{Failure, Kind};

/// The longest text that is an id, in bytes.
const LONGEST_ID: usize = 100;

/// The name that a client gives a request: a whole number or a short text, as JSON.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Id(String);

impl Id {
    /// Reads an id in this field.
    pub fn read(field: &str, value: &Value) -> Result<Id, Failure> {
        let is_id = match value {
            Value::String(text) => text.len() <= LONGEST_ID,
            Value::Number(number) => number.is_i64() || number.is_u64(),
            Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => false,
        };
        if is_id {
            return Ok(Id(value.to_string()));
        }
        let message = format!("an id is a whole number or a text of at most {LONGEST_ID} bytes");
        Err(Failure::in_field(field, message))
    }
}

/// The id as JSON.
impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What a client of a door can ask for, by name.
pub trait CommandName: Copy + 'static {
    /// The names, which are part of the interface.
    const ALL: &'static [(&'static str, Self)];

    /// Returns `true` if a client can be told how the command goes.
    fn tells_progress(self) -> bool;

    /// Reads a name.
    fn read(value: Option<&Value>) -> Result<Self, Failure> {
        let name = value.and_then(Value::as_str);
        let row = Self::ALL.iter().find(|row| Some(row.0) == name);
        row.map(|row| row.1).ok_or_else(|| {
            let names: Vec<&str> = Self::ALL.iter().map(|row| row.0).collect();
            let message = format!("a command is one of {}", names.join(", "));
            Failure::in_field("command", message)
        })
    }
}

/// One message.
#[derive(Debug)]
pub struct Message<C> {
    /// What the client calls the request.
    pub id: Id,
    /// What it asks for.
    pub command: C,
    /// Whether the client is told how the search goes.
    pub progress: bool,
    /// All other fields.
    pub fields: Map<String, Value>,
}

impl<C: CommandName> Message<C> {
    /// Reads a line. What is wrong with it comes with its id, if that can be read.
    pub fn read(line: &[u8]) -> Result<Message<C>, (Option<Id>, Failure)> {
        let value: Value = serde_json::from_slice(line).map_err(|error| {
            let message = format!("the line is not JSON: {error}");
            (None, Failure::new(Kind::BadJson, message))
        })?;
        let Value::Object(mut fields) = value else {
            let message = "a message is an object: {\"id\": 1, \"command\": ...}";
            return Err((None, Failure::new(Kind::BadRequest, message)));
        };
        let id = fields.remove("id").unwrap_or_default();
        let id = Id::read("id", &id).map_err(|failure| (None, failure))?;
        match Message::<C>::command(&mut fields) {
            Ok((command, progress)) => Ok(Message {
                id,
                command,
                progress,
                fields,
            }),
            Err(failure) => Err((Some(id), failure)),
        }
    }

    fn command(fields: &mut Map<String, Value>) -> Result<(C, bool), Failure> {
        let command = C::read(fields.remove("command").as_ref())?;
        let progress = match fields.get("progress") {
            Some(Value::Bool(progress)) if command.tells_progress() => *progress,
            Some(_) if command.tells_progress() => {
                return Err(Failure::in_field("progress", "progress is true or false"));
            }
            // The command says that it does not know the field.
            Some(_) => return Ok((command, false)),
            None => false,
        };
        fields.remove("progress");
        Ok((command, progress))
    }
}

/// Reads the fields of a command. A failure is about the field that is wrong.
pub fn read_fields<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Failure> {
    let mut current = None;
    let named = NamedFields {
        fields: fields.into_iter(),
        value: Value::Null,
        current: &mut current,
    };
    T::deserialize(MapAccessDeserializer::new(named)).map_err(|error| {
        let failure = Failure::new(Kind::BadRequest, error);
        match current {
            Some(field) => failure.about(&field),
            None => failure,
        }
    })
}

/// Fields of which one knows which is being read. The crate `serde_path_to_error` does that at any
/// depth, for four times as much code in the engine for pages; fields of commands have no depth.
struct NamedFields<'a> {
    fields: serde_json::map::IntoIter,
    /// The value of the field whose name was read last.
    value: Value,
    /// Its name; `None` when all were read.
    current: &'a mut Option<String>,
}

impl<'de> MapAccess<'de> for NamedFields<'_> {
    type Error = serde_json::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, serde_json::Error> {
        let Some((name, value)) = self.fields.next() else {
            *self.current = None;
            return Ok(None);
        };
        self.value = value;
        let name = self.current.insert(name).as_str();
        seed.deserialize(name.into_deserializer()).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(
        &mut self,
        seed: V,
    ) -> Result<V::Value, serde_json::Error> {
        seed.deserialize(self.value.take())
    }
}
