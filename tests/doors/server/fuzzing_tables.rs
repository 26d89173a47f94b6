//! Boards of every shape and pattern databases of every kind, right or nearly so: each
//! request is answered or refused, none makes the server build what it should not.

use std::time::Duration;

use loyd::pattern::BuildInMemory;
use loyd::puzzle::{Goal, Home, Scrambler, Shape};
use loyd::{References, Solver};
use loyd_server::{Config, LimitedTables, SharedEngine};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::cases;
use crate::server::{Running, unhurried};

/// A server as `loyd serve` makes it, whose searches take a moment.
fn server() -> Running {
    let tables = LimitedTables::new(BuildInMemory::default(), 0);
    let solver = Solver::with_tables(Box::new(tables));
    let engine = SharedEngine::new(solver, References::Ignore, |_, _| ());
    let config = Config {
        time: Duration::from_millis(200),
        ..unhurried()
    };
    Running::with_engine(config, engine)
}

/// A shape, and a board of it that can be solved.
fn boards() -> impl Strategy<Value = (Shape, String)> {
    // The largest more often: they are where everything is too large.
    let side = prop_oneof![2 => 2_usize..=8, 1 => 6_usize..=8];
    (side.clone(), side, any::<u64>()).prop_map(|(rows, cols, seed)| {
        let shape = Shape::new(rows, cols).expect("a shape");
        let goal = Goal::BlankLast.board(shape).expect("a goal");
        (shape, Scrambler::new(seed).uniform(&goal).to_string())
    })
}

/// How to write a list of groups.
#[derive(Debug, Clone)]
struct Writing {
    /// Numbers that decide on the order of tiles and the size of groups.
    choices: Vec<u8>,
    /// The groups in the order of the tiles, and ranges instead of lists.
    ranges: bool,
    separator: &'static str,
    kind: &'static str,
    single: &'static str,
    walking: &'static str,
    /// How often the whole list stands there.
    repeated: usize,
    /// A mistake to make.
    mistake: Option<u8>,
}

fn writings() -> impl Strategy<Value = Writing> {
    let text = |all: &[&'static str]| prop::sample::select(all.to_vec());
    (
        prop::collection::vec(any::<u8>(), 64),
        any::<bool>(),
        text(&[" ", ",", ", ", " ,,, "]),
        text(&["", ":classic", ":non-additive", ":blank-aware"]),
        text(&["", ":single"]),
        text(&["", "", "wd,"]),
        prop_oneof![8 => Just(1_usize), 1 => 2_usize..4, 1 => Just(3000_usize)],
        prop::option::weighted(0.2, 0_u8..5),
    )
        .prop_map(
            |(choices, ranges, separator, kind, single, walking, repeated, mistake)| Writing {
                choices,
                ranges,
                separator,
                kind,
                single,
                walking,
                repeated,
                mistake,
            },
        )
}

impl Writing {
    /// The name of pattern databases for boards of a shape.
    fn name(&self, shape: Shape) -> String {
        let mut choices = self.choices.iter().copied().cycle();
        let mut choose = |most: usize| usize::from(choices.next().expect("a choice")) % most;
        let mut tiles: Vec<u8> = (1..shape.cells() as u8).collect();
        if !self.ranges {
            for place in (1..tiles.len()).rev() {
                tiles.swap(place, choose(place + 1));
            }
        }
        let mut groups: Vec<Vec<u8>> = Vec::new();
        while !tiles.is_empty() {
            let size = (2 + choose(7)).min(tiles.len());
            groups.push(tiles.drain(..size).collect());
        }
        match self.mistake {
            Some(0) => groups[0].push(0),
            Some(1) => groups[0].push(255),
            Some(2) => drop(groups.pop()),
            Some(3) => groups.push(groups[0].clone()),
            Some(4) => groups.push(Vec::new()),
            _ => {}
        }
        let group = |tiles: &Vec<u8>| {
            if let ([first, .., last], true) = (&tiles[..], self.ranges) {
                format!("{first}-{last}")
            } else {
                let words: Vec<String> = tiles.iter().map(u8::to_string).collect();
                words.join(self.separator)
            }
        };
        let list: Vec<String> = groups.iter().map(group).collect();
        // A list has a bar in it.
        let list = list.join("|") + if list.len() == 1 { "|" } else { "" };
        let mut name = vec![list.as_str(); self.repeated].join("+");
        name.truncate(60_000);
        let (walking, kind, single) = (self.walking, self.kind, self.single);
        format!("{walking}pdb:{name}{kind}{single}")
    }
}

fn searches() -> impl Strategy<Value = Value> {
    let names = ["auto", "ida", "kernel", "astar", "bidirectional", "ba"];
    let fields = (
        prop::sample::select(names.to_vec()),
        any::<bool>(),
        prop::option::of(0_u32..1000),
    );
    fields.prop_map(|(search, first_moves, nodes)| {
        let mut body = json!({"search": search, "first_moves": first_moves});
        if let Some(nodes) = nodes {
            body["nodes"] = json!(nodes);
        }
        body
    })
}

#[test]
fn tables_of_any_shape_are_given_or_refused() {
    ask_for_tables(150);
}

#[test]
#[ignore = "takes minutes"]
fn tables_of_any_shape_are_given_or_refused_in_full() {
    ask_for_tables(6_000);
}

fn ask_for_tables(count: u32) {
    let server = server();
    let requests = (boards(), writings(), searches());
    let run = cases(count).run(&requests, |((shape, board), writing, mut body)| {
        body["board"] = json!(board);
        body["heuristic"] = json!(writing.name(shape));
        let (status, answer) = server.post("/api/solve", &body);
        let answered = status == 200 && answer["status"].is_string();
        let refused = (400..500).contains(&status) && answer["error"]["kind"].is_string();
        prop_assert!(answered || refused, "{body}: {status} {answer}");
        prop_assert!(status != 429, "{body}: {answer}");
        Ok(())
    });
    run.expect("every answer is as it should be");
    assert_eq!(server.get("/api/health").0, 200);
}

/// The request that once took seconds and most of a gigabyte to refuse.
#[test]
fn the_largest_tables_are_refused_with_the_reason() {
    let server = server();
    let board = |side: usize| {
        let home = Home::blank_last(Shape::new(side, side).expect("a shape"));
        home.board().to_string()
    };
    for (side, list) in [
        (7, "1-6|7-12|13-18|19-24|25-30|31-36|37-42|43-48"),
        (
            8,
            "1-5|6-10|11-15|16-20|21-25|26-30|31-35|36-40|41-45|46-50|51-55|56-60|61-63",
        ),
        (8, "1-8|9-16|17-24|25-32|33-40|41-48|49-56|57-63"),
    ] {
        for kind in ["", ":classic", ":non-additive"] {
            let heuristic = format!("pdb:{list}{kind}:single");
            let body = json!({"board": board(side), "heuristic": heuristic});
            let (status, answer) = server.post("/api/solve", &body);
            assert_eq!(
                (status, &answer["error"]["kind"]),
                (400, &json!("refused")),
                "{body}: {answer}"
            );
        }
    }
}
