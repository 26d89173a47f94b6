//! What was learned about the distances of boards: an estimate, and a policy.
//!
//! Both are scores of places and of pairs of places, as the order of beams is (`model.rs`). The sum
//! of the first is an estimate of the distance. The second was learned by comparing the slides of
//! boards: it says which of them to prefer, and its value means nothing else. The bytes are those
//! of two models in one frame:
//!
//! ```text
//! 0   8 bytes  "loyddist"
//! 8   u8       version of the format
//! 9   3 bytes  zeros
//! 12  u32      bytes of the estimate
//!              the estimate, as in `model_bytes.rs`
//!              the policy, as in `model_bytes.rs`
//! end u64      checksum of all bytes before it (`bytes.rs`)
//! ```
//!
//! Numbers are little-endian.

use super::bytes::{checksum, without_checksum};
use super::model::Model;
use super::model_bytes::ModelError;
use crate::puzzle::Shape;

const MAGIC: [u8; 8] = *b"loyddist";
const VERSION: u8 = 1;
const HEADER: usize = 16;

/// A learned estimate and a learned policy for boards of one shape.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DistanceModel {
    /// Its score is the estimated distance.
    pub(super) estimate: Model,
    /// Of two boards that a slide leads to, the one with the lower score is preferred.
    pub(super) policy: Model,
}

impl DistanceModel {
    /// The shape of the boards.
    pub const fn shape(&self) -> Shape {
        self.estimate.shape()
    }

    /// Returns the model as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let (estimate, policy) = (self.estimate.to_bytes(), self.policy.to_bytes());
        let mut bytes = MAGIC.to_vec();
        bytes.extend([VERSION, 0, 0, 0]);
        bytes.extend((estimate.len() as u32).to_le_bytes());
        bytes.extend(estimate);
        bytes.extend(policy);
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a model.
    pub fn from_bytes(bytes: &[u8]) -> Result<DistanceModel, ModelError> {
        let Some(&[version, ..]) = bytes.strip_prefix(&MAGIC) else {
            return Err(ModelError::Magic);
        };
        if version != VERSION {
            return Err(ModelError::Version(version));
        }
        let body = without_checksum(bytes).ok_or(ModelError::Checksum)?;
        let (header, rest) = body.split_at_checked(HEADER).ok_or(ModelError::Magic)?;
        let length = u32::from_le_bytes([header[12], header[13], header[14], header[15]]);
        let parts = rest.split_at_checked(length as usize);
        let (estimate, policy) = parts.ok_or(ModelError::Magic)?;
        let model = DistanceModel {
            estimate: Model::from_bytes(estimate)?,
            policy: Model::from_bytes(policy)?,
        };
        if model.policy.shape() == model.shape() {
            Ok(model)
        } else {
            Err(ModelError::Length(model.shape()))
        }
    }
}
