//! What the fields of records and summaries mean.

/// Every field of a JSON document's boards and summaries, which are the columns
/// of CSV too, with its meaning.
pub const DEFINITIONS: &[(&str, &str)] = &[
    ("set", "the set of boards"),
    ("name", "the board's name in its set"),
    ("board", "the board row by row, 0 for the blank"),
    ("goal", "what it should become"),
    (
        "optimal",
        "the length of its shortest solutions in single tiles: the set's, else as proved in this run",
    ),
    ("asked_heuristic", "the heuristic asked for"),
    ("asked_search", "the search asked for"),
    ("heuristic", "the heuristic used"),
    ("search", "the search used"),
    ("heuristics", "the heuristics used"),
    ("searches", "the searches used"),
    ("weight", "the weight, if the setting has one of its own"),
    ("threads", "threads for one board"),
    ("parallel", "boards solved at the same time"),
    ("run", "which repetition, from 1"),
    (
        "status",
        "optimal: proved shortest; feasible: not proved; limit: a limit came first",
    ),
    ("length", "the length of the solution; none with a limit"),
    ("lower_bound", "no solution is shorter"),
    ("upper_bound", "a solution of this length was found"),
    (
        "check",
        "equal to the optimal length; excess: longer, and not called optimal; open: a limit came first; wrong: \
         contradicts it; null: nothing to compare with",
    ),
    (
        "excess",
        "slides above the optimal length; in a summary of all boards together",
    ),
    (
        "nodes_generated",
        "boards made by a slide and estimated, each time; the start is not counted, the solution's last board is",
    ),
    (
        "nodes_expanded",
        "boards whose slides were tried, each time, the start once for every bound",
    ),
    (
        "nodes_generated_complete",
        "of these, those in bounds searched to their end, which the order of moves cannot change; in a summary of \
         all boards together",
    ),
    (
        "seconds",
        "from request to report, tables and printing left out; in a summary mean, median, p99 and max over boards \
         and runs, percentiles by nearest rank",
    ),
    (
        "nodes_per_second",
        "nodes generated divided by seconds; in a summary all nodes divided by all seconds",
    ),
    (
        "peak_bytes",
        "the most memory the process held since this setting and run began, null where the system does not tell",
    ),
    ("boards", "boards measured"),
    ("limited", "boards on which a limit was reached"),
    ("known", "boards whose optimal length the set has"),
    (
        "equal",
        "of these, boards solved with that length in every run",
    ),
    (
        "wrong",
        "boards with a length that contradicts the optimal one",
    ),
    (
        "length_mean",
        "the mean length of the solutions, boards with a limit left out",
    ),
    (
        "boards_per_second",
        "boards divided by the seconds from the first one's start to the last one's end",
    ),
    (
        "setup_seconds",
        "opening or building tables, before anything is measured",
    ),
    (
        "runs",
        "each run: mean seconds of a board, seconds from first start to last end, boards per second, whether \
         every board was measured",
    ),
    (
        "mean_spread",
        "the least and the greatest mean of the complete runs, if there are several",
    ),
    (
        "differing",
        "boards whose counts or lengths were not the same in every run",
    ),
    ("built", "boards within whose seconds tables were built"),
];
