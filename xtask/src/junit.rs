//! Reads test reports in the form of `JUnit`, which pytest and vitest write.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, ensure};

use crate::tally::Tally;

/// Reads the tests of a report.
pub(crate) fn read(report: &Path) -> Result<Tally> {
    let text = fs::read_to_string(report);
    let text = text.with_context(|| format!("{} cannot be read", report.display()))?;
    let tally = parse(&text);
    ensure!(tally.ran() > 0, "{} has no test", report.display());
    Ok(tally)
}

fn parse(text: &str) -> Tally {
    let mut tally = Tally::default();
    for case in text.split("<testcase ").skip(1) {
        // A case without content ends with its own tag.
        let (tag, rest) = case.split_once('>').unwrap_or((case, ""));
        let content = if tag.ends_with('/') {
            ""
        } else {
            rest.split("</testcase>").next().unwrap_or_default()
        };
        let name = format!("{} {}", attribute(tag, "classname"), attribute(tag, "name"));
        if content.contains("<failure") || content.contains("<error") {
            tally.fail();
        } else if let Some((_, skip)) = content.split_once("<skipped") {
            let reason = attribute(skip.split('>').next().unwrap_or_default(), "message");
            tally.skip(if reason.is_empty() { &name } else { &reason });
        } else {
            tally.pass(&name, attribute(tag, "time").parse().ok());
        }
    }
    tally
}

/// Returns the value of an attribute of a tag, or nothing where the tag has no such attribute.
fn attribute(tag: &str, name: &str) -> String {
    // A space before it, because `name` ends like `classname`.
    let start = format!(" {name}=\"");
    let tag = format!(" {tag}");
    let value = tag.split_once(&start).map_or("", |(_, rest)| rest);
    let value = value.split('"').next().unwrap_or_default();
    let written = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&apos;", "'"),
        ("&amp;", "&"),
    ];
    let unescape = |text: String, (code, letter)| text.replace(code, letter);
    written.into_iter().fold(value.to_owned(), unescape)
}

#[cfg(test)]
mod tests {
    use super::*;

    const REPORT: &str = r#"<?xml version="1.0" encoding="utf-8"?>
<testsuites><testsuite name="pytest" tests="4"><testcase classname="tests.test_gym" name="test_one[a&lt;b]" time="1.250" /><testcase classname="tests.test_gym" name="two" time="0.1"><failure message="no">x</failure></testcase>
<testcase classname="play.test.ts" name="three" time="0.5">
  <skipped type="pytest.skip" message="needs a server">away</skipped></testcase>
<testcase classname="play.test.ts" name="four" time="2.5"><system-out>words</system-out></testcase>
</testsuite></testsuites>"#;

    #[test]
    fn cases_are_read() {
        let summary = parse(REPORT).summary();
        assert_eq!(
            summary,
            "     2.5 s  play.test.ts four\n     1.2 s  tests.test_gym test_one[a<b]\n\
             1 skipped: needs a server\n2 passed, 1 failed, 1 skipped"
        );
    }
}
