//! What would help, in the words of a door.
//!
//! The library gives remedies as data. A command names a flag, a server a field and a Python
//! package an argument.

use std::fmt::Display;

use loyd::Remedy;

/// What a door calls the choices of a request.
#[derive(Debug, Clone, Copy)]
pub struct ChoiceNames {
    /// The choice of a heuristic, for instance `--heuristic`.
    pub heuristic: &'static str,
    /// The choice of a search.
    pub search: &'static str,
    /// The choice of reductions.
    pub reductions: &'static str,
    /// The choice of a goal.
    pub goal: &'static str,
}

impl ChoiceNames {
    /// Returns an error's sentence, followed by what would help.
    ///
    /// ```
    /// use loyd::Remedy;
    /// use loyd_engine::ChoiceNames;
    ///
    /// let names = ChoiceNames {
    ///     heuristic: "heuristic",
    ///     search: "search",
    ///     reductions: "reductions",
    ///     goal: "goal",
    /// };
    /// let remedy = Remedy::Search(&["astar", "ida", "auto"]);
    /// assert_eq!(
    ///     names.sentence("this is too large", Some(&remedy)),
    ///     "this is too large; use search astar, ida or auto"
    /// );
    /// ```
    pub fn sentence(&self, error: impl Display, remedy: Option<&Remedy>) -> String {
        let advice = match remedy {
            Some(Remedy::Heuristic(names)) => format!("use {} {}", self.heuristic, any_of(names)),
            Some(Remedy::Search(names)) => format!("use {} {}", self.search, any_of(names)),
            Some(Remedy::Reductions(names)) => format!("use {} {}", self.reductions, any_of(names)),
            Some(Remedy::Goal(goal)) => format!("or use {} {goal}", self.goal),
            None => return error.to_string(),
        };
        let separator = if advice.starts_with("or ") { "," } else { ";" };
        format!("{error}{separator} {advice}")
    }
}

/// Returns `a`, `a or b`, `a, b or c`.
fn any_of(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [name] => (*name).to_owned(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}
