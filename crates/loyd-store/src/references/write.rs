//! Merging, replacing and removing entries, each in one transaction.
//!
//! Proofs are never refused because of unproved entries. When an entry is proved, an
//! unproved one of the same corner board is dropped if it adds nothing or contradicts
//! the proof.

use loyd::puzzle::PackedBoard;
use loyd::reference::Contradiction;
use rusqlite::{Transaction, TransactionBehavior, params};

use super::proof::{Claim, Proved};
use super::row::{self, Row};
use super::schema::{self, Trust};
use super::{ReferenceError, ReferenceProblem, ReferenceStore, find, key};

/// The result of storing an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Put {
    /// Nothing was known of its boards.
    Added,
    /// More is known now than before.
    Improved,
    /// Everything was known already.
    Unchanged,
}

/// One result per entry: entries that contradict what is stored are refused.
type Outcomes = Vec<Result<Put, Contradiction>>;

impl ReferenceStore {
    /// Merges an entry into what is stored. When this returns, it is on the disk.
    pub fn put(&mut self, proved: &Proved) -> Result<Put, ReferenceError> {
        let mut outcomes = self.put_all(std::slice::from_ref(proved))?;
        let outcome = outcomes.pop().unwrap_or(Ok(Put::Unchanged));
        outcome.map_err(|contradiction| self.contradiction(contradiction))
    }

    /// The same for many entries in one transaction; those that contradict what is
    /// stored are refused one by one.
    pub fn put_all(&mut self, entries: &[Proved]) -> Result<Outcomes, ReferenceError> {
        self.write(|transaction| {
            let outcomes = entries.iter().map(|proved| put(transaction, proved));
            outcomes.collect()
        })
    }

    /// Merges entries into the unproved ones, in one transaction. Those that contradict
    /// what is stored, proved or not, are refused one by one.
    pub fn put_unproved(&mut self, claims: &[Claim]) -> Result<Outcomes, ReferenceError> {
        self.write(|transaction| {
            let outcomes = claims.iter().map(|claim| put_unproved(transaction, claim));
            outcomes.collect()
        })
    }

    /// Removes everything that is stored for the entry's corner board and stores the
    /// entry instead, in one transaction.
    pub fn replace(&mut self, proved: &Proved) -> Result<(), ReferenceError> {
        self.write(|transaction| {
            remove(transaction, proved.entry().corner())?;
            insert(transaction, Trust::Proved, proved.claim())
        })
    }

    /// Removes what is stored for a corner board, proved or not. Returns `true` if there
    /// was something.
    pub fn remove(&mut self, corner: PackedBoard) -> Result<bool, ReferenceError> {
        self.write(|transaction| remove(transaction, corner))
    }

    /// Removes the rows that do not match their seal or contradict themselves. Returns how
    /// many there were.
    pub fn remove_unusable(&mut self) -> Result<usize, ReferenceError> {
        self.write(|transaction| {
            let proved = remove_unusable(transaction, Trust::Proved, row::read_proved)?;
            let unproved = remove_unusable(transaction, Trust::Unproved, row::read_claim)?;
            Ok(proved + unproved)
        })
    }

    /// Writes in one transaction, after migrating the file to this program's version.
    fn write<T>(
        &mut self,
        work: impl FnOnce(&Transaction<'_>) -> rusqlite::Result<T>,
    ) -> Result<T, ReferenceError> {
        let done = (|| {
            let transaction = self
                .connection
                .transaction_with_behavior(TransactionBehavior::Immediate)?;
            schema::migrate(&transaction)?;
            let done = work(&transaction)?;
            transaction.commit()?;
            Ok(done)
        })();
        done.map_err(|error| self.trouble(&error))
    }

    fn contradiction(&self, contradiction: Contradiction) -> ReferenceError {
        ReferenceError {
            path: self.path.clone(),
            trouble: ReferenceProblem::Contradiction(Box::new(contradiction)),
        }
    }
}

fn put(
    transaction: &Transaction<'_>,
    proved: &Proved,
) -> rusqlite::Result<Result<Put, Contradiction>> {
    let corner = proved.entry().corner();
    // A row that cannot be trusted is replaced.
    let stored = find(transaction, Trust::Proved, corner, row::read_proved)?;
    let (merged, outcome) = match &stored {
        None => (proved.clone(), Put::Added),
        Some(stored) => match stored.merged(proved) {
            Err(contradiction) => return Ok(Err(contradiction)),
            Ok(merged) if merged == *stored => return Ok(Ok(Put::Unchanged)),
            Ok(merged) => (merged, Put::Improved),
        },
    };
    insert(transaction, Trust::Proved, merged.claim())?;
    let claim = find(transaction, Trust::Unproved, corner, row::read_claim)?;
    if claim.is_some_and(|claim| news(&merged, &claim) != Ok(true)) {
        delete(transaction, Trust::Unproved, corner)?;
    }
    Ok(Ok(outcome))
}

fn put_unproved(
    transaction: &Transaction<'_>,
    claim: &Claim,
) -> rusqlite::Result<Result<Put, Contradiction>> {
    let corner = claim.entry().corner();
    if let Some(proved) = find(transaction, Trust::Proved, corner, row::read_proved)? {
        match news(&proved, claim) {
            Ok(true) => {}
            Ok(false) => return Ok(Ok(Put::Unchanged)),
            Err(contradiction) => return Ok(Err(contradiction)),
        }
    }
    let stored = find(transaction, Trust::Unproved, corner, row::read_claim)?;
    let (merged, outcome) = match &stored {
        None => (claim.clone(), Put::Added),
        Some(stored) => match stored.merged(claim) {
            Err(contradiction) => return Ok(Err(contradiction)),
            Ok(merged) if merged == *stored => return Ok(Ok(Put::Unchanged)),
            Ok(merged) => (merged, Put::Improved),
        },
    };
    insert(transaction, Trust::Unproved, &merged)?;
    Ok(Ok(outcome))
}

/// Returns `true` if a claim adds something to what is proved. Fails if it contradicts
/// it.
fn news(proved: &Proved, claim: &Claim) -> Result<bool, Contradiction> {
    let both = proved.claim().merged(claim)?;
    Ok(both.entry() != proved.entry())
}

fn insert(transaction: &Transaction<'_>, trust: Trust, claim: &Claim) -> rusqlite::Result<()> {
    let table = trust.table();
    let row = Row::of(claim);
    transaction
        .prepare_cached(&format!(
            "INSERT OR REPLACE INTO {table} \
             (corner, distances, exact, prefixes, checksums, engines, seal) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"
        ))?
        .execute(params![
            row.corner,
            row.distances.as_ref(),
            row.exact,
            row.prefixes.as_ref(),
            row.checksums.as_ref(),
            row.engines.as_ref(),
            row.seal(trust).as_slice()
        ])
        .map(drop)
}

fn remove(transaction: &Transaction<'_>, corner: PackedBoard) -> rusqlite::Result<bool> {
    let proved = delete(transaction, Trust::Proved, corner)?;
    let unproved = delete(transaction, Trust::Unproved, corner)?;
    Ok(proved || unproved)
}

fn delete(
    transaction: &Transaction<'_>,
    trust: Trust,
    corner: PackedBoard,
) -> rusqlite::Result<bool> {
    let table = trust.table();
    let rows = transaction.execute(
        &format!("DELETE FROM {table} WHERE corner = ?1"),
        [key(corner)],
    )?;
    Ok(rows > 0)
}

fn remove_unusable<T>(
    transaction: &Transaction<'_>,
    trust: Trust,
    read: impl Fn(&rusqlite::Row<'_>) -> Option<T>,
) -> rusqlite::Result<usize> {
    let mut unusable: Vec<i64> = Vec::new();
    let mut statement = transaction.prepare(&schema::select(transaction, trust)?)?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        if read(row).is_none() {
            unusable.push(row.get(0)?);
        }
    }
    let table = trust.table();
    for corner in &unusable {
        let delete = format!("DELETE FROM {table} WHERE corner = ?1");
        transaction.execute(&delete, [corner])?;
    }
    Ok(unusable.len())
}
