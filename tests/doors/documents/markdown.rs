//! The parts of a Markdown file that the tests look at: fenced blocks, links and headings.

/// A fenced code block.
pub(crate) struct Block<'a> {
    /// The word after the fence, such as `console` or `sh`.
    pub(crate) language: &'a str,
    pub(crate) lines: Vec<&'a str>,
}

/// Returns the fenced blocks of a text.
pub(crate) fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut found = Vec::new();
    let mut open: Option<Block<'_>> = None;
    for line in text.lines() {
        match (line.strip_prefix("```"), open.take()) {
            (Some(_), Some(block)) => found.push(block),
            (Some(language), None) => {
                open = Some(Block {
                    language: language.trim(),
                    lines: Vec::new(),
                });
            }
            (None, Some(mut block)) => {
                block.lines.push(line);
                open = Some(block);
            }
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a fenced block has no end");
    found
}

/// Returns the lines outside fenced blocks.
pub(crate) fn prose(text: &str) -> Vec<&str> {
    let mut inside = false;
    text.lines()
        .filter(|line| {
            let fence = line.starts_with("```");
            inside ^= fence;
            !inside && !fence
        })
        .collect()
}

/// Returns the targets of all links and pictures.
pub(crate) fn link_targets(text: &str) -> Vec<String> {
    let prose = prose(text).join("\n");
    prose
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split_once(')'))
        .map(|(target, _)| target.to_owned())
        .collect()
}

/// Returns the anchors of all headings, as GitHub makes them.
pub(crate) fn anchors(text: &str) -> Vec<String> {
    let headings = prose(text).into_iter().filter(|line| line.starts_with('#'));
    headings
        .map(|line| {
            line.trim_start_matches('#')
                .trim()
                .to_lowercase()
                .chars()
                .filter(|&c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'))
                .map(|c| if c == ' ' { '-' } else { c })
                .collect()
        })
        .collect()
}
