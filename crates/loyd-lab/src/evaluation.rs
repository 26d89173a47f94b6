//! A run looked at: every length checked, every setting summed up.

use loyd::{Guarantee, Metric};

use crate::check::Known;
use crate::summary::MeasuredRows;
use crate::{Check, Measurement, Mistake, OutsideMeasurement, Plan, Results, Summary};

/// A plan, what was measured, and what that says.
#[derive(Debug)]
pub struct Evaluation<'a> {
    /// What was asked for.
    pub plan: &'a Plan,
    /// What was measured.
    pub results: &'a Results,
    /// One for every measurement.
    pub checks: Vec<Check>,
    /// One for every setting that was measured.
    pub summaries: Vec<Summary>,
    known: Vec<Option<Known>>,
}

impl Evaluation<'_> {
    /// Looks at the results of a plan.
    pub fn new<'a>(plan: &'a Plan, results: &'a Results) -> Evaluation<'a> {
        let known = known_lengths(plan, &results.measurements);
        let check = |m: &Measurement| Check::new(m, known[m.instance]);
        let checks: Vec<Check> = results.measurements.iter().map(check).collect();
        let mut evaluation = Evaluation {
            plan,
            results,
            checks,
            summaries: Vec::new(),
            known,
        };
        let settings = 0..plan.settings.len();
        evaluation.summaries = settings.filter_map(|s| evaluation.summary(s)).collect();
        evaluation
    }

    /// Every measurement with its check.
    pub fn measured(&self) -> impl Iterator<Item = (&Measurement, Check)> {
        let checks = self.checks.iter().copied();
        self.results.measurements.iter().zip(checks)
    }

    /// The optimal length of a board, from the set or proved in this run.
    pub fn optimal(&self, instance: usize) -> Option<u32> {
        self.known[instance].map(|known| known.length)
    }

    /// Compares the length of a search that is no part of the plan.
    pub(crate) fn check_outside(&self, measured: &OutsideMeasurement) -> Check {
        let bounds = (measured.lower_bound, measured.upper_bound);
        // The plan's proofs are news about it.
        let known = self.known[measured.instance].map(|known| Known {
            proved_by: None,
            ..known
        });
        Check::of(measured.guarantee, bounds, known)
    }

    /// Every length that contradicts a known one, each once.
    pub fn mistakes(&self) -> Vec<Mistake> {
        let mut mistakes = Vec::new();
        for (measurement, check) in self.measured() {
            let Some(known) = self.known[measurement.instance] else {
                continue;
            };
            let mistake = self.mistake(measurement, known);
            if check == Check::Wrong && !mistakes.contains(&mistake) {
                mistakes.push(mistake);
            }
        }
        mistakes
    }

    /// The settings that the library does not take, and why.
    pub fn refused(&self) -> impl Iterator<Item = (String, &loyd::SolveError)> {
        let settings = self.plan.settings.iter().zip(&self.results.preparations);
        settings.filter_map(|(setting, preparation)| {
            let error = preparation.refused.as_ref()?;
            Some((setting.to_string(), error))
        })
    }

    fn mistake(&self, measurement: &Measurement, known: Known) -> Mistake {
        let Plan { set, settings, .. } = self.plan;
        Mistake {
            board: format!("{} {}", set.name, set.instances[measurement.instance].name),
            setting: format!("{} {}", measurement.heuristic, measurement.search),
            guarantee: measurement.guarantee,
            lower_bound: measurement.lower_bound,
            upper_bound: measurement.upper_bound,
            known: known.length,
            proved_by: known.proved_by.map(|other| settings[other].to_string()),
        }
    }

    /// Returns the summary of a setting; `None` if it was not measured.
    fn summary(&self, setting: usize) -> Option<Summary> {
        let Results {
            preparations,
            passes,
            ..
        } = self.results;
        let passes = passes.iter().filter(|pass| pass.setting == setting);
        let rows = MeasuredRows {
            setting: &self.plan.settings[setting],
            setup_seconds: preparations.get(setting)?.seconds,
            passes: passes.copied().collect(),
            measured: self
                .measured()
                .filter(|(m, _)| m.setting == setting)
                .collect(),
            known: self
                .plan
                .set
                .instances
                .iter()
                .map(|instance| instance.optimal.is_some())
                .collect(),
        };
        (!rows.measured.is_empty()).then(|| Summary::new(&rows))
    }
}

/// What is known of every board: the set's length, or else the least that a
/// setting proved.
fn known_lengths(plan: &Plan, measurements: &[Measurement]) -> Vec<Option<Known>> {
    let instances = plan.set.instances.iter();
    let mut known: Vec<Option<Known>> = instances
        .map(|instance| {
            // Sets know lengths in single tiles.
            let optimal = instance.optimal.filter(|_| plan.metric == Metric::Stm);
            optimal.map(|length| Known {
                length,
                proved_by: None,
            })
        })
        .collect();
    for measurement in measurements {
        let proved = Known {
            length: measurement.upper_bound,
            proved_by: Some(measurement.setting),
        };
        let before = &mut known[measurement.instance];
        let news = match before {
            None => true,
            Some(old) => old.proved_by.is_some() && proved.length < old.length,
        };
        if news && measurement.guarantee == Guarantee::Optimal {
            *before = Some(proved);
        }
    }
    known
}

#[cfg(test)]
#[expect(
    clippy::float_cmp,
    clippy::cast_precision_loss,
    reason = "the numbers are small and chosen to be exact"
)]
mod tests {
    use Guarantee::{Feasible, Limit, Optimal};
    use loyd::puzzle::{Goal, Home, Shape};
    use loyd::spec::{HeuristicSpec, SearchSpec};

    use super::*;
    use crate::{Ending, Pass, Preparation, Set, Setting};

    /// Three boards, two settings, the first two boards with known lengths.
    fn plan() -> Plan {
        let goal = Home::blank_last(Shape::THREE).board();
        let mut set = Set::random(3, 1, Goal::BlankLast, &goal);
        set.instances[0].optimal = Some(10);
        set.instances[1].optimal = Some(20);
        let heuristics = [HeuristicSpec::Manhattan, HeuristicSpec::Hybrid];
        let mut plan = Plan::new(set, Setting::product(&heuristics, &[SearchSpec::Ida]));
        plan.repeat = 2;
        plan
    }

    fn results(measurements: Vec<Measurement>) -> Results {
        let pass = |run, seconds| Pass {
            setting: 0,
            run,
            seconds,
            peak_bytes: Some(run as u64 * 1000),
            complete: true,
        };
        Results {
            preparations: (0..2)
                .map(|_| Preparation {
                    seconds: 0.5,
                    refused: None,
                })
                .collect(),
            measurements,
            passes: vec![pass(1, 2.0), pass(2, 4.0)],
            ending: Ending::Complete,
        }
    }

    fn measured(place: (usize, usize, usize), guarantee: Guarantee, length: u32) -> Measurement {
        let (setting, run, instance) = place;
        Measurement {
            setting,
            run,
            instance,
            heuristic: HeuristicSpec::Manhattan,
            search: SearchSpec::Ida,
            guarantee,
            lower_bound: match guarantee {
                Optimal => length,
                _ => 4,
            },
            upper_bound: length,
            generated: 100 * (instance as u64 + 1),
            expanded: 10,
            generated_complete: 50,
            seconds: (instance + run) as f64,
            built: false,
            peak_bytes: None,
        }
    }

    #[test]
    fn sums_over_boards_and_runs() {
        let plan = plan();
        let mut rows = Vec::new();
        for run in [1, 2] {
            rows.push(measured((0, run, 0), Optimal, 10));
            rows.push(measured((0, run, 1), Optimal, 20));
            rows.push(measured((0, run, 2), Limit, 40));
        }
        rows[4].expanded = 11;
        let results = results(rows);
        let evaluation = Evaluation::new(&plan, &results);
        assert_eq!(evaluation.mistakes(), []);
        assert_eq!(evaluation.summaries.len(), 1, "the other was not measured");
        let summary = &evaluation.summaries[0];
        assert_eq!((summary.boards, summary.known, summary.equal), (3, 2, 2));
        assert_eq!((summary.limited, summary.wrong, summary.excess), (1, 0, 0));
        assert_eq!(summary.differing, 1);
        assert_eq!(summary.length_mean, Some(15.0));
        // Seconds 1 2 3 and 2 3 4.
        let seconds = summary.seconds.expect("measured");
        assert_eq!(
            (seconds.mean, seconds.median, seconds.p99, seconds.max),
            (2.5, 2.0, 4.0, 4.0)
        );
        assert_eq!(summary.mean_spread, Some((2.0, 3.0)));
        assert_eq!(summary.nodes_generated.expect("measured").median, 200);
        assert_eq!(summary.nodes_generated_complete, 150);
        assert_eq!(summary.nodes_per_second, 1200.0 / 15.0);
        assert_eq!(summary.boards_per_second, 1.0);
        assert_eq!(summary.runs[1].boards_per_second, 0.75);
        assert_eq!(summary.peak_bytes, Some(2000));
        assert_eq!(summary.setup_seconds, 0.5);
    }

    #[test]
    fn mistakes_are_named_once() {
        let plan = plan();
        let results = results(vec![
            measured((0, 1, 0), Optimal, 12),
            measured((0, 2, 0), Optimal, 12),
            measured((0, 1, 1), Feasible, 24),
            // No length is known; the settings contradict each other.
            measured((0, 1, 2), Optimal, 32),
            measured((1, 1, 2), Optimal, 30),
        ]);
        let evaluation = Evaluation::new(&plan, &results);
        let mistakes: Vec<String> = evaluation
            .mistakes()
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(
            mistakes,
            [
                "random (seed 1) 1: md ida proved that 12 moves are optimal, but the set says that 10 are optimal",
                "random (seed 1) 3: md ida proved that 32 moves are optimal, but hh ida proved that 30 are optimal",
            ]
        );
        assert_eq!(evaluation.optimal(2), Some(30));
        let summary = &evaluation.summaries[0];
        assert_eq!((summary.wrong, summary.excess, summary.equal), (2, 4, 0));
    }
}
