//! Two charts: the error by distance, and the distance by estimate.
//!
//! Where the error is below zero, the heuristic overestimates. An estimate is well calibrated if
//! the mean distance of the boards with this estimate is about the estimate.

use super::{DistanceRow, EstimateRow, Findings};
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

    /// Draws the longest, the mean and the shortest distance of the boards with every estimate,
    /// and the line on which a perfect heuristic is.
    pub fn calibration(&self, title: String) -> Chart {
        let series = |name: &str, distance: fn(&EstimateRow) -> f64| Series {
            name: name.to_owned(),
            values: self
                .by_estimate
                .iter()
                .map(|row| Some(distance(row)))
                .collect(),
        };
        let rows = self.by_estimate.iter();
        Chart {
            title,
            x_label: "estimate, rounded".to_owned(),
            y_label: "distance".to_owned(),
            log: false,
            form: Form::Lines,
            across: Across::Numbers(rows.map(|row| row.estimate.into()).collect()),
            series: vec![
                series("longest distance", |row| row.most.into()),
                series("mean distance", |row| row.mean),
                series("shortest distance", |row| row.least.into()),
                series("distance = estimate", |row| row.estimate.into()),
            ],
        }
    }
}
