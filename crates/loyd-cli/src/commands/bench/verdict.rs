//! What is said when a run has ended, and the exit code.

use loyd_lab::{Ending, Evaluation, Measurement, Results, RunError};

use crate::error::{Complaint, remark};
use crate::exit::Exit;
use crate::solving::unsupported;

/// Says what went wrong, and gives the exit code.
pub(super) fn verdict(evaluation: &Evaluation<'_>, results: &Results) -> Exit {
    let mut exit = Exit::Success;
    let mut complain = |complaint: Complaint| {
        complaint.print();
        exit = exit.and(complaint.exit);
    };
    for mistake in evaluation.mistakes() {
        complain(Complaint::new(Exit::Failed, mistake));
    }
    match &results.ending {
        Ending::Complete => {}
        Ending::Stopped => {
            let done = results.measurements.len();
            let plan = evaluation.plan;
            let settings = plan.settings.len() - evaluation.refused().count();
            let all = plan.set.instances.len() * settings * plan.repeat;
            let sentence = format!("interrupted: {done} of {all} measurements were made");
            complain(Complaint::new(Exit::Limit, sentence));
        }
        Ending::Failed(RunError::Solve(error)) => complain(unsupported(error)),
        Ending::Failed(error @ RunError::Thread(_)) => complain(Complaint::new(Exit::File, error)),
    }
    let all_refused = evaluation.refused().count() == evaluation.plan.settings.len();
    for (setting, error) in evaluation.refused() {
        let complaint = unsupported(error).about(&setting);
        // One pair of many that is not available is no mistake of the user.
        if complaint.exit == Exit::Usage && !all_refused {
            remark(&format!("not measured: {}", complaint.sentence));
        } else {
            complain(complaint);
        }
    }
    if results.measurements.iter().any(Measurement::limited) {
        exit = exit.and(Exit::Limit);
    }
    exit
}
