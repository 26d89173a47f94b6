//! Where figures come from, for formats that have no fields for it.

use loyd::Metric;

use super::figures::bytes;
use crate::{Evaluation, Machine};

/// Version, machine, set, seed and limits, each with its name.
pub(super) fn about(evaluation: &Evaluation<'_>) -> Vec<(&'static str, String)> {
    let plan = evaluation.plan;
    let machine = Machine::this();
    let mut facts = vec![
        ("loyd", env!("CARGO_PKG_VERSION").to_owned()),
        (
            "machine",
            format!("{} {}, {} cores", machine.os, machine.arch, machine.cores),
        ),
        ("set", plan.set.name.escape_debug().to_string()),
    ];
    let mut add = |name, value: Option<String>| {
        if let Some(value) = value {
            facts.push((name, value));
        }
    };
    let metric = (plan.metric != Metric::default()).then(|| plan.metric.to_string());
    add("metric", metric);
    add("seed", plan.set.seed.map(|seed| seed.to_string()));
    add(
        "memory for a board",
        plan.memory.map(|size| bytes(Some(size))),
    );
    add(
        "time for a board",
        plan.time.map(|time| format!("{time:?}")),
    );
    add(
        "nodes for a board",
        plan.nodes.map(|nodes| nodes.to_string()),
    );
    add("weight", plan.weight.map(|weight| weight.to_string()));
    facts
}
