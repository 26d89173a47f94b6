//! The page, embedded in the program as it was built.
//!
//! `web/dist` is committed, so building the program needs no node; `build.rs` lists its
//! files. Files under `assets/` have a hash in their name and never change; the others
//! are asked for again with the hash of their bytes.

use std::sync::LazyLock;

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};

use crate::failure::{Failure, Kind};

/// The names and bytes of all files, sorted by name.
static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The tag of every file, in the same order.
static TAGS: LazyLock<Vec<HeaderValue>> =
    LazyLock::new(|| FILES.iter().map(|(_, bytes)| tag(bytes)).collect());

/// The types of the files a page is made of.
const TYPES: [(&str, &str); 11] = [
    ("html", "text/html; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("json", "application/json"),
    ("webmanifest", "application/manifest+json"),
    ("svg", "image/svg+xml"),
    ("png", "image/png"),
    ("ico", "image/x-icon"),
    ("woff2", "font/woff2"),
    ("txt", "text/plain; charset=utf-8"),
    ("map", "application/json"),
];

/// Answers with a file of the page.
pub(crate) async fn get(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let name = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        name => name,
    };
    let Ok(index) = FILES.binary_search_by_key(&name, |file| file.0) else {
        let message = format!("there is no {}; see docs/api.md", uri.path());
        return Failure::new(Kind::NotFound, message).into_response();
    };
    if method != Method::GET && method != Method::HEAD {
        let message = "a file of the page can only be read";
        return Failure::new(Kind::MethodNotAllowed, message).into_response();
    }
    let caching = if name.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let tag = &TAGS[index];
    let fixed = [
        (header::CACHE_CONTROL, HeaderValue::from_static(caching)),
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static(type_of(name)),
        ),
        (header::ETAG, tag.clone()),
    ];
    if headers.get(header::IF_NONE_MATCH) == Some(tag) {
        return (StatusCode::NOT_MODIFIED, fixed).into_response();
    }
    (fixed, FILES[index].1).into_response()
}

fn type_of(name: &str) -> &'static str {
    let extension = name.rsplit('.').next();
    let row = TYPES.iter().find(|row| Some(row.0) == extension);
    row.map_or("application/octet-stream", |row| row.1)
}

/// Returns the hash of a file's bytes in quotes, as a header has it.
fn tag(bytes: &[u8]) -> HeaderValue {
    let hash = blake3::hash(bytes).to_hex();
    HeaderValue::try_from(format!("\"{}\"", &hash[..32]))
        .unwrap_or(HeaderValue::from_static("\"\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_there_and_every_file_has_a_type() {
        assert!(FILES.iter().any(|file| file.0 == "index.html"));
        for (name, _) in FILES {
            assert_ne!(type_of(name), "application/octet-stream", "{name}");
        }
    }

    #[test]
    fn every_file_of_the_folder_is_embedded_as_it_is() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
        let (mut files, mut folders) = (0, vec![folder.clone()]);
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).expect("a folder") {
                let path = entry.expect("an entry").path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    files += 1;
                }
            }
        }
        assert_eq!(FILES.len(), files);
        assert!(FILES.is_sorted_by_key(|file| file.0));
        for (name, bytes) in FILES {
            let read = std::fs::read(folder.join(name)).expect(name);
            assert!(read == *bytes, "{name}");
        }
    }
}
