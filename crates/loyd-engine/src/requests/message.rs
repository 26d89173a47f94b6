//! A line of the client as a message: an id, a command, and the fields of the command.

use std::fmt;

use serde::de::DeserializeOwned;
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

/// Reads the fields of a command.
pub fn read_fields<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Failure> {
    serde_path_to_error::deserialize(Value::Object(fields)).map_err(|error| {
        let field = error.path().to_string();
        let failure = Failure::new(Kind::BadRequest, error.into_inner());
        match field.as_str() {
            "." | "?" => failure,
            field => failure.about(field),
        }
    })
}
