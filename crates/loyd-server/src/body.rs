//! JSON in and out: a body that is small, comes in time and says what it should.

use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode, header};
use axum::response::{IntoResponse, Response};
use http_body_util::{BodyExt as _, LengthLimitError, Limited};
use loyd_engine::requests::{Failure, Kind};
use serde::Serialize;
use serde::de::{DeserializeOwned, IgnoredAny};

use crate::config::Config;
use crate::failure::HttpFailure;

/// Reads the body of a request.
pub(crate) async fn read<T: DeserializeOwned>(
    config: &Config,
    request: Request<Body>,
) -> Result<T, HttpFailure> {
    check_type(request.headers())?;
    let limited = Limited::new(request.into_body(), config.body).collect();
    let collected = tokio::time::timeout(config.client_timeout, limited).await;
    let bytes = match collected {
        Err(_) => return Err(too_slow(config)),
        Ok(Err(error)) if error.is::<LengthLimitError>() => return Err(too_large(config).into()),
        Ok(Err(_)) => {
            return Err(Failure::new(Kind::BadRequest, "the body ended too early").into());
        }
        Ok(Ok(collected)) => collected.to_bytes(),
    };
    Ok(parse(&bytes)?)
}

/// A page of another origin can send a form but not this type, unless the server
/// says that it may, which this one never does.
fn check_type(headers: &HeaderMap) -> Result<(), HttpFailure> {
    let given = headers
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok());
    let name = given.and_then(|text| text.split(';').next());
    if name.is_some_and(|name| name.trim().eq_ignore_ascii_case("application/json")) {
        return Ok(());
    }
    let message = "the body must be JSON: send the header Content-Type: application/json";
    let failure = Failure::new(Kind::BadRequest, message);
    let status = StatusCode::UNSUPPORTED_MEDIA_TYPE;
    Err(HttpFailure::with_status(failure, status))
}

fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Failure> {
    let not_json = |error| Failure::new(Kind::BadJson, format!("the body is not JSON: {error}"));
    // Lists would be read as fields in their order, which is never meant.
    if !bytes.trim_ascii_start().starts_with(b"{") {
        serde_json::from_slice::<IgnoredAny>(bytes).map_err(not_json)?;
        let message = "the body must be an object: {\"board\": ...}";
        return Err(Failure::new(Kind::BadRequest, message));
    }
    let mut reader = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let field = error.path().to_string();
        let inner = error.into_inner();
        let failure = if inner.is_data() {
            Failure::new(Kind::BadRequest, &inner)
        } else {
            not_json(inner)
        };
        match field.as_str() {
            "." | "?" => failure,
            field => failure.about(field),
        }
    })?;
    reader.end().map_err(not_json)?;
    Ok(value)
}

fn too_large(config: &Config) -> Failure {
    let most = config.body;
    let message = format!("the body is larger than {most} bytes; send one board at a time");
    Failure::new(Kind::TooLarge, message)
}

fn too_slow(config: &Config) -> HttpFailure {
    let seconds = config.client_timeout.as_secs_f64();
    let message = format!("the body did not come within {seconds} s");
    let failure = Failure::new(Kind::BadRequest, message);
    HttpFailure::with_status(failure, StatusCode::REQUEST_TIMEOUT)
}

/// A value as the body of an answer.
pub(crate) fn json(value: &impl Serialize) -> Response {
    match serde_json::to_vec(value) {
        Ok(mut bytes) => {
            bytes.push(b'\n');
            ([(header::CONTENT_TYPE, "application/json")], bytes).into_response()
        }
        Err(error) => (
            StatusCode::INTERNAL_SERVER_ERROR,
            format!("the answer cannot be written: {error}"),
        )
            .into_response(),
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Asked {
        #[expect(dead_code, reason = "only read")]
        number: u8,
    }

    fn told(text: &str) -> String {
        let failure = parse::<Asked>(text.as_bytes()).unwrap_err();
        serde_json::to_string(&failure.body()).unwrap()
    }

    #[test]
    fn what_is_wrong_is_named() {
        assert!(parse::<Asked>(b"{\"number\":1}").is_ok());
        for (text, kind, field) in [
            ("", "bad_json", ""),
            ("{\"number\":1", "bad_json", ""),
            ("{\"number\":1} x", "bad_json", ""),
            ("[1,2]", "bad_request", ""),
            ("{}", "bad_request", ""),
            ("{\"number\":256}", "bad_request", "number"),
            ("{\"number\":\"1\"}", "bad_request", "number"),
            ("{\"number\":1,\"other\":2}", "bad_request", "other"),
        ] {
            let told = told(text);
            assert!(
                told.contains(&format!("\"kind\":\"{kind}\"")),
                "{text}: {told}"
            );
            if !field.is_empty() {
                assert!(
                    told.contains(&format!("\"field\":\"{field}\"")),
                    "{text}: {told}"
                );
            }
        }
    }
}
