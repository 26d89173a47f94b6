//! A training as bytes, so that it can go on after an interruption.
//!
//! ```text
//! 0   8 bytes  "loydlern"
//! 8   u8       version of the format
//! 9   u8       stages of the course
//! 10  u16      number of the present stage
//! 12  u32      boards of that stage that are done
//! 16  u64      number of the next board
//! 24  u64      seed
//! 32           stages: rows u16, columns u16, boards u32, two widths u32, rate f32, batch u32
//!              weights: one i32 for each place and each pair, once for those with the same weight
//! end u64      checksum of all bytes before it (FNV-1a)
//! ```
//!
//! Numbers are little-endian. Places and pairs are in the order of `Weights::each`.

use super::bytes::{checksum, without_checksum};
use super::course::{Course, CourseStage};
use super::learn::Learner;
use super::model::Model;
use super::pairs::Ties;
use super::training::Training;
use crate::puzzle::Shape;

const MAGIC: [u8; 8] = *b"loydlern";
/// The version of trainings in which inverses have the same weights, and of those in which they may
/// differ.
const VERSION: u8 = 2;
const VERSION_WITHOUT_INVERSES: u8 = 1;

/// Why bytes are no training.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TrainingError {
    /// They do not begin as a training does.
    #[error("is no training")]
    Magic,
    /// They are of another version.
    #[error(
        "has version {0} of the format; this program reads versions {VERSION_WITHOUT_INVERSES} and {VERSION}"
    )]
    Version(u8),
    /// The checksum does not match.
    #[error("is damaged: its contents do not match their checksum")]
    Checksum,
    /// The checksum matches, but the contents make no sense.
    #[error("has contents that make no sense")]
    Contents,
}

impl Training {
    /// Returns the training as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let version = match self.learner.model().ties() {
            Ties::MirrorAndInverse => VERSION,
            Ties::Mirror => VERSION_WITHOUT_INVERSES,
        };
        bytes.extend([version, self.course.stages.len() as u8]);
        bytes.extend((self.stage as u16).to_le_bytes());
        bytes.extend(self.done.to_le_bytes());
        bytes.extend(self.boards().to_le_bytes());
        bytes.extend(self.course.seed.to_le_bytes());
        for stage in &self.course.stages {
            write_stage(stage, &mut bytes);
        }
        let weights = self.learner.weights();
        weights.each(&mut |weight| bytes.extend(weight.to_le_bytes()));
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a training.
    pub fn from_bytes(bytes: &[u8]) -> Result<Training, TrainingError> {
        let Some(&[version, stages, ..]) = bytes.strip_prefix(&MAGIC) else {
            return Err(TrainingError::Magic);
        };
        let ties = match version {
            VERSION => Ties::MirrorAndInverse,
            VERSION_WITHOUT_INVERSES => Ties::Mirror,
            _ => return Err(TrainingError::Version(version)),
        };
        let body = without_checksum(bytes).ok_or(TrainingError::Checksum)?;
        let mut rest = body.get(MAGIC.len() + 2..).unwrap_or_default();
        let training = read(&mut rest, stages.into(), ties);
        training
            .filter(|_| rest.is_empty())
            .ok_or(TrainingError::Contents)
    }
}

/// Reads what comes after the number of stages, and removes it; `None` if it makes no sense.
fn read(rest: &mut &[u8], stages: usize, ties: Ties) -> Option<Training> {
    let (head, course) = read_course(rest, stages)?;
    let stage = course.stages[head.stage];
    if head.done > stage.boards {
        return None;
    }
    let mut learner = Learner::new(Model::zero(stage.shape, ties), course.seed, head.boards);
    let mut is_whole = true;
    learner.set_weights(|weights| {
        weights.each_mut(&mut |_, weight| match take(rest) {
            Some(bytes) => *weight = i32::from_le_bytes(bytes),
            None => is_whole = false,
        });
    });
    is_whole.then_some(Training {
        course,
        stage: head.stage,
        done: head.done,
        learner,
    })
}

/// How far a training has come.
struct TrainingHead {
    stage: usize,
    done: u32,
    boards: u64,
}

fn read_course(rest: &mut &[u8], stages: usize) -> Option<(TrainingHead, Course)> {
    let head = TrainingHead {
        stage: u16::from_le_bytes(take(rest)?).into(),
        done: u32::from_le_bytes(take(rest)?),
        boards: u64::from_le_bytes(take(rest)?),
    };
    let seed = u64::from_le_bytes(take(rest)?);
    let stages = (0..stages).map(|_| read_stage(rest));
    let course = Course {
        seed,
        stages: stages.collect::<Option<_>>()?,
    };
    let is_sound = course.fault().is_none() && head.stage < course.stages.len();
    is_sound.then_some((head, course))
}

fn write_stage(stage: &CourseStage, bytes: &mut Vec<u8>) {
    bytes.extend((stage.shape.rows() as u16).to_le_bytes());
    bytes.extend((stage.shape.cols() as u16).to_le_bytes());
    let (first, last) = stage.widths;
    for number in [stage.boards, first, last, stage.rate.to_bits(), stage.batch] {
        bytes.extend(number.to_le_bytes());
    }
}

fn read_stage(rest: &mut &[u8]) -> Option<CourseStage> {
    let mut side = || Some(usize::from(u16::from_le_bytes(take(rest)?)));
    let shape = Shape::new(side()?, side()?).ok()?;
    let mut number = || Some(u32::from_le_bytes(take(rest)?));
    Some(CourseStage {
        shape,
        boards: number()?,
        widths: (number()?, number()?),
        rate: f32::from_bits(number()?),
        batch: number()?,
    })
}

/// Returns the first bytes and removes them; `None` if there are too few.
fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    let (first, later) = rest.split_first_chunk()?;
    *rest = later;
    Some(*first)
}
