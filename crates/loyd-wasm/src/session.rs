//! Answers lines, one after the other.

use std::time::Duration;

use loyd::Solver;
use loyd::pattern::{Table, TableId, TableSource as _};
use loyd::puzzle::{Home, Metric, Shape};
use loyd::spec::HeuristicSpec;
use loyd_engine::requests::{
    Analyze, BoardFields, BoardRecord, Estimate, Failure, Hint, Job, JobDoor, JobLimits, Kind,
    Message, RequestLimits, Scramble, Solve, SpecsRecord, read_fields,
};
use loyd_engine::{Engine, micros};
use serde::{Deserialize, Serialize};

use crate::buffers::{Buffers, Filled};
use crate::command::Command;
use crate::host::{Host, HostClock};
use crate::models::Models;
use crate::tables::SharedTables;
use crate::telling::{Sender, Telling};

/// How much one request may take.
const LIMITS: JobLimits = JobLimits {
    time: Duration::from_mins(10),
    threads: 1,
    memory: 500_000_000,
};

/// The longest line that is read, in bytes.
const LINE: usize = 64 * 1024;

/// One engine and its host.
#[derive(Debug)]
pub struct Session<H> {
    host: H,
    engine: Engine,
    tables: SharedTables,
    models: Models,
    buffers: Buffers,
}

/// The tables of a heuristic.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PrepareFields {
    heuristic: String,
}

/// Bytes that the host wrote into a buffer.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LoadFields {
    heuristic: String,
    /// Which of its tables.
    number: usize,
    /// Where the bytes are, and how many.
    address: usize,
    bytes: usize,
    checksum: String,
}

/// Tables that are ready.
#[derive(Debug, Serialize)]
struct PreparedRecord {
    heuristic: String,
    seconds: f64,
    tables: Vec<TableRecord>,
}

/// One table in memory. It stays where it is until the engine ends.
#[derive(Debug, Serialize)]
struct TableRecord {
    address: usize,
    bytes: usize,
    /// The BLAKE3 hash of its bytes.
    checksum: String,
}

/// A model that the host has, in a buffer, or does not have.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ModelFields {
    /// The side that the engine asked for.
    side: usize,
    /// Where the bytes are, and how many; without them, searches do without the model.
    address: Option<usize>,
    #[serde(default)]
    bytes: usize,
}

/// A model that a search needs. The request was not answered.
#[derive(Debug, Serialize)]
struct MissingModelRecord {
    side: usize,
}

/// A command that has no fields.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct NoFields {}

/// An answer that says only that it is done.
#[derive(Debug, Serialize)]
struct Done {}

impl<H: Host> JobDoor for Session<H> {
    fn engine(&self) -> &Engine {
        &self.engine
    }

    fn limits(&self) -> JobLimits {
        LIMITS
    }

    #[expect(clippy::cast_sign_loss, reason = "it is from 0 to 2^53")]
    fn random(&self) -> u64 {
        (self.host.random() * 9_007_199_254_740_992.0) as u64
    }
}

impl<H: Host> Session<H> {
    /// Returns an engine that has prepared nothing yet.
    pub fn new(host: H) -> Session<H> {
        let tables = SharedTables::default();
        let models = Models::default();
        let solver = Solver::with_tables(Box::new(tables.clone()));
        let solver = solver.with_models(Box::new(models.clone()));
        Session {
            host,
            engine: Engine::new(solver, HostClock(host)),
            tables,
            models,
            buffers: Buffers::default(),
        }
    }

    /// Memory for what the host hands in.
    pub fn buffers(&self) -> &Buffers {
        &self.buffers
    }

    /// Answers a line.
    pub fn answer(&self, line: &[u8]) {
        let sender = |id| Sender {
            host: self.host,
            id,
        };
        if line.len() > LINE {
            let message = format!("the line is longer than {LINE} bytes");
            let failure = Failure::new(Kind::TooLarge, message);
            return sender(None).send("failure", &failure.body());
        }
        match Message::read(line) {
            Ok(message) => {
                let sender = sender(Some(message.id.clone()));
                if let Err(failure) = self.obey(message, &sender) {
                    sender.send("failure", &failure.body());
                }
            }
            Err((id, failure)) => sender(id).send("failure", &failure.body()),
        }
    }

    fn obey(&self, message: Message<Command>, sender: &Sender<H>) -> Result<(), Failure> {
        match message.command {
            Command::Solve => self.run::<Solve>(message, sender),
            Command::Hint => self.run::<Hint>(message, sender),
            Command::Analyze => self.run::<Analyze>(message, sender),
            Command::Estimate => self.run::<Estimate>(message, sender),
            Command::Scramble => self.run::<Scramble>(message, sender),
            Command::Board => {
                let fields: BoardFields = read_fields(message.fields)?;
                sender.send("answer", &BoardRecord::read(&fields)?);
                Ok(())
            }
            Command::Specs => {
                let NoFields {} = read_fields(message.fields)?;
                let limits = RequestLimits::new(LIMITS, LINE, 1, 1);
                sender.send("answer", &SpecsRecord::new(limits, self.engine.solver()));
                Ok(())
            }
            Command::Prepare => self.prepare(message, sender),
            Command::Load => self.load(message, sender),
            Command::Model => self.take_model(message, sender),
        }
    }

    fn run<J: Job>(&self, message: Message<Command>, sender: &Sender<H>) -> Result<(), Failure> {
        let job = J::new(read_fields(message.fields)?, self)?;
        if let Some(side) = job.shape().and_then(|shape| self.models.missing(shape)) {
            sender.send("model", &MissingModelRecord { side });
            return Ok(());
        }
        let telling = Telling::new(sender.clone(), message.progress, job.tells_solution());
        let mut watch = self.engine.watch(telling);
        let answer = job.run(self, &mut watch)?;
        sender.send("answer", &answer);
        Ok(())
    }

    /// Builds the tables of a heuristic for 4x4 boards, however large, and says where they are.
    fn prepare(&self, message: Message<Command>, sender: &Sender<H>) -> Result<(), Failure> {
        let fields: PrepareFields = read_fields(message.fields)?;
        let heuristic = heuristic(&fields.heuristic)?;
        let ids = table_ids(&heuristic)?;
        let _large = self.tables.0.allow_large();
        let telling = Telling::new(sender.clone(), message.progress, false);
        let mut watch = self.engine.watch(telling);
        let home = Home::blank_last(Shape::FOUR);
        let (_prepared, seconds) =
            self.engine
                .prepare(&heuristic, Metric::Stm, home, &mut watch)?;
        let tables = ids
            .iter()
            .map(|id| self.record(id))
            .collect::<Result<_, _>>();
        sender.send(
            "answer",
            &PreparedRecord {
                heuristic: heuristic.to_string(),
                seconds: micros(seconds),
                tables: tables?,
            },
        );
        Ok(())
    }

    fn record(&self, id: &TableId) -> Result<TableRecord, Failure> {
        let table = self.tables.table(id, &mut ());
        let table = table.map_err(|error| Failure::new(Kind::Internal, error))?;
        let bytes = table.bytes();
        Ok(TableRecord {
            address: bytes.as_ptr().expose_provenance(),
            bytes: bytes.len(),
            checksum: blake3::hash(bytes).to_string(),
        })
    }

    /// Takes a table that the host kept.
    fn load(&self, message: Message<Command>, sender: &Sender<H>) -> Result<(), Failure> {
        let fields: LoadFields = read_fields(message.fields)?;
        let ids = table_ids(&heuristic(&fields.heuristic)?)?;
        let mut ids = ids.into_iter();
        let id = ids
            .nth(fields.number)
            .ok_or_else(|| Failure::in_field("number", "the heuristic has fewer tables"))?;
        let filled = self.filled(fields.address, fields.bytes)?;
        if blake3::hash(filled.as_ref()).to_string() != fields.checksum {
            let message = "the table is damaged: its checksum is another one";
            return Err(Failure::in_field("checksum", message));
        }
        let table = Table::new(id, Box::new(filled));
        let table = table.map_err(|error| Failure::in_field("bytes", error))?;
        self.tables.0.insert(table);
        sender.send("answer", &Done {});
        Ok(())
    }

    /// Takes a model that a search needs, or the word that there is none.
    fn take_model(&self, message: Message<Command>, sender: &Sender<H>) -> Result<(), Failure> {
        let fields: ModelFields = read_fields(message.fields)?;
        match fields.address {
            Some(address) => {
                let filled = self.filled(address, fields.bytes)?;
                let taken = self.models.insert(fields.side, filled);
                taken.map_err(|error| Failure::in_field("bytes", format!("the model {error}")))?;
            }
            None => self.models.do_without(fields.side),
        }
        sender.send("answer", &Done {});
        Ok(())
    }

    /// Takes out what the host wrote into a buffer.
    fn filled(&self, address: usize, bytes: usize) -> Result<Filled, Failure> {
        let filled = self.buffers.take(address, bytes);
        filled.ok_or_else(|| Failure::in_field("address", "there is no such buffer of this length"))
    }
}

fn heuristic(name: &str) -> Result<HeuristicSpec, Failure> {
    let unknown = |error| Failure::new(Kind::UnknownName, error).about("heuristic");
    name.parse().map_err(unknown)
}

/// Returns the tables of a heuristic for 4x4 boards.
fn table_ids(heuristic: &HeuristicSpec) -> Result<Vec<TableId>, Failure> {
    let Some(pdb) = heuristic.tables() else {
        let message = "only pattern databases have tables, such as pdb:7-8";
        return Err(Failure::in_field("heuristic", message));
    };
    let partitions = pdb
        .partitions(Home::blank_last(Shape::FOUR))
        .map_err(|error| Failure::new(Kind::UnknownName, error).about("heuristic"))?;
    let ids = partitions.iter().flat_map(|each| each.tables(pdb.kind));
    Ok(ids.collect())
}
