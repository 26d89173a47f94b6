//! The distance to the goal after each move, drawn as an SVG chart.
//!
//! Axes and grid are the work of `plotters`. Bad moves are marked by crosses, so that
//! colour is not the only sign.

use std::path::Path;

use loyd::play::analysis::Analysis;
use plotters::prelude::*;

use crate::error::Complaint;
use crate::exit::Exit;
use crate::output_file::OutputFile;

/// Pixels of the picture.
const SIZE: (u32, u32) = (900, 420);
const LINE: RGBColor = RGBColor(31, 75, 110);
const BAD: RGBColor = RGBColor(190, 50, 30);

/// Draws an analysis into a file, unless one of that name exists and should stay.
pub(crate) fn distances(analysis: &Analysis, file: &Path, force: bool) -> Result<(), Complaint> {
    let target = OutputFile::create(file, force)?;
    let mut svg = String::new();
    draw(analysis, &mut svg).map_err(|error| {
        let sentence = format!("cannot draw {}: {error}", file.display());
        Complaint::new(Exit::File, sentence)
    })?;
    target.write(|file| file.write_all(svg.as_bytes()))
}

fn draw(analysis: &Analysis, svg: &mut String) -> Result<(), Box<dyn std::error::Error>> {
    let known: Vec<(u32, u32)> = analysis
        .distances
        .iter()
        .zip(0..)
        .filter_map(|(distance, number)| Some((number, (*distance)?)))
        .collect();
    let most = known.iter().map(|point| point.1).max().unwrap_or(0);
    let moves = (analysis.played.len() as u32).max(1);
    let area = SVGBackend::with_string(svg, SIZE).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .caption(analysis.to_string(), ("sans-serif", 22))
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
    let bad = analysis.bad_moves.iter().map(|bad| {
        let after = (bad.index as u32 + 1, bad.distance + 1);
        Cross::new(after, 5, BAD.stroke_width(2))
    });
    chart
        .draw_series(bad)?
        .label(format!("bad moves ({})", analysis.bad_moves.len()))
        .legend(|(x, y)| Cross::new((x + 8, y), 5, BAD.stroke_width(2)));
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperRight)
        .background_style(WHITE)
        .border_style(BLACK)
        .draw()?;
    area.present()?;
    Ok(())
}
