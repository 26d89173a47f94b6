//! `loyd learn SIZE`: the learned order of the beams of large boards, and what is learned of
//! distances.
//!
//! * `distances`: learns an estimate and a policy from shortest solutions.
//! * `train`: learns a model, or goes on with one, and stores it.
//! * `evaluate`: how long the solutions are that beams find with a model.
//! * `kept`: the files of both, and what is kept when learning is interrupted.
//! * `model_arg`: the model that an argument names.

mod distances;
mod evaluate;
mod kept;
mod model_arg;
mod train;

use std::path::PathBuf;

use loyd::puzzle::Shape;
use loyd::search::Model;

use self::model_arg::ModelName;
use crate::args::{DataDirArg, TextOrJson, thread_count};
use crate::error::{Complaint, Failure};
use crate::exit::Exit;
use crate::interrupt;
use crate::output::Output;
use crate::remedy::quoted_path;

#[derive(Debug, clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag")]
#[command(after_help = "\
Examples:
  loyd learn 6x6 --scrambles 20000 --seed 1
  loyd learn 6x6 --continue
  loyd learn 6x6 --shipped --output 6x6.model
  loyd learn 6x6 --evaluate stored --boards deepcubea35 --widths 1000,4000
  loyd learn 4x4 --distances --scrambles 100000 --seed 1

A model is learned from scrambles that are solved with what was learned before.
It is stored in the data directory, where loyd solve finds it and uses it in
place of the one that is part of the program. The same settings and the same
seed make the same file, with any number of threads. Ctrl-C keeps what was
learned in a file beside it, and --continue goes on from there to the same
model. MODEL is shipped, stored, untrained, or the path of a file.
With --distances, an estimate and a policy are learned from shortest solutions,
for the heuristic learned and the searches focal and fds-best.
Exit codes: 0 learned, 2 bad usage, 3 interrupted, 4 file trouble.")]
pub(crate) struct LearnArgs {
    /// Rows and columns of the boards
    #[arg(value_name = "ROWSxCOLS")]
    size: Shape,

    #[command(flatten)]
    data_dir: DataDirArg,

    /// Scrambles to learn from
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..))]
    scrambles: u32,

    /// The seed of the scrambles, or of the boards of --evaluate
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,

    /// Learn an estimate of distances and a policy instead of an order, on 4x4 and smaller
    #[arg(long, conflicts_with_all = ["from", "evaluate"])]
    distances: bool,

    /// The model to begin with [default: shipped, or untrained if there is none]
    #[arg(long, value_name = "MODEL", conflicts_with_all = ["shipped", "continue"])]
    from: Option<ModelName>,

    /// Learn the model that is part of the program again, with its own settings
    #[arg(long, conflicts_with_all = ["scrambles", "seed", "continue"])]
    shipped: bool,

    /// Go on where an interrupted run of this size stopped
    #[arg(long, conflicts_with_all = ["scrambles", "seed"])]
    r#continue: bool,

    /// Replace a model or an interrupted run that is there already
    #[arg(long, conflicts_with = "continue")]
    replace: bool,

    /// The file of the model [default: in the data directory]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Threads to use [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = thread_count())]
    threads: Option<usize>,

    /// Learn nothing: solve boards with a model, and show how long the solutions are
    #[arg(long, value_name = "MODEL", conflicts_with_all = ["scrambles", "from", "shipped", "continue", "replace", "output"])]
    evaluate: Option<ModelName>,

    /// Boards of --evaluate: the name of a set, or @FILE with one per line [default:
    /// random boards of the seed]
    #[arg(long, value_name = "SET|@FILE", requires = "evaluate")]
    boards: Option<String>,

    /// How many boards of --evaluate, the first ones [default: all, or 50 random ones]
    #[arg(short = 'n', value_name = "N", requires = "evaluate", value_parser = clap::value_parser!(u32).range(1..))]
    count: Option<u32>,

    /// Widths of the beams of --evaluate
    #[arg(long, value_name = "N,N", requires = "evaluate", value_delimiter = ',', default_value = "1000", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    widths: Vec<u32>,

    /// How to write the answer
    #[arg(long, value_enum, default_value = "text")]
    format: TextOrJson,
}

pub(crate) fn run(args: &LearnArgs, out: &mut Output) -> Result<Exit, Failure> {
    interrupt::listen();
    let shape = args.shape()?;
    if args.distances {
        return distances::run(args, shape, out);
    }
    match &args.evaluate {
        Some(model) => evaluate::run(args, shape, model, out),
        None => train::run(args, shape, out),
    }
}

impl LearnArgs {
    /// Returns the shape of the model: boards and their transposed ones have the same.
    fn shape(&self) -> Result<Shape, Complaint> {
        let shape = self.size.min(self.size.transposed());
        if Model::supports(shape) {
            return Ok(shape);
        }
        let sentence = format!("boards of {shape} have too many cells for a model; at most 64");
        Err(Complaint::usage(sentence))
    }

    /// Returns the command that goes on with an interrupted run.
    fn continuing(&self, shape: Shape) -> String {
        let files = [
            ("--data-dir", &self.data_dir.data_dir),
            ("--output", &self.output),
        ];
        let named = files.into_iter().filter_map(|(flag, file)| {
            let file = file.as_ref()?;
            Some(format!(" {flag} {}", quoted_path(file)))
        });
        let named: String = named.collect();
        let kind = if self.distances { " --distances" } else { "" };
        format!("loyd learn {shape}{kind} --continue{named}")
    }
}
