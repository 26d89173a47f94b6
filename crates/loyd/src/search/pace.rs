//! How many boards a beam keeps of its next level, decided while it runs.

/// How far a beam has come when it asks for the width of its next level.
#[derive(Debug, Clone, Copy)]
pub(crate) struct BeamProgress {
    /// Boards made by a slide and scored so far.
    pub(crate) generated: u64,
    /// Boards whose slides were tried so far.
    pub(crate) expanded: u64,
    /// Levels until a solution must be found, at most.
    pub(crate) levels_left: usize,
    /// Which levels these are.
    pub(crate) part: BeamPart,
}

/// A part of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum BeamPart {
    /// All of it.
    Whole,
    /// The borders of a board of which a rest is left.
    Borders,
    /// That rest, with a learned order.
    Rest,
}

/// Called before a level, or every few levels. Returns the number of boards to keep of the next
/// level; `None` ends the search.
pub(crate) type NextWidth<'a> = dyn FnMut(BeamProgress) -> Option<usize> + 'a;
