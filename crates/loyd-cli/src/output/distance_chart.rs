//! The distance to the goal after each move, drawn as an SVG chart.
//!
//! Axes and grid are the work of `plotters`. Bad moves are marked by crosses and neutral ones by
//! circles, so that colour is not the only sign.

use std::cmp::Ordering;
use std::path::Path;

use plotters::prelude::*;

use crate::error::Complaint;
use crate::exit::Exit;
use crate::output_file::OutputFile;

/// Pixels of the picture.
const SIZE: (u32, u32) = (900, 420);
const LINE: RGBColor = RGBColor(31, 75, 110);
const BAD: RGBColor = RGBColor(190, 50, 30);
const NEUTRAL: RGBColor = RGBColor(150, 110, 20);

/// Draws the distances of an analysis into a file, unless one of that name exists and should stay.
pub(crate) fn draw_into(
    file: &Path,
    force: bool,
    caption: &str,
    distances: &[Option<u32>],
) -> Result<(), Complaint> {
    let target = OutputFile::create(file, force)?;
    let mut svg = String::new();
    draw(caption, distances, &mut svg).map_err(|error| {
        let sentence = format!("cannot draw {}: {error}", file.display());
        Complaint::new(Exit::File, sentence)
    })?;
    target.write(|file| file.write_all(svg.as_bytes()))
}

/// The number of a move and the distance after it.
type ChartPoint = (u32, u32);

/// The points after moves whose distance compares so with the one before them.
fn after_moves(known: &[ChartPoint], order: Ordering) -> Vec<ChartPoint> {
    let pairs = known.windows(2);
    let chosen = pairs.filter(|pair| pair[1].1.cmp(&pair[0].1) == order);
    chosen.map(|pair| pair[1]).collect()
}

fn draw(
    caption: &str,
    distances: &[Option<u32>],
    svg: &mut String,
) -> Result<(), Box<dyn std::error::Error>> {
    let known: Vec<ChartPoint> = distances
        .iter()
        .zip(0..)
        .filter_map(|(distance, number)| Some((number, (*distance)?)))
        .collect();
    let most = known.iter().map(|point| point.1).max().unwrap_or(0);
    let moves = (distances.len() as u32 - 1).max(1);
    let area = SVGBackend::with_string(svg, SIZE).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .caption(caption, ("sans-serif", 22))
        .margin(12)
        .x_label_area_size(44)
        .y_label_area_size(52)
        .build_cartesian_2d(0..moves, 0..most + 3)?;
    chart
        .configure_mesh()
        .x_desc("moves played")
        .y_desc("moves to go")
        .light_line_style(WHITE)
        .x_label_formatter(&|number: &u32| number.to_string())
        .draw()?;
    chart.draw_series(LineSeries::new(known.iter().copied(), LINE.stroke_width(2)))?;
    let bad = after_moves(&known, Ordering::Greater);
    let cross = |point: &ChartPoint| Cross::new(*point, 5, BAD.stroke_width(2));
    chart
        .draw_series(bad.iter().map(cross))?
        .label(format!("bad moves ({})", bad.len()))
        .legend(|(x, y)| Cross::new((x + 8, y), 5, BAD.stroke_width(2)));
    let neutral = after_moves(&known, Ordering::Equal);
    if !neutral.is_empty() {
        let circle = |point: &ChartPoint| Circle::new(*point, 5, NEUTRAL.stroke_width(2));
        chart
            .draw_series(neutral.iter().map(circle))?
            .label(format!("neutral moves ({})", neutral.len()))
            .legend(|(x, y)| Circle::new((x + 8, y), 5, NEUTRAL.stroke_width(2)));
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperRight)
        .background_style(WHITE)
        .border_style(BLACK)
        .draw()?;
    area.present()?;
    Ok(())
}
