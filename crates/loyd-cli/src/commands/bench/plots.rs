//! The files of `--plot`: one for every chart, the second with `-2` after its name.

use std::path::{Path, PathBuf};

use loyd_lab::Chart;

use crate::error::Complaint;
use crate::exit::Exit;
use crate::output_file::OutputFile;

/// The files before they have their names.
#[derive(Debug, Default)]
pub(super) struct Plots(Vec<OutputFile>);

impl Plots {
    /// Begins files for `charts` charts.
    pub(super) fn create(
        path: Option<&PathBuf>,
        charts: usize,
        force: bool,
    ) -> Result<Plots, Complaint> {
        let Some(path) = path else {
            return Ok(Plots::default());
        };
        if path.extension().is_none_or(|ending| ending != "svg") {
            let sentence = "--plot: plots are SVG; give a name that ends in .svg";
            return Err(Complaint::usage(sentence));
        }
        let targets = (1..=charts).map(|number| OutputFile::create(&numbered(path, number), force));
        targets.collect::<Result<_, _>>().map(Plots)
    }

    /// Draws the charts, as many as there are files.
    pub(super) fn write(self, charts: &[Chart]) -> Result<(), Complaint> {
        for (target, chart) in self.0.into_iter().zip(charts) {
            let svg = chart.svg().map_err(|error| {
                Complaint::new(
                    Exit::File,
                    format!("cannot draw {:?}: {error}", chart.title),
                )
            })?;
            target.write(|file| file.write_all(svg.as_bytes()))?;
        }
        Ok(())
    }
}

/// `plot.svg`, `plot-2.svg`, `plot-3.svg`.
fn numbered(path: &Path, number: usize) -> PathBuf {
    if number == 1 {
        return path.to_owned();
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{stem}-{number}.svg"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_numbered() {
        let path = Path::new("a/plot.svg");
        assert_eq!(numbered(path, 1), path);
        assert_eq!(numbered(path, 2), Path::new("a/plot-2.svg"));
    }
}
