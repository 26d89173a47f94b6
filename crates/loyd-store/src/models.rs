//! Learned models on disk, and trainings that are not complete.
//!
//! ```text
//! 6x6.model       the model for boards of 6x6
//! 6x6.training    what is needed to go on learning it
//! 4x4.distances   a learned estimate and policy for boards of 4x4
//! 4x4.distances-training
//! ```
//!
//! Both are small enough to be read and written as a whole. They are written under another name,
//! synced and renamed, so that a name always belongs to a complete file. A file that cannot be
//! used is never overwritten unless the caller asks for that.

use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use loyd::puzzle::Shape;
use loyd::search::{
    DistanceModel, DistanceTraining, Model, ModelError, ModelSource, Training, TrainingError,
};

use crate::error::{StoreError, reason};
use crate::regular::{open_regular, read_regular};
use crate::store::Store;
use crate::write::sync_directory;

const MODEL_ENDING: &str = ".model";
const TRAINING_ENDING: &str = ".training";
const DISTANCES_ENDING: &str = ".distances";
const DISTANCE_TRAINING_ENDING: &str = ".distances-training";

/// Files with more bytes are not read: they are no models.
const MOST_BYTES: u64 = 1 << 30;

/// What is wrong with a file that should hold a model or a training.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ModelFileProblem {
    /// Its bytes are no model.
    #[error(transparent)]
    Model(#[from] ModelError),
    /// Its bytes are no training.
    #[error(transparent)]
    Training(#[from] TrainingError),
    /// It is for other boards than its name says.
    #[error("is for boards of {0}, other than its name says")]
    OtherShape(Shape),
    /// It is larger than any model.
    #[error("is too large for a model")]
    TooLarge,
    /// The system does not let us read it.
    #[error("cannot be read: {0}")]
    Unreadable(String),
}

/// A file that should hold a model or a training and cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{} {problem}", path.display())]
pub struct ModelFileError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub problem: ModelFileProblem,
}

/// A file in the data directory that is a model by its name.
#[derive(Debug)]
pub struct ModelEntry {
    /// The file.
    pub path: PathBuf,
    /// The boards that it should be for.
    pub shape: Shape,
    /// Its size in bytes, or what is wrong with the file, which was read as a whole.
    pub bytes: Result<u64, ModelFileError>,
}

impl Store {
    /// The file that holds the model for boards of a shape, or would hold it. The model of a shape
    /// and of the transposed one is the same.
    pub fn model_path(&self, shape: Shape) -> PathBuf {
        self.directory().join(stem(shape) + MODEL_ENDING)
    }

    /// The file that holds the training of a model while it is not complete.
    pub fn training_path(&self, shape: Shape) -> PathBuf {
        self.directory().join(stem(shape) + TRAINING_ENDING)
    }

    /// Returns the stored model for boards of a shape; `None` if there is none.
    pub fn open_model(&self, shape: Shape) -> Result<Option<Model>, ModelFileError> {
        let path = self.model_path(shape);
        let model = read_model(&path)?;
        match &model {
            Some(model) if model.shape() != upright(shape) => Err(ModelFileError {
                problem: ModelFileProblem::OtherShape(model.shape()),
                path,
            }),
            _ => Ok(model),
        }
    }

    /// The file that holds the model of distances for boards of a shape, or would hold it.
    pub fn distances_path(&self, shape: Shape) -> PathBuf {
        self.directory().join(stem(shape) + DISTANCES_ENDING)
    }

    /// The file that holds the training of a model of distances while it is not complete.
    pub fn distance_training_path(&self, shape: Shape) -> PathBuf {
        self.directory()
            .join(stem(shape) + DISTANCE_TRAINING_ENDING)
    }

    /// Returns the stored model of distances for boards of a shape; `None` if there is none.
    pub fn open_distances(&self, shape: Shape) -> Result<Option<DistanceModel>, ModelFileError> {
        let path = self.distances_path(shape);
        let model = read_distances(&path)?;
        match &model {
            Some(model) if model.shape() != upright(shape) => Err(ModelFileError {
                problem: ModelFileProblem::OtherShape(model.shape()),
                path,
            }),
            _ => Ok(model),
        }
    }

    /// Every stored model, by name.
    pub fn models(&self) -> Result<Vec<ModelEntry>, StoreError> {
        let trouble = |error: &io::Error| StoreError::Directory {
            directory: self.directory().to_owned(),
            reason: reason(error),
        };
        let files = match std::fs::read_dir(self.directory()) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            files => files.map_err(|error| trouble(&error))?,
        };
        let mut entries = Vec::new();
        for file in files {
            let file = file.map_err(|error| trouble(&error))?;
            let Some((shape, kind)) = file.file_name().to_str().and_then(shape_and_kind) else {
                continue;
            };
            let path = file.path();
            let length = || std::fs::metadata(&path).map_or(0, |metadata| metadata.len());
            let found = match kind {
                ModelKind::Order => self.open_model(shape).map(|model| model.is_some()),
                ModelKind::Distances => self.open_distances(shape).map(|model| model.is_some()),
            };
            let bytes = match found {
                // Removed since it was listed.
                Ok(false) => continue,
                Ok(true) => Ok(length()),
                Err(error) => Err(error),
            };
            entries.push(ModelEntry { path, shape, bytes });
        }
        entries.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(entries)
    }
}

/// Returns the model in a file; `None` if there is no file.
pub fn read_model(path: &Path) -> Result<Option<Model>, ModelFileError> {
    read(path, |bytes| Ok(Model::from_bytes(bytes)?))
}

/// Returns the training in a file; `None` if there is no file.
pub fn read_training(path: &Path) -> Result<Option<Training>, ModelFileError> {
    read(path, |bytes| Ok(Training::from_bytes(bytes)?))
}

/// Returns the model of distances in a file; `None` if there is no file.
pub fn read_distances(path: &Path) -> Result<Option<DistanceModel>, ModelFileError> {
    read(path, |bytes| Ok(DistanceModel::from_bytes(bytes)?))
}

/// Returns the training of distances in a file; `None` if there is no file.
pub fn read_distance_training(path: &Path) -> Result<Option<DistanceTraining>, ModelFileError> {
    read(path, |bytes| Ok(DistanceTraining::from_bytes(bytes)?))
}

/// Writes a model or a training, under another name first. What had the name is replaced.
pub fn write_learned(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    let trouble = |error: &io::Error| StoreError::write("write", path, error);
    if let Some(directory) = path.parent().filter(|name| !name.as_os_str().is_empty()) {
        let made = std::fs::create_dir_all(directory);
        made.map_err(|error| StoreError::write("create", directory, &error))?;
    }
    let mut name = path.as_os_str().to_owned();
    name.push(".tmp");
    let draft = PathBuf::from(name);
    let written = write_draft(&draft, bytes).and_then(|()| std::fs::rename(&draft, path));
    if let Err(error) = written {
        let _ = std::fs::remove_file(&draft);
        return Err(trouble(&error));
    }
    sync_directory(path);
    Ok(())
}

fn write_draft(draft: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    let mut file = open_regular(&options, draft)?;
    // Left over by a process that was killed.
    file.set_len(0)?;
    file.write_all(bytes)?;
    file.sync_all()
}

fn read<T>(
    path: &Path,
    contents: impl FnOnce(&[u8]) -> Result<T, ModelFileProblem>,
) -> Result<Option<T>, ModelFileError> {
    let error = |problem| ModelFileError {
        path: path.to_owned(),
        problem,
    };
    let unreadable = |trouble: io::Error| error(ModelFileProblem::Unreadable(reason(&trouble)));
    let file = match read_regular(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        file => file.map_err(unreadable)?,
    };
    let bytes = read_all(&file).map_err(unreadable)?;
    let bytes = bytes.ok_or_else(|| error(ModelFileProblem::TooLarge))?;
    contents(&bytes).map(Some).map_err(error)
}

/// Returns the bytes of a file; `None` if there are too many.
fn read_all(file: &File) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    file.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    Ok((bytes.len() as u64 <= MOST_BYTES).then_some(bytes))
}

/// Returns a shape with no more rows than columns.
fn upright(shape: Shape) -> Shape {
    shape.min(shape.transposed())
}

fn stem(shape: Shape) -> String {
    upright(shape).to_string()
}

/// What a model is for.
#[derive(Debug, Clone, Copy)]
enum ModelKind {
    /// The order of a beam.
    Order,
    /// An estimate and a policy.
    Distances,
}

/// Returns the shape and the kind that a file's name belongs to; `None` if it is no model's name.
fn shape_and_kind(name: &str) -> Option<(Shape, ModelKind)> {
    let kinds = [
        (MODEL_ENDING, ModelKind::Order),
        (DISTANCES_ENDING, ModelKind::Distances),
    ];
    kinds.into_iter().find_map(|(ending, kind)| {
        let shape: Shape = name.strip_suffix(ending)?.parse().ok()?;
        (stem(shape) + ending == name).then_some((shape, kind))
    })
}

/// What a user may want to know about a stored model.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ModelNotice {
    /// It is used in place of the one that is part of the library.
    #[error("boards are ordered by the learned model {}", .0.display())]
    Used(PathBuf),
    /// The same for a model of distances.
    #[error("distances are estimated by the learned model {}", .0.display())]
    Estimates(PathBuf),
    /// It cannot be used.
    #[error(transparent)]
    Unusable(#[from] ModelFileError),
}

/// Receives the notices of a source of models.
type ModelListener = Box<dyn Fn(&ModelNotice) + Send + Sync>;

/// Provides the models of a store. A file that cannot be used is reported, and then the shipped
/// model is used: a model changes how long solutions are, and never whether they are right.
pub struct StoredModels {
    store: Option<Store>,
    listener: ModelListener,
}

impl fmt::Debug for StoredModels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StoredModels")
            .field("store", &self.store)
            .finish_non_exhaustive()
    }
}

impl StoredModels {
    /// The models of a store, if there is one. `listener` hears of them once for each shape.
    pub fn new(
        store: Option<Store>,
        listener: impl Fn(&ModelNotice) + Send + Sync + 'static,
    ) -> StoredModels {
        StoredModels {
            store,
            listener: Box::new(listener),
        }
    }
}

impl ModelSource for StoredModels {
    fn model(&self, shape: Shape) -> Option<Model> {
        let store = self.store.as_ref()?;
        match store.open_model(shape) {
            Ok(None) => None,
            Ok(Some(model)) => {
                (self.listener)(&ModelNotice::Used(store.model_path(shape)));
                Some(model)
            }
            Err(error) => {
                (self.listener)(&ModelNotice::Unusable(error));
                None
            }
        }
    }

    fn distances(&self, shape: Shape) -> Option<DistanceModel> {
        let store = self.store.as_ref()?;
        match store.open_distances(shape) {
            Ok(None) => None,
            Ok(Some(model)) => {
                (self.listener)(&ModelNotice::Estimates(store.distances_path(shape)));
                Some(model)
            }
            Err(error) => {
                (self.listener)(&ModelNotice::Unusable(error));
                None
            }
        }
    }
}
