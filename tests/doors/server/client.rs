//! HTTP by hand: what is sent, byte by byte, and what comes back.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};

use serde_json::Value;

use crate::server::TIMEOUT;

/// An answer.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Reply {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let row = self.headers.iter().find(|row| row.0 == name);
        row.map(|row| row.1.as_str())
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&self.body)))
    }

    /// The kind of an error.
    pub(crate) fn kind(&self) -> String {
        self.json()["error"]["kind"]
            .as_str()
            .unwrap_or("")
            .to_owned()
    }
}

/// Opens a connection.
pub(crate) fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).expect("the server listens");
    stream
        .set_read_timeout(Some(TIMEOUT))
        .expect("a time limit");
    stream
}

/// Sends these bytes and reads the answer to the end.
pub(crate) fn send(address: SocketAddr, bytes: &[u8]) -> Reply {
    let mut stream = connect(address);
    stream.write_all(bytes).expect("the server reads");
    reply(stream).expect("an answer")
}

/// Sends these bytes and goes without waiting for an answer.
pub(crate) fn send_and_leave(address: SocketAddr, bytes: &[u8]) {
    let mut stream = connect(address);
    // The server may close before it has read everything.
    let _ = stream.write_all(bytes);
}

/// The text of a request whose connection ends with it.
pub(crate) fn text(method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> String {
    let mut text = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
    if !headers.iter().any(|row| row.0 == "Host") {
        text += "Host: localhost\r\n";
    }
    for (name, value) in headers {
        text.extend([name, ": ", value, "\r\n"]);
    }
    if !body.is_empty() {
        text.extend(["Content-Length: ", &body.len().to_string(), "\r\n"]);
    }
    text + "\r\n" + body
}

pub(crate) fn get(address: SocketAddr, path: &str) -> Reply {
    send(address, text("GET", path, &[], "").as_bytes())
}

pub(crate) fn post(address: SocketAddr, path: &str, body: &str) -> Reply {
    let json = [("Content-Type", "application/json")];
    send(address, text("POST", path, &json, body).as_bytes())
}

/// Reads an answer; empty if the connection ends before it.
pub(crate) fn reply(stream: TcpStream) -> Option<Reply> {
    let mut reader = BufReader::new(stream);
    let (status, headers) = head(&mut reader)?;
    let mut rest = Vec::new();
    // A connection that closes with an error has had its answer before.
    let _ = reader.read_to_end(&mut rest);
    let chunked = headers
        .iter()
        .any(|row| row.0 == "transfer-encoding" && row.1 == "chunked");
    Some(Reply {
        status,
        headers,
        body: if chunked { unchunked(&rest) } else { rest },
    })
}

fn head(reader: &mut BufReader<TcpStream>) -> Option<(u16, Vec<(String, String)>)> {
    let mut line = String::new();
    reader.read_line(&mut line).ok().filter(|&read| read > 0)?;
    let status = line.split(' ').nth(1)?.parse().ok()?;
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).ok()?;
        let Some((name, value)) = line.trim_end().split_once(':') else {
            return Some((status, headers));
        };
        headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
    }
}

fn unchunked(mut bytes: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some(end) = bytes.windows(2).position(|pair| pair == b"\r\n") {
        let digits = std::str::from_utf8(&bytes[..end]).expect("a length");
        let length = usize::from_str_radix(digits, 16).expect("a length");
        if length == 0 {
            break;
        }
        whole.extend_from_slice(&bytes[end + 2..end + 2 + length]);
        bytes = &bytes[end + 2 + length + 2..];
    }
    whole
}

/// A request whose answer comes as events.
pub(crate) struct Events {
    reader: BufReader<TcpStream>,
}

impl Events {
    pub(crate) fn open(address: SocketAddr, path: &str, body: &Value) -> Events {
        let headers = [
            ("Content-Type", "application/json"),
            ("Accept", "text/event-stream"),
        ];
        let mut stream = connect(address);
        let text = text("POST", path, &headers, &body.to_string());
        stream.write_all(text.as_bytes()).expect("the server reads");
        let mut reader = BufReader::new(stream);
        let (status, _) = head(&mut reader).expect("an answer");
        assert_eq!(status, 200, "events were asked for");
        Events { reader }
    }

    /// The next event: its name and what it says.
    pub(crate) fn next(&mut self) -> Option<(String, Value)> {
        let mut name = None;
        loop {
            let mut line = String::new();
            self.reader
                .read_line(&mut line)
                .ok()
                .filter(|&read| read > 0)?;
            let line = line.trim_end();
            if let Some(rest) = line.strip_prefix("event: ") {
                name = Some(rest.to_owned());
            } else if let Some(rest) = line.strip_prefix("data: ") {
                let value = serde_json::from_str(rest).expect("an event is JSON");
                return Some((name.take().expect("a name"), value));
            }
        }
    }

    /// Waits for the next event of a name, which must come before the end.
    pub(crate) fn until(&mut self, name: &str) -> Value {
        loop {
            let (found, value) = self.next().expect("the event comes before the end");
            if found == name {
                return value;
            }
            assert!(
                !["answer", "failure"].contains(&found.as_str()),
                "{found} came before {name}: {value}"
            );
        }
    }

    /// All events to the end.
    pub(crate) fn all(mut self) -> Vec<(String, Value)> {
        std::iter::from_fn(|| self.next()).collect()
    }
}
