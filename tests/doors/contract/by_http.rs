//! Requests as HTTP.

use serde_json::Value;

use super::{Door, Failure, keep};
use crate::server::Running;

#[test]
fn the_server_keeps_the_contract() {
    let server = Running::usual();
    keep(Door::Http, |case| {
        let path = format!("/api/{}", case.command);
        let (status, answer) = server.post(&path, &Value::Object(case.request.clone()));
        let failure = Failure::read(&answer["error"]);
        let wanted = match failure.kind.as_str() {
            "" => 200,
            "unsolvable" => 422,
            _ => 400,
        };
        assert_eq!(status, wanted, "{}: {answer}", case.name);
        if status == 200 {
            Ok(answer)
        } else {
            Err(failure)
        }
    });
}
