//! The model that an argument names.

use std::convert::Infallible;
use std::path::PathBuf;
use std::str::FromStr;

use loyd::puzzle::Shape;
use loyd::search::{Model, shipped_model};
use loyd_store::{ModelFileError, Store, read_model};

use crate::error::Complaint;
use crate::exit::Exit;

/// A model by its name.
#[derive(Debug, Clone)]
pub(super) enum ModelName {
    /// The one that is part of the program.
    Shipped,
    /// The one in the data directory.
    Stored,
    /// One that has learned nothing.
    Untrained,
    /// The one in a file.
    File(PathBuf),
}

impl FromStr for ModelName {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<ModelName, Infallible> {
        Ok(match text {
            "shipped" => ModelName::Shipped,
            "stored" => ModelName::Stored,
            "untrained" => ModelName::Untrained,
            path => ModelName::File(path.into()),
        })
    }
}

impl ModelName {
    /// Returns the model for boards of a shape. A file's model may have another.
    pub(super) fn open(&self, shape: Shape, store: &Store) -> Result<Model, Complaint> {
        match self {
            ModelName::Shipped => shipped_model(shape).ok_or_else(|| {
                let sentence = format!("no model for boards of {shape} is part of the program");
                Complaint::usage(sentence)
            }),
            ModelName::Stored => {
                let model = store.open_model(shape).map_err(|error| unusable(&error))?;
                let path = store.model_path(shape);
                model.ok_or_else(|| missing(&path))
            }
            ModelName::Untrained => Ok(Model::new(shape)),
            ModelName::File(path) => {
                let model = read_model(path).map_err(|error| unusable(&error))?;
                model.ok_or_else(|| missing(path))
            }
        }
    }
}

/// A file that should be a model and is none.
pub(super) fn unusable(error: &ModelFileError) -> Complaint {
    Complaint::new(Exit::File, error)
}

fn missing(path: &std::path::Path) -> Complaint {
    let sentence = format!("there is no model {}", path.display());
    Complaint::new(Exit::File, sentence)
}
