//! The extension module `loyd._loyd` of the Python package.
//!
//! Only conversions: text and bytes in, bytes and records out, errors by kind. What users
//! see (boards, arrays, docstrings) is Python, in `crates/loyd-python/python/loyd`. Arrays
//! cross the border as bytes: they have to be copied in any case before the interpreter
//! lock is released, and so the module depends on no version of numpy.
//!
//! * `boards.rs`: reading, writing and drawing boards.
//! * `engine.rs`: the engine with its tables; `labels.rs`, `scrambles.rs`: many boards.
//! * `proofs.rs`: proofs that take hours, share by share.
//! * `bench.rs`, `bench_choices.rs`, `checks.rs`: measuring heuristics, also those that are functions of Python.
//! * `focal.rs`: focal searches with functions of Python.
//! * `choices.rs`: how to search, as Python passes it.
//! * `attend.rs`: work without the interpreter lock that Ctrl-C ends.
//! * `trouble.rs`: errors by kind; `values.rs`: records as dictionaries.

mod attend;
mod bench;
mod bench_choices;
mod boards;
mod checks;
mod choices;
mod engine;
mod focal;
mod labels;
mod proofs;
mod scrambles;
mod trouble;
mod values;

use pyo3::prelude::*;

/// The functions and the classes of the module.
#[pymodule]
#[pyo3(name = "_loyd")]
fn loyd_module(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<engine::PyEngine>()?;
    module.add_class::<bench::PyBench>()?;
    module.add_class::<bench::PyOutsideSearch>()?;
    module.add_class::<focal::PyFocalSearch>()?;
    module.add_class::<checks::PyKnownBoards>()?;
    module.add_class::<proofs::PyStop>()?;
    module.add_class::<proofs::PyProver>()?;
    module.add_class::<proofs::PyProof>()?;
    module.add_function(wrap_pyfunction!(boards::parse_board, module)?)?;
    module.add_function(wrap_pyfunction!(boards::check_board, module)?)?;
    module.add_function(wrap_pyfunction!(boards::goal_board, module)?)?;
    module.add_function(wrap_pyfunction!(boards::board_text, module)?)?;
    module.add_function(wrap_pyfunction!(boards::board_svg, module)?)?;
    module.add_function(wrap_pyfunction!(boards::apply, module)?)?;
    module.add_function(wrap_pyfunction!(boards::parse_time, module)?)?;
    module.add_function(wrap_pyfunction!(checks::first_outside, module)?)?;
    module.add_function(wrap_pyfunction!(scrambles::random_states, module)?)?;
    module.add_function(wrap_pyfunction!(scrambles::skip_states, module)?)?;
    Ok(())
}
