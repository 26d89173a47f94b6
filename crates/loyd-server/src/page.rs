//! The page, embedded in the program as it was built.
//!
//! `web/dist` is committed, so building the program needs no node. Files under
//! `assets/` have a hash in their name and never change; the others are asked for
//! again with the hash of their bytes.

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use rust_embed::RustEmbed;

use crate::failure::{Failure, Kind};

#[derive(RustEmbed)]
#[folder = "../../web/dist/"]
struct Files;

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
    let Some(file) = Files::get(name) else {
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
    let tag = tag(&file.metadata.sha256_hash());
    let fixed = [
        (header::CACHE_CONTROL, HeaderValue::from_static(caching)),
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static(type_of(name)),
        ),
        (header::ETAG, tag.clone()),
    ];
    if headers.get(header::IF_NONE_MATCH) == Some(&tag) {
        return (StatusCode::NOT_MODIFIED, fixed).into_response();
    }
    (fixed, file.data).into_response()
}

fn type_of(name: &str) -> &'static str {
    let extension = name.rsplit('.').next();
    let row = TYPES.iter().find(|row| Some(row.0) == extension);
    row.map_or("application/octet-stream", |row| row.1)
}

fn tag(hash: &[u8; 32]) -> HeaderValue {
    let [first, second, ..] = hash.as_chunks::<8>().0 else {
        return HeaderValue::from_static("\"\"");
    };
    let (first, second) = (u64::from_be_bytes(*first), u64::from_be_bytes(*second));
    HeaderValue::try_from(format!("\"{first:016x}{second:016x}\""))
        .unwrap_or(HeaderValue::from_static("\"\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_there_and_every_file_has_a_type() {
        assert!(Files::get("index.html").is_some());
        for name in Files::iter() {
            assert_ne!(type_of(&name), "application/octet-stream", "{name}");
        }
    }
}
