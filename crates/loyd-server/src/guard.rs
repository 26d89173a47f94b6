//! Who may ask, what every answer says to a browser, and the line in the log.
//!
//! A server on this machine can be reached by every page that a browser here shows.
//! Two checks keep strangers' pages out. A name that was made to point here (DNS
//! rebinding) shows in the header `Host`; a page of another origin shows in `Origin`
//! or `Sec-Fetch-Site`. Answers never carry a permission for other origins.

use std::net::{IpAddr, SocketAddr};
use std::time::Instant;

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Request, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use loyd_engine::requests::{Failure, Kind};

use crate::failure::HttpFailure;
use crate::panics::caught;
use crate::router::{App, Client};

/// What every answer tells the browser. Only what the server itself sends is
/// loaded; pictures that the user gives to the page stay in the page.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; \
         font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// Checks a request, answers it and writes its line.
pub(crate) async fn check(State(app): State<App>, request: Request<Body>, next: Next) -> Response {
    let began = Instant::now();
    let client = request.extensions().get::<Client>().copied();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let line = LogLine {
        app: app.clone(),
        client: client.map_or(app.config.address, |client| client.0),
        method,
        path,
        began,
        status: None,
    };
    let allowed = check_host(app.config.is_local(), request.headers())
        .and_then(|()| check_origin(request.headers()));
    let mut response = match allowed {
        Ok(()) => caught(next.run(request)).await,
        Err(failure) => HttpFailure::from(failure).into_response(),
    };
    line.answered(&response);
    for (name, value) in HEADERS {
        let value = HeaderValue::from_static(value);
        response.headers_mut().insert(name, value);
    }
    let caching = response.headers_mut().entry(header::CACHE_CONTROL);
    caching.or_insert(HeaderValue::from_static("no-store"));
    response
}

/// The line of one request; also written when the client goes before its answer.
struct LogLine {
    app: App,
    client: SocketAddr,
    method: Method,
    path: String,
    began: Instant,
    status: Option<axum::http::StatusCode>,
}

impl LogLine {
    fn answered(mut self, response: &Response) {
        self.status = Some(response.status());
    }
}

impl Drop for LogLine {
    fn drop(&mut self) {
        let what = (&self.method, self.path.as_str());
        let took = self.began.elapsed();
        self.app.log.request(self.client, what, self.status, took);
    }
}

/// On this machine only names of this machine are answered to.
fn check_host(local: bool, headers: &HeaderMap) -> Result<(), Failure> {
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    if !local || host.is_some_and(is_this_machine) {
        return Ok(());
    }
    let message = "this server answers only to localhost, 127.0.0.1 and [::1]; \
                   start it with --bind to answer to other names";
    Err(Failure::new(Kind::Forbidden, message))
}

fn is_this_machine(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    let bare = name.trim_start_matches('[').trim_end_matches(']');
    let address = bare.parse::<IpAddr>();
    name.eq_ignore_ascii_case("localhost") || address.is_ok_and(|ip| ip.is_loopback())
}

/// A page of another origin gets nothing.
fn check_origin(headers: &HeaderMap) -> Result<(), Failure> {
    let text = |name: &HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text(&header::HOST);
    let foreign = match headers.get(header::ORIGIN).map(HeaderValue::to_str) {
        None => false,
        Some(Err(_)) => true,
        Some(Ok(origin)) => origin.split_once("://").map(|(_, host)| host) != host,
    };
    let site = text(&HeaderName::from_static("sec-fetch-site"));
    // Following a link to the page is no misuse; fetching from it is.
    let navigates = text(&HeaderName::from_static("sec-fetch-mode")) == Some("navigate");
    if foreign || (site == Some("cross-site") && !navigates) {
        let message = "pages of other origins may not use this server";
        return Err(Failure::new(Kind::Forbidden, message));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_this_machine() {
        for host in [
            "localhost",
            "LOCALHOST:80",
            "127.0.0.1:8015",
            "127.9.9.9",
            "[::1]:1",
            "[::1]",
        ] {
            assert!(is_this_machine(host), "{host}");
        }
        for host in [
            "",
            "evil.example",
            "localhost.evil.example",
            "192.168.0.1",
            "127.0.0.1.evil",
            "[::2]:1",
        ] {
            assert!(!is_this_machine(host), "{host}");
        }
    }

    #[test]
    fn only_pages_of_this_server() {
        let headers = |pairs: &[(&'static str, &'static str)]| {
            let pairs = pairs.iter().map(|&(name, value)| {
                let name = HeaderName::from_static(name);
                (name, HeaderValue::from_static(value))
            });
            pairs.collect::<HeaderMap>()
        };
        let host = ("host", "localhost:8015");
        let own = ("origin", "http://localhost:8015");
        let other = ("origin", "http://localhost:9000");
        assert!(check_origin(&headers(&[host])).is_ok());
        assert!(check_origin(&headers(&[host, own])).is_ok());
        assert!(check_origin(&headers(&[host, other])).is_err());
        assert!(check_origin(&headers(&[host, ("origin", "null")])).is_err());
        let cross = ("sec-fetch-site", "cross-site");
        assert!(check_origin(&headers(&[host, cross])).is_err());
        assert!(check_origin(&headers(&[host, cross, ("sec-fetch-mode", "navigate")])).is_ok());
    }
}
