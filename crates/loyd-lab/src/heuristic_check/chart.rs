//! The error by distance as a chart. Where it is below zero, the heuristic overestimates.

use super::{DistanceRow, Findings};
use crate::{Across, Chart, Form, Series};

impl Findings {
    /// Draws the largest, the mean and the smallest error (distance - estimate) of every
    /// distance.
    pub fn chart(&self, title: String) -> Chart {
        let series = |name: &str, estimate: fn(&DistanceRow) -> f64| Series {
            name: name.to_owned(),
            values: self
                .by_distance
                .iter()
                .map(|row| Some(f64::from(row.distance) - estimate(row)))
                .collect(),
        };
        let distances = self.by_distance.iter();
        Chart {
            title,
            x_label: "distance".to_owned(),
            y_label: "error (distance - estimate)".to_owned(),
            log: false,
            form: Form::Lines,
            across: Across::Names(distances.map(|row| row.distance.to_string()).collect()),
            series: vec![
                series("largest error", |row| row.least),
                series("mean error", |row| row.mean),
                series("smallest error", |row| row.most),
            ],
        }
    }
}
