//! Charts drawn as SVG, by the library `plotters`: it makes the axes, we choose what
//! stands on them.

use std::error::Error;

use plotters::coord::ranged1d::{Ranged, ValueFormatter};
use plotters::coord::types::RangedCoordf64;
use plotters::prelude::*;

use crate::Evaluation;
use crate::measurement::float;

/// Width and height of a drawing.
const SIZE: (u32, u32) = (960, 560);
/// The colours of series, told apart by colour-blind readers too (Okabe & Ito 2008).
/// The last two are for charts with many series.
const COLOURS: [RGBColor; 9] = [
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(230, 159, 0),
    RGBColor(86, 180, 233),
    RGBColor(0, 0, 0),
    RGBColor(128, 128, 128),
    RGBColor(150, 140, 0),
];
/// Up to this many names all stand below the axis.
const MOST_NAMES: usize = 30;
/// About how many numbers stand below the axis.
const MOST_NUMBERS: usize = 12;

/// Something to draw.
#[derive(Debug, Clone)]
pub struct Chart {
    /// What it shows.
    pub title: String,
    /// What stands on the horizontal axis.
    pub x_label: String,
    /// What stands on the vertical axis.
    pub y_label: String,
    /// Whether the vertical axis counts in powers of ten.
    pub log: bool,
    /// Curves or bars.
    pub form: Form,
    /// What stands along the horizontal axis.
    pub across: Across,
    /// What is drawn over them.
    pub series: Vec<Series>,
}

/// What stands along the horizontal axis. Each series has one value for each of them.
#[derive(Debug, Clone)]
pub enum Across {
    /// Names, side by side.
    Names(Vec<String>),
    /// Numbers in rising order, each at its place on the axis.
    Numbers(Vec<f64>),
}

impl Across {
    /// How many there are.
    pub fn len(&self) -> usize {
        match self {
            Across::Names(names) => names.len(),
            Across::Numbers(numbers) => numbers.len(),
        }
    }

    /// Returns `true` if there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The range of the axis. With names it is half a name on both sides; they count from 1, so
    /// that the axis shows round numbers where they are places.
    fn range(&self) -> std::ops::Range<f64> {
        match self {
            Across::Names(names) => 0.5..float(names.len().max(1) as u64) + 0.5,
            Across::Numbers(numbers) => {
                let least = numbers.first().copied().unwrap_or(0.0);
                let most = numbers.last().copied().unwrap_or(1.0);
                let room = 0.05 * (most - least).max(1e-3);
                least - room..most + room
            }
        }
    }

    /// Where one of them is on the axis.
    fn place(&self, at: usize) -> f64 {
        match self {
            Across::Names(_) => float(at as u64 + 1),
            Across::Numbers(numbers) => numbers[at],
        }
    }

    /// How many of them are named below the axis.
    fn labels(&self) -> usize {
        match self {
            Across::Names(names) => names.len().min(MOST_NAMES),
            Across::Numbers(_) => MOST_NUMBERS,
        }
    }

    /// What stands below a place of the axis.
    #[expect(
        clippy::cast_sign_loss,
        reason = "places below the first name are left out before"
    )]
    fn label(&self, x: f64) -> String {
        let names = match self {
            Across::Names(names) => names,
            Across::Numbers(_) => return number(x),
        };
        let nearest = x.round();
        if (x - nearest).abs() > 1e-6 || nearest < 1.0 {
            return String::new();
        }
        let name = names.get(nearest as usize - 1);
        name.cloned().unwrap_or_default()
    }
}

/// How a chart looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// A curve for every series.
    Lines,
    /// The same with a dot at every value.
    Points,
    /// Bars side by side.
    Bars,
}

/// One curve, or one bar of every group.
#[derive(Debug, Clone)]
pub struct Series {
    /// Its name.
    pub name: String,
    /// A value for each of what stands along the horizontal axis, where there is one.
    pub values: Vec<Option<f64>>,
}

type Canvas<'a, Y> = ChartContext<'a, SVGBackend<'a>, Cartesian2d<RangedCoordf64, Y>>;
type Drawn = Result<(), Box<dyn Error>>;

impl Chart {
    /// What every setting generated for every board, the easiest boards of the first
    /// setting first.
    pub fn generated(evaluation: &Evaluation<'_>) -> Chart {
        let plan = evaluation.plan;
        let column = |setting: usize| -> Vec<Option<f64>> {
            let mut values = vec![None; plan.set.instances.len()];
            for m in &evaluation.results.measurements {
                if m.setting == setting && m.run == 1 {
                    values[m.instance] = Some(float(m.generated.max(1)));
                }
            }
            values
        };
        let columns: Vec<Vec<Option<f64>>> = (0..plan.settings.len()).map(column).collect();
        let mut order: Vec<usize> = (0..plan.set.instances.len()).collect();
        if let Some(first) = columns.first() {
            let key = |board: usize| first[board].unwrap_or(f64::INFINITY);
            order.sort_by(|&one, &other| key(one).total_cmp(&key(other)));
        }
        let series = plan
            .settings
            .iter()
            .zip(columns)
            .map(|(setting, column)| Series {
                name: setting.to_string(),
                values: order.iter().map(|&board| column[board]).collect(),
            });
        Chart {
            title: format!("Boards generated, {}", plan.set.name),
            x_label: "boards, the easiest first".to_owned(),
            y_label: "boards generated".to_owned(),
            log: true,
            form: Form::Lines,
            across: Across::Names((1..=order.len()).map(|place| place.to_string()).collect()),
            series: series.collect(),
        }
    }

    /// The chart as the text of an SVG file.
    pub fn svg(&self) -> Result<String, Box<dyn Error>> {
        let mut text = String::new();
        {
            let root = SVGBackend::with_string(&mut text, SIZE).into_drawing_area();
            root.fill(&WHITE)?;
            let mut builder = ChartBuilder::on(&root);
            builder
                .caption(&self.title, ("sans-serif", 20))
                .margin(16)
                .x_label_area_size(56)
                .y_label_area_size(84);
            let across = self.across.range();
            let (least, most) = self.heights();
            if self.log {
                let up = (least..most).log_scale();
                self.draw(builder.build_cartesian_2d(across, up)?)?;
            } else {
                self.draw(builder.build_cartesian_2d(across, least..most)?)?;
            }
            root.present()?;
        }
        Ok(text.replace(is_obeyed, "\u{fffd}"))
    }

    /// The range of the vertical axis. Bars begin at 0, curves near their least value.
    fn heights(&self) -> (f64, f64) {
        let values = || {
            self.series
                .iter()
                .flat_map(|series| series.values.iter().flatten())
        };
        let most = values().copied().fold(f64::NEG_INFINITY, f64::max);
        let least = values().copied().fold(f64::INFINITY, f64::min);
        if !most.is_finite() {
            return (if self.log { 1.0 } else { 0.0 }, 10.0);
        }
        if self.log {
            let floor = 10_f64.powf(least.max(1e-6).log10().floor());
            return (floor, most.max(10.0 * floor) * 2.0);
        }
        let room = (most - least).max(1.0) * 0.1;
        match self.form {
            Form::Bars => (0.0, most + room.max(most * 0.1)),
            // Nothing is shown below zero unless a value is there.
            Form::Lines | Form::Points if least < 0.0 => (least - room, most + 2.0 * room),
            Form::Lines | Form::Points => ((least - room).max(0.0), most + 2.0 * room),
        }
    }

    fn draw<Y>(&self, mut canvas: Canvas<'_, Y>) -> Drawn
    where
        Y: Ranged<ValueType = f64> + ValueFormatter<f64>,
    {
        let label = |x: &f64| self.across.label(*x);
        canvas
            .configure_mesh()
            .disable_x_mesh()
            .light_line_style(WHITE)
            .x_labels(self.across.labels())
            .x_label_formatter(&label)
            .x_desc(&self.x_label)
            .y_desc(&self.y_label)
            .y_label_formatter(&|y| number(*y))
            .axis_desc_style(("sans-serif", 16))
            .label_style(("sans-serif", 13))
            .draw()?;
        for (index, series) in self.series.iter().enumerate() {
            let colour = COLOURS[index % COLOURS.len()];
            match self.form {
                Form::Lines => self.draw_line(&mut canvas, series, colour)?,
                Form::Points => {
                    self.draw_line(&mut canvas, series, colour)?;
                    self.draw_dots(&mut canvas, series, colour)?;
                }
                Form::Bars => self.draw_bars(&mut canvas, index, colour)?,
            }
        }
        canvas
            .configure_series_labels()
            .position(self.lower_side())
            .background_style(WHITE.mix(0.85))
            .border_style(BLACK.mix(0.4))
            .label_font(("sans-serif", 14))
            .draw()?;
        Ok(())
    }

    /// The upper corner with more room for the legend: above the half that is lower.
    fn lower_side(&self) -> SeriesLabelPosition {
        let half = self.across.len() / 2;
        let most = |right: bool| {
            let columns = self.series.iter().map(|series| &series.values);
            let values = columns.flat_map(|values| values.iter().enumerate());
            let values = values.filter(|(at, _)| (*at >= half) == right);
            values
                .filter_map(|(_, value)| *value)
                .fold(f64::NEG_INFINITY, f64::max)
        };
        if most(true) < most(false) {
            SeriesLabelPosition::UpperRight
        } else {
            SeriesLabelPosition::UpperLeft
        }
    }

    fn draw_bars<Y>(&self, canvas: &mut Canvas<'_, Y>, index: usize, colour: RGBColor) -> Drawn
    where
        Y: Ranged<ValueType = f64> + ValueFormatter<f64>,
    {
        let width = 0.8 / float(self.series.len() as u64);
        let series = &self.series[index];
        let bars = series.values.iter().enumerate().filter_map(|(at, value)| {
            let left = self.across.place(at) - 0.4 + float(index as u64) * width;
            let corners = [(left, 0.0), (left + width * 0.95, (*value)?)];
            Some(Rectangle::new(corners, colour.filled()))
        });
        canvas
            .draw_series(bars)?
            .label(&series.name)
            .legend(move |(x, y)| Rectangle::new([(x, y - 5), (x + 14, y + 5)], colour.filled()));
        Ok(())
    }

    fn draw_line<Y>(&self, canvas: &mut Canvas<'_, Y>, series: &Series, colour: RGBColor) -> Drawn
    where
        Y: Ranged<ValueType = f64> + ValueFormatter<f64>,
    {
        let points = series.values.iter().enumerate();
        let points = points.filter_map(|(at, value)| Some((self.across.place(at), (*value)?)));
        canvas
            .draw_series(LineSeries::new(points, colour.stroke_width(2)))?
            .label(&series.name)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], colour.stroke_width(3)));
        Ok(())
    }

    fn draw_dots<Y>(&self, canvas: &mut Canvas<'_, Y>, series: &Series, colour: RGBColor) -> Drawn
    where
        Y: Ranged<ValueType = f64> + ValueFormatter<f64>,
    {
        let points = series.values.iter().enumerate();
        let points = points.filter_map(|(at, value)| Some((self.across.place(at), (*value)?)));
        canvas.draw_series(points.map(|point| Circle::new(point, 4, colour.filled())))?;
        Ok(())
    }
}

/// A number as it stands beside an axis.
fn number(value: f64) -> String {
    let size = value.abs();
    if size >= 1e9 {
        format!("{} G", value / 1e9)
    } else if size >= 1e6 {
        format!("{} M", value / 1e6)
    } else if size >= 1e4 {
        format!("{} k", value / 1e3)
    } else {
        format!("{}", (value * 1e6).round() / 1e6)
    }
}

/// Whether a character is obeyed instead of shown, by a terminal or by whatever shows an
/// SVG file. Names of sets and of series may come from outside.
fn is_obeyed(c: char) -> bool {
    let is_direction = matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    is_direction || c.is_control() && c != '\n'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(form: Form, log: bool) -> Chart {
        let series = |name: &str, values: &[Option<f64>]| Series {
            name: name.to_owned(),
            values: values.to_vec(),
        };
        Chart {
            title: "Lengths & more".to_owned(),
            x_label: "boards".to_owned(),
            y_label: "slides".to_owned(),
            log,
            form,
            across: Across::Names(["first", "second", "third"].map(str::to_owned).to_vec()),
            series: vec![
                series("one", &[Some(10.0), Some(30.0), Some(20.0)]),
                series("other", &[Some(1.0), None, Some(200.0)]),
            ],
        }
    }

    #[test]
    fn labels_names_and_series_are_drawn() {
        for (form, log) in [
            (Form::Lines, false),
            (Form::Lines, true),
            (Form::Points, true),
            (Form::Bars, false),
        ] {
            let svg = chart(form, log).svg().unwrap();
            for text in [
                "Lengths &amp; more",
                "boards",
                "slides",
                "second",
                "one",
                "other",
            ] {
                assert!(svg.contains(text), "{form:?} {log}: {text} is missing");
            }
            assert!(svg.trim_end().ends_with("</svg>"));
        }
    }

    #[test]
    fn values_below_zero_are_inside_the_chart() {
        let mut lines = chart(Form::Lines, false);
        assert!(lines.heights().0 >= 0.0);
        lines.series[0].values[1] = Some(-2.0);
        assert!(lines.heights().0 < -2.0);
    }

    #[test]
    fn names_from_outside_are_only_shown() {
        let mut hostile = chart(Form::Lines, false);
        hostile.title = "a\u{1b}[31mb\u{0}\u{9b}2J\u{202e}c</text><script>".to_owned();
        hostile.series[0].name = "\u{2066}d\r".to_owned();
        let svg = hostile.svg().unwrap();
        let shown = "a\u{fffd}[31mb\u{fffd}\u{fffd}2J\u{fffd}c&lt;/text&gt;&lt;script&gt;";
        assert!(svg.contains(shown), "{svg}");
        assert!(!svg.contains(is_obeyed));
    }

    /// A number has its own place, however many are on either side of it.
    #[test]
    fn numbers_are_at_their_places() {
        let mut points = chart(Form::Points, false);
        points.across = Across::Numbers(vec![0.0, 1.0, 10.0]);
        let svg = points.svg().unwrap();
        let centre = |circle: &str| -> Option<f64> {
            let (_, rest) = circle.split_once("cx=\"")?;
            rest.split_once('"')?.0.parse().ok()
        };
        let centres: Vec<f64> = svg.split("<circle").skip(1).filter_map(centre).collect();
        let [first, second, third] = centres[..3] else {
            panic!("no dots: {svg}");
        };
        let share = (second - first) / (third - first);
        assert!((0.09..0.11).contains(&share), "{centres:?}");
    }

    #[test]
    fn bars_are_as_high_as_their_values() {
        let svg = chart(Form::Bars, false).svg().unwrap();
        let bars = |colour: &str| svg.matches(&format!("fill=\"{colour}\"")).count();
        // Three and two bars, and one more of each in the legend.
        assert_eq!((bars("#0072B2"), bars("#D55E00")), (4, 3), "{svg}");
    }

    #[test]
    fn nothing_to_draw_is_an_empty_chart() {
        let mut empty = chart(Form::Lines, false);
        empty.series.clear();
        for across in [Across::Names(Vec::new()), Across::Numbers(Vec::new())] {
            empty.across = across;
            for log in [false, true] {
                empty.log = log;
                assert!(empty.svg().is_ok());
            }
        }
    }
}
