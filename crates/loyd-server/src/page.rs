//! The page, embedded in the program as it was built.
//!
//! `page/` is committed, so building the program needs no node; `build.rs` lists its
//! files. Files under `assets/` have a hash in their name and never change; the others
//! are asked for again with the hash of their bytes. Most files are there twice, plain and
//! compressed by the build of the page; a client gets the form that it accepts.

use std::sync::LazyLock;

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use loyd_engine::requests::{Failure, Kind};

use crate::failure::HttpFailure;

/// One file of the page.
struct PageFile {
    name: &'static str,
    plain: &'static [u8],
    /// The same with gzip, where that is smaller.
    compressed: Option<&'static [u8]>,
}

/// All files, sorted by name.
static FILES: &[PageFile] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The tags of every file in its two forms, in the same order. Without a compressed form both
/// are the same.
static TAGS: LazyLock<Vec<[HeaderValue; 2]>> = LazyLock::new(|| {
    let tags = |file: &PageFile| [tag(file.plain), tag(file.compressed.unwrap_or(file.plain))];
    FILES.iter().map(tags).collect()
});

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
    let Ok(index) = FILES.binary_search_by_key(&name, |file| file.name) else {
        let message = format!("there is no {}; see docs/api.md", uri.path());
        return HttpFailure::from(Failure::new(Kind::NotFound, message)).into_response();
    };
    if method != Method::GET && method != Method::HEAD {
        let message = "a file of the page can only be read";
        return HttpFailure::from(Failure::new(Kind::MethodNotAllowed, message)).into_response();
    }
    let caching = if name.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let compressed = FILES[index].compressed.filter(|_| accepts_gzip(&headers));
    let [plain_tag, compressed_tag] = &TAGS[index];
    let tag = compressed.map_or(plain_tag, |_| compressed_tag);
    let fixed = [
        (header::CACHE_CONTROL, HeaderValue::from_static(caching)),
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static(type_of(name)),
        ),
        (header::ETAG, tag.clone()),
        (header::VARY, HeaderValue::from_static("accept-encoding")),
    ];
    if headers.get(header::IF_NONE_MATCH) == Some(tag) {
        return (StatusCode::NOT_MODIFIED, fixed).into_response();
    }
    match compressed {
        Some(bytes) => (fixed, [(header::CONTENT_ENCODING, "gzip")], bytes).into_response(),
        None => (fixed, FILES[index].plain).into_response(),
    }
}

/// Returns `true` if the client takes gzip: it names it, or everything, and not with weight 0.
fn accepts_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).into_iter();
    let codings: Vec<(&str, &str)> = accepted
        .filter_map(|value| value.to_str().ok())
        .flat_map(|text| text.split(','))
        .map(|coding| coding.split_once(';').unwrap_or((coding, "")))
        .map(|(name, weight)| (name.trim(), weight.trim()))
        .collect();
    let named = |wanted: &str| {
        let mut codings = codings.iter();
        codings.find(|(name, _)| name.eq_ignore_ascii_case(wanted))
    };
    named("gzip")
        .or_else(|| named("*"))
        .is_some_and(|(_, weight)| !is_zero(weight))
}

/// Returns `true` for a weight of 0, such as `q=0` and `q=0.000`.
fn is_zero(weight: &str) -> bool {
    let number = weight.strip_prefix("q=").or(weight.strip_prefix("Q="));
    number.is_some_and(|number| number.trim().parse() == Ok(0.0_f32))
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
        assert!(FILES.iter().any(|file| file.name == "index.html"));
        for file in FILES {
            assert_ne!(
                type_of(file.name),
                "application/octet-stream",
                "{}",
                file.name
            );
        }
    }

    #[test]
    fn every_file_of_the_folder_is_embedded_as_it_is() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("page");
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
        let forms = FILES
            .iter()
            .map(|file| 1 + usize::from(file.compressed.is_some()));
        assert_eq!(forms.sum::<usize>(), files);
        assert!(FILES.is_sorted_by_key(|file| file.name));
        for file in FILES {
            let read = |name: &str| std::fs::read(folder.join(name)).expect("a file");
            assert!(read(file.name) == file.plain, "{}", file.name);
            if let Some(bytes) = file.compressed {
                assert!(read(&format!("{}.gz", file.name)) == bytes, "{}", file.name);
                assert!(bytes.len() < file.plain.len(), "{}", file.name);
            }
        }
    }

    #[test]
    fn a_client_gets_gzip_only_if_it_accepts_it() {
        let accepts = |text: &'static str| {
            let value = HeaderValue::from_static(text);
            accepts_gzip(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, value)]))
        };
        assert!(!accepts_gzip(&HeaderMap::new()));
        for text in ["gzip", "br, gzip", "GZIP;q=0.1", "*", "deflate, *;q=0.5"] {
            assert!(accepts(text), "{text}");
        }
        for text in [
            "",
            "br",
            "identity",
            "gzip;q=0",
            "gzip; q=0.000, *",
            "*;q=0",
            "gzipped",
        ] {
            assert!(!accepts(text), "{text}");
        }
    }
}
