//! Strangers' pages and strangers' names are kept out.

use crate::server::Running;
use crate::server::client::{send, text};

#[test]
fn other_names_of_this_machine_are_refused() {
    let server = Running::usual();
    let status = |host: &str| {
        let reply = send(
            server.address,
            text("GET", "/api/health", &[("Host", host)], "").as_bytes(),
        );
        (reply.status, reply.kind())
    };
    let port = server.address.port();
    for host in ["localhost", "127.0.0.1", "[::1]"] {
        assert_eq!(status(&format!("{host}:{port}")).0, 200, "{host}");
    }
    for host in ["evil.example", "localhost.evil.example", "", "10.1.2.3"] {
        assert_eq!(status(host), (403, "forbidden".to_owned()), "{host:?}");
    }
    let none = b"GET /api/health HTTP/1.0\r\n\r\n";
    assert_eq!(send(server.address, none).status, 403);
}

#[test]
fn pages_of_other_origins_are_refused() {
    let server = Running::usual();
    let host = format!("localhost:{}", server.address.port());
    let status = |more: &[(&str, &str)]| {
        let mut headers = vec![
            ("Host", host.as_str()),
            ("Content-Type", "application/json"),
        ];
        headers.extend_from_slice(more);
        let text = text("POST", "/api/board", &headers, "{\"text\":\"1 2/3 0\"}");
        let reply = send(server.address, text.as_bytes());
        // Nothing ever permits another origin.
        assert!(reply.header("access-control-allow-origin").is_none());
        reply.status
    };
    let own = format!("http://{host}");
    assert_eq!(status(&[]), 200);
    assert_eq!(status(&[("Origin", &own)]), 200);
    assert_eq!(status(&[("Sec-Fetch-Site", "same-origin")]), 200);
    assert_eq!(status(&[("Origin", "https://evil.example")]), 403);
    assert_eq!(status(&[("Origin", "null")]), 403);
    assert_eq!(status(&[("Sec-Fetch-Site", "cross-site")]), 403);
}
