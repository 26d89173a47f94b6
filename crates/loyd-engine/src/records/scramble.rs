//! Random boards.

use serde::Serialize;

/// Boards that one request asked for, together: what the server answers.
#[derive(Debug, Serialize)]
pub struct ScrambleRecord {
    /// The seed that gives them again.
    pub seed: u64,
    /// What the lengths count.
    pub metric: String,
    /// How they were found.
    pub method: String,
    /// Whether every board of these lengths is equally likely.
    pub uniform: bool,
    /// The boards.
    pub boards: Vec<ScrambledRecord>,
}

/// One of them.
#[derive(Debug, Serialize)]
pub struct ScrambledRecord {
    /// The board.
    pub board: String,
    /// The length of its shortest solutions; null if none was asked for.
    pub length: Option<u32>,
}

/// One board on a line of its own, with what gives it again: what the command prints.
#[derive(Debug, Serialize)]
pub struct ScrambleLine {
    /// The board.
    pub board: String,
    /// The goal.
    pub goal: String,
    /// The seed.
    pub seed: u64,
    /// The place in the stream of the seed, from 0.
    pub index: u64,
    /// The slides of the random walk that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub walk: Option<u64>,
    /// The length of its shortest solutions, where one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub length: Option<u32>,
    /// What that length counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub metric: Option<String>,
    /// How a board of that length was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub method: Option<String>,
}
