//! A training of distances as bytes, so that it can go on after an interruption.
//!
//! ```text
//! 0   8 bytes  "loyddlrn"
//! 8   u8       version of the format
//! 9   u8       rows
//! 10  u8       columns
//! 11  u8       zero
//! 12  u32      boards to learn from
//! 16  u32      boards that were learned from
//! 20  u64      seed
//! 28           weights of the estimate, then of the policy: one i32 for each place and each pair,
//!              mirror images once, in the order of `Weights::each`
//! end u64      checksum of all bytes before it (`bytes.rs`)
//! ```
//!
//! Numbers are little-endian.

use super::bytes::{checksum, without_checksum};
use super::distance_training::{DistanceCourse, DistanceTraining};
use super::training_bytes::TrainingError;
use super::weights::Weights;
use crate::puzzle::Shape;

const MAGIC: [u8; 8] = *b"loyddlrn";
const VERSION: u8 = 1;

impl DistanceTraining {
    /// Returns the training as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let (course, mut bytes) = (self.course(), MAGIC.to_vec());
        let shape = course.shape;
        bytes.extend([VERSION, shape.rows() as u8, shape.cols() as u8, 0]);
        bytes.extend(course.boards.to_le_bytes());
        bytes.extend(self.done.to_le_bytes());
        bytes.extend(course.seed.to_le_bytes());
        for weights in [&self.estimate, &self.policy] {
            weights.each(&mut |weight| bytes.extend(weight.to_le_bytes()));
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a training.
    pub fn from_bytes(bytes: &[u8]) -> Result<DistanceTraining, TrainingError> {
        let Some(&[version, rows, cols, _, ..]) = bytes.strip_prefix(&MAGIC) else {
            return Err(TrainingError::Magic);
        };
        if version != VERSION {
            return Err(TrainingError::Version(version));
        }
        let body = without_checksum(bytes).ok_or(TrainingError::Checksum)?;
        let mut rest = body.get(MAGIC.len() + 4..).unwrap_or_default();
        let shape = Shape::new(rows.into(), cols.into()).ok();
        let shape = shape.filter(|&shape| DistanceCourse::supports(shape));
        let training = shape.and_then(|shape| read(shape, &mut rest));
        let is_whole = |training: &DistanceTraining| {
            rest.is_empty() && training.done <= training.course().boards
        };
        training.filter(is_whole).ok_or(TrainingError::Contents)
    }
}

/// Reads what comes after the shape, and removes it; `None` if it ends too early.
fn read(shape: Shape, rest: &mut &[u8]) -> Option<DistanceTraining> {
    let boards = u32::from_le_bytes(take(rest)?);
    let done = u32::from_le_bytes(take(rest)?);
    let seed = u64::from_le_bytes(take(rest)?);
    let mut training = DistanceTraining::new(DistanceCourse {
        shape,
        seed,
        boards,
    });
    training.done = done;
    read_weights(&mut training.estimate, rest)?;
    read_weights(&mut training.policy, rest)?;
    Some(training)
}

fn read_weights(weights: &mut Weights, rest: &mut &[u8]) -> Option<()> {
    let mut is_whole = true;
    weights.each_mut(&mut |_, weight| match take(rest) {
        Some(bytes) => *weight = i32::from_le_bytes(bytes),
        None => is_whole = false,
    });
    is_whole.then_some(())
}

/// Returns the first bytes and removes them; `None` if there are too few.
fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    let (first, later) = rest.split_first_chunk()?;
    *rest = later;
    Some(*first)
}
