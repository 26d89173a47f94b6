//! The end of a server: nothing new, what runs may finish, what waits is told.

use std::net::TcpStream;
use std::time::Duration;

use loyd_server::Config;
use serde_json::json;

use crate::server::client::Events;
use crate::server::gate::{Event, Gate};
use crate::server::{ENDLESS, FOREVER, Running, unhurried};

fn config(grace: Duration) -> Config {
    Config {
        threads: 1,
        grace,
        ..unhurried()
    }
}

#[test]
fn running_searches_finish_and_waiting_ones_are_told() {
    let (gate, engine) = Gate::new();
    let mut server = Running::with_engine(config(FOREVER), engine);
    let running = Events::open(server.address, "/api/solve", &Gate::body());
    assert_eq!(gate.next(), Event::Began);
    let waiting = Events::open(server.address, "/api/solve", &Gate::body());
    server.until_load((1, 1));
    let idle = TcpStream::connect(server.address).expect("a connection");
    server.handle.stop();
    let told = waiting.all().pop().expect("an event");
    assert_eq!(told.1["error"]["kind"], "shutting_down", "{told:?}");
    // Not before the search goes on does it end.
    gate.open();
    let finished = running.all().pop().expect("an event");
    assert_eq!(
        (finished.0.as_str(), &finished.1["status"]),
        ("answer", &json!("optimal"))
    );
    server.join();
    assert!(
        TcpStream::connect(server.address).is_err(),
        "nobody listens"
    );
    drop(idle);
}

#[test]
fn searches_are_stopped_when_the_grace_is_over() {
    let mut server = Running::start(config(Duration::from_millis(200)));
    let body = json!({"board": ENDLESS, "heuristic": "md"});
    let running = Events::open(server.address, "/api/solve", &body);
    server.until_load((1, 0));
    server.handle.stop();
    // What is known by then is told, though the search had an hour.
    let last = running.all().pop().expect("an event");
    assert_eq!(
        (last.0.as_str(), &last.1["status"]),
        ("answer", &json!("limit"))
    );
    server.join();
}

#[test]
fn asked_twice_it_does_not_wait() {
    let mut server = Running::start(config(FOREVER));
    let body = json!({"board": ENDLESS, "heuristic": "md"});
    let running = Events::open(server.address, "/api/solve", &body);
    server.until_load((1, 0));
    server.handle.stop();
    server.handle.stop();
    let last = running.all().pop().expect("an event");
    assert_eq!(last.1["status"], "limit", "{last:?}");
    server.join();
}
