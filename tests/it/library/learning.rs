//! Learning is a function of its settings and its seed, whatever interrupts it, and makes solutions
//! shorter.

use std::sync::atomic::{AtomicU32, Ordering};

use loyd::puzzle::{Home, Scrambler, Shape};
use loyd::search::{
    Course, CourseStage, Model, Problem, Ranking, Training, TrainingError, ranked_beam,
    shipped_course, shipped_model,
};

fn shape(rows: usize, cols: usize) -> Shape {
    Shape::new(rows, cols).expect("a shape")
}

/// Two stages, of which the second one begins with the resized model of the first one.
fn course(seed: u64) -> Course {
    let stage = |shape, boards| CourseStage {
        shape,
        boards,
        widths: (20, 40),
        rate: 2.0,
        batch: 8,
    };
    Course {
        seed,
        stages: vec![stage(Shape::THREE, 20), stage(shape(3, 4), 30)],
    }
}

fn begin(seed: u64) -> Training {
    Training::new(course(seed), &Model::new(Shape::THREE))
}

/// Learns to the end with this many threads, and returns the model.
fn finish(mut training: Training, threads: usize) -> Vec<u8> {
    while training.learn(threads, &|| false).is_some() {}
    assert!(training.is_done());
    assert_eq!(training.boards(), 50);
    assert_eq!(training.model().shape(), shape(3, 4));
    training.model().to_bytes()
}

#[test]
fn the_model_depends_on_the_seed_and_not_on_the_threads() {
    let model = finish(begin(1), 1);
    assert_eq!(finish(begin(1), 1), model);
    assert_eq!(finish(begin(1), 3), model);
    assert_ne!(finish(begin(2), 1), model);
}

/// Stored and read again after every batch, also between two stages.
#[test]
fn an_interrupted_training_comes_to_the_same_model() {
    let mut training = begin(1);
    let mut batches = 0;
    while training.learn(2, &|| false).is_some() {
        let bytes = training.to_bytes();
        training = Training::from_bytes(&bytes).expect("a training");
        assert_eq!(training.to_bytes(), bytes);
        assert_eq!(training.course(), &course(1));
        batches += 1;
    }
    assert_eq!(batches, 3 + 4);
    assert_eq!(finish(training, 1), finish(begin(1), 1));
}

/// A batch that was stopped in the middle leaves no trace.
#[test]
fn a_stopped_batch_is_not_learned() {
    let mut training = begin(1);
    assert!(training.learn(1, &|| false).is_some());
    let before = training.to_bytes();
    for most in [0, 1, 5, 50] {
        let asked = AtomicU32::new(0);
        let is_stopped = || asked.fetch_add(1, Ordering::Relaxed) >= most;
        assert_eq!(training.learn(2, &is_stopped), None);
        assert_eq!(training.to_bytes(), before);
    }
    assert_eq!(finish(training, 1), finish(begin(1), 1));
}

#[test]
fn damaged_trainings_are_refused() {
    let mut training = begin(1);
    assert!(training.learn(1, &|| false).is_some());
    let bytes = training.to_bytes();
    let read = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut bytes = bytes.clone();
        change(&mut bytes);
        Training::from_bytes(&bytes).unwrap_err()
    };
    assert_eq!(read(&|bytes| bytes.clear()), TrainingError::Magic);
    assert_eq!(read(&|bytes| bytes.truncate(9)), TrainingError::Magic);
    assert_eq!(read(&|bytes| bytes[3] ^= 1), TrainingError::Magic);
    assert_eq!(read(&|bytes| bytes[8] = 7), TrainingError::Version(7));
    let last = bytes.len() - 1;
    assert_eq!(read(&|bytes| bytes.truncate(last)), TrainingError::Checksum);
    for at in [9, 12, 30, 40, 200, last] {
        assert_eq!(read(&|bytes| bytes[at] ^= 1), TrainingError::Checksum);
    }
}

/// Returns the slides of all solutions of boards that no training has seen; an unsolved board
/// counts as many as no solution has.
fn slides(model: &Model, width: usize) -> usize {
    let home = Home::blank_last(model.shape());
    let ranking = Ranking::new(model);
    let mut scrambler = Scrambler::new(999);
    let most = 20 * home.shape().cells();
    let boards = (0..20).map(|_| scrambler.uniform(&home.board()));
    let lengths = boards.map(|start| {
        let problem = Problem { start, home };
        let outcome = ranked_beam(&problem, &ranking, (width, most), &mut |_, _| false);
        outcome.path.map_or(most, |path| path.len())
    });
    lengths.sum()
}

#[test]
fn learning_makes_solutions_shorter() {
    for (shape, boards) in [(Shape::FOUR, 160), (shape(4, 5), 320)] {
        let start = Model::new(shape);
        let mut training = Training::new(Course::new(shape, 1, boards), &start);
        while training.learn(1, &|| false).is_some() {}
        let (before, after) = (slides(&start, 50), slides(training.model(), 50));
        assert!(
            10 * after < 9 * before,
            "{shape}: {before} and {after} slides"
        );
    }
}

/// Every shipped model has a course that ends with its shape.
#[test]
fn shipped_models_have_courses() {
    for side in 5..=8 {
        let shape = shape(side, side);
        let (course, _) = shipped_course(shape).expect("a course");
        assert_eq!(course.shape(), shape);
        assert_eq!(shipped_model(shape).expect("a model").shape(), shape);
    }
    assert_eq!(shipped_course(Shape::FOUR), None);
    assert_eq!(shipped_course(shape(5, 6)), None);
}

/// The model that is shipped is the one that its course makes: 5x5, because the others take
/// longer. Takes a minute.
#[test]
#[ignore = "takes minutes"]
fn the_shipped_model_of_5x5_is_made_again() {
    let (course, start) = shipped_course(Shape::FIVE).expect("a course");
    let mut training = Training::new(course, &start);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    while training.learn(threads, &|| false).is_some() {}
    assert!(*training.model() == shipped_model(Shape::FIVE).expect("a model"));
}
