//! Learns the order of a beam: `cargo run --release -p loyd-lab --example learn_model -- SIZE BATCHES
//! SEED OUT [FROM]`.
//!
//! `SIZE` is the shape of the boards, `BATCHES` how many times eight scrambles are solved, and
//! `OUT` the file of the model, which is written again whenever a tenth is done. `FROM` is the
//! model to begin with, of any shape. The same arguments give the same model. The models in
//! `crates/loyd/models` were learned in this way, though with other widths;
//! `results/2026-11-17-large-boards.md` has how.

use std::fs;
use std::io::{self, Write as _};

use loyd::puzzle::Shape;
use loyd::search::{Learned, Learner, Lesson, Model};

type Trouble = Box<dyn std::error::Error>;

/// Boards per level, fewer on large boards.
const WIDTH_IN_CELLS: usize = 6_000;

/// How much all weights of a board change together by one comparison at the beginning; this falls
/// to a hundredth.
const RATE: f32 = 1.0;

fn main() -> Result<(), Trouble> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [size, batches, seed, out, from @ ..] = &arguments[..] else {
        return Err("arguments: SIZE BATCHES SEED OUT [FROM]".into());
    };
    let (shape, batches): (Shape, u16) = (size.parse()?, batches.parse()?);
    let mut model = match from.first() {
        Some(file) => Model::from_bytes(&fs::read(file)?)?,
        None if Model::supports(shape) => Model::new(shape),
        None => return Err("boards of this size have no model".into()),
    };
    if model.shape() != shape {
        model = model.resized(shape);
    }
    let pairs = f32::from((shape.cells() * (shape.cells() - 1)) as u16);
    let mut learner = Learner::new(model, seed.parse()?);
    let mut sum = Learned::default();
    for batch in 0..batches {
        let left = 1.0 - f32::from(batch) / f32::from(batches);
        let made = learner.learn(&Lesson {
            width: WIDTH_IN_CELLS / shape.cells(),
            rate: RATE * left.max(0.01) / pairs,
            margin: 24.0,
            every: 3,
            comparisons: 6,
            batch: 8,
        });
        sum.boards += made.boards;
        sum.solved += made.solved;
        sum.slides += made.slides;
        if (batch + 1) % batches.div_ceil(10) == 0 || batch + 1 == batches {
            let (boards, solved) = (sum.boards, sum.solved);
            let mean = sum.slides / u64::from(solved.max(1));
            writeln!(
                io::stdout(),
                "batch {}: {solved} of {boards} solved, {mean} slides on average",
                batch + 1
            )?;
            fs::write(out, learner.model().to_bytes())?;
            sum = Learned::default();
        }
    }
    Ok(())
}
