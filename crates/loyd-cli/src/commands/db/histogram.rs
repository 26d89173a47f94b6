//! A histogram as a chart of block characters, one column for each value.
//!
//! ```text
//!         ▁▅█▇▃
//!       ▁▅██████▃
//! ▁▁▁▂▄▆█████████▇▄▂▁
//! 0         10
//! ```

/// Lines of the chart, the axis not counted.
const HEIGHT: usize = 6;
/// The most columns.
const WIDTH: usize = 76;
const EIGHTHS: [&str; 9] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
/// Values between two marks of the axis.
const MARK: usize = 10;

/// The chart of how many entries have each value, in lines of at most 80 columns.
pub(super) fn histogram(histogram: &[u64]) -> Vec<String> {
    let per_column = histogram.len().div_ceil(WIDTH).max(1);
    let columns: Vec<u64> = histogram
        .chunks(per_column)
        .map(|values| values.iter().sum())
        .collect();
    let most = columns.iter().copied().max().unwrap_or(0).max(1);
    // What is there shows, however little it is.
    let eighths = |entries: u64| {
        let full = (8 * HEIGHT) as u128;
        let height = u128::from(entries) * full / u128::from(most);
        (height as usize).max(usize::from(entries > 0))
    };
    let mut lines: Vec<String> = (0..HEIGHT)
        .rev()
        .map(|line| {
            let cell = |&entries: &u64| EIGHTHS[eighths(entries).saturating_sub(8 * line).min(8)];
            columns.iter().map(cell).collect::<String>()
        })
        .map(|line| line.trim_end().to_owned())
        .collect();
    lines.push(axis(columns.len(), per_column));
    lines
}

fn axis(columns: usize, per_column: usize) -> String {
    let mut axis = String::new();
    for column in (0..columns).step_by(MARK) {
        let mark = (column * per_column).to_string();
        axis.push_str(&" ".repeat(column.saturating_sub(axis.len())));
        axis.push_str(&mark);
    }
    axis
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_rise_and_fall_with_the_entries() {
        let lines = histogram(&[1, 0, 24, 48, 12]);
        assert_eq!(
            lines,
            ["   █", "   █", "   █", "  ██", "  ██▄", "▁ ███", "0"]
        );
    }

    #[test]
    fn fits_eighty_columns() {
        for length in [0, 1, 11, 76, 77, 152, 255] {
            let lines = histogram(&vec![u64::MAX / 300; length]);
            assert_eq!(lines.len(), HEIGHT + 1);
            let widest = lines.iter().map(|line| line.chars().count()).max();
            assert!(widest <= Some(80), "{length}");
        }
    }
}
