//! Estimates by distance as a chart: the error is the gap to the line of the distance itself, and
//! where the highest estimate is above that line, the heuristic overestimates.

use super::{DistanceRow, Findings};
use crate::{Chart, Form, Series};

impl Findings {
    /// Draws the lowest, the mean and the highest estimate of every distance.
    pub fn chart(&self, title: String) -> Chart {
        let series = |name: &str, value: fn(&DistanceRow) -> f64| Series {
            name: name.to_owned(),
            values: self
                .by_distance
                .iter()
                .map(|row| Some(value(row)))
                .collect(),
        };
        let distances = self.by_distance.iter();
        Chart {
            title,
            x_label: "distance".to_owned(),
            y_label: "estimate".to_owned(),
            log: false,
            form: Form::Lines,
            categories: distances.map(|row| row.distance.to_string()).collect(),
            series: vec![
                series("distance itself", |row| f64::from(row.distance)),
                series("highest estimate", |row| row.most),
                series("mean estimate", |row| row.mean),
                series("lowest estimate", |row| row.least),
            ],
        }
    }
}
