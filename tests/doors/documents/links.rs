//! Links between documents lead to a file, and to a heading if they name one.

use std::fs;

use crate::documents::markdown::{anchors, link_targets};

#[test]
fn links_lead_somewhere() {
    let mut broken = Vec::new();
    for (path, text) in crate::documents::documents() {
        for target in link_targets(&text) {
            if target.starts_with("https://") || target.starts_with("http://") {
                continue;
            }
            let (file, anchor) = target.split_once('#').unwrap_or((&target, ""));
            let leads_to = match file {
                "" => path.clone(),
                file => path.parent().unwrap().join(file),
            };
            let found = if anchor.is_empty() {
                leads_to.exists()
            } else {
                fs::read_to_string(&leads_to)
                    .is_ok_and(|text| anchors(&text).iter().any(|known| known == anchor))
            };
            if !found {
                broken.push(format!("{}: {target}", path.display()));
            }
        }
    }
    assert!(broken.is_empty(), "broken links:\n{}", broken.join("\n"));
}
