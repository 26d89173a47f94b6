//! Which part of a proof comes next.
//!
//! A proof goes bound by bound. The first bounds take less than a second together, so they are
//! searched in one go, which also gives a first solution. Before each later bound a shorter
//! solution is looked for; then the bound is divided into shares. A [`ProofPlan`] only decides:
//! who searches the parts, and where, is up to the caller.

use loyd::search::{BoundShare, Iteration};

use super::state::Proof;

/// Boards that a share should generate: about ten seconds of one thread.
const SHARE_NODES: u64 = 50_000_000;

/// The most shares of a bound that is not divided by the caller. Dividing takes each share a
/// twentieth of a second per thousand shares.
const MOST_SHARES: u64 = 2000;

/// How much the boards of a bound grow if only one bound is known.
const GROWTH: u64 = 8;

/// Decides how a proof goes on.
#[derive(Debug, Clone)]
pub struct ProofPlan {
    share_nodes: u64,
    shares: Option<u32>,
    /// The last bound before which a shorter solution was looked for.
    shortened: Option<u32>,
}

/// What to do next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProofStep {
    /// Search the first bounds in one go.
    First,
    /// Look for a shorter solution before this bound is divided.
    Shorten(u32),
    /// Search the missing shares of a bound.
    Shares(u32, Vec<BoundShare>),
    /// Nothing: the shortest solution known is optimal.
    Proved,
}

impl Default for ProofPlan {
    fn default() -> ProofPlan {
        ProofPlan {
            share_nodes: SHARE_NODES,
            shares: None,
            shortened: None,
        }
    }
}

impl ProofPlan {
    /// Sets how many boards a share should generate.
    #[must_use]
    pub const fn with_share_nodes(mut self, nodes: u64) -> ProofPlan {
        self.share_nodes = nodes;
        self
    }

    /// Divides every bound that is not begun yet into this many shares.
    #[must_use]
    pub const fn with_shares(mut self, shares: Option<u32>) -> ProofPlan {
        self.shares = shares;
        self
    }

    /// Returns what comes next. Call it again when that is done and added to the proof.
    pub fn next(&mut self, proof: &Proof) -> ProofStep {
        if proof.is_proved() {
            return ProofStep::Proved;
        }
        if proof.best().is_none() {
            return ProofStep::First;
        }
        let bound = proof.lower_bound();
        let begun = proof.shares_begun(bound);
        if begun.is_none() && self.shortened != Some(bound) {
            self.shortened = Some(bound);
            return ProofStep::Shorten(bound);
        }
        let of = begun.or(self.shares).unwrap_or_else(|| {
            let complete = proof.complete();
            let before: Vec<Iteration> = complete.into_iter().map(|bound| bound.0).collect();
            shares_for(&before, self.share_nodes)
        });
        let is_missing = |share: &BoundShare| !proof.is_exhausted(bound, *share);
        ProofStep::Shares(bound, BoundShare::all(of).filter(is_missing).collect())
    }
}

/// Returns how many shares of `share_nodes` boards the bound after these is divided into.
fn shares_for(before: &[Iteration], share_nodes: u64) -> u32 {
    let mut counts = before.iter().rev().map(|bound| bound.generated);
    let last = counts.next().unwrap_or(0);
    let growth = counts.next().map_or(GROWTH, |before| last / before.max(1));
    let predicted = last.saturating_mul(growth.clamp(2, 2 * GROWTH));
    (predicted / share_nodes.max(1)).clamp(1, MOST_SHARES) as u32
}
