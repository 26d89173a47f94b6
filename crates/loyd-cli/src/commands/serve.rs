//! `loyd serve`: the page and the JSON interface, for a browser on this machine.

use std::io::{self, Write as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use loyd_server::{Config, Log, Server};

use crate::browser;
use crate::error::{Complaint, Failure, reason, remark};
use crate::exit::Exit;
use crate::output::Output;
use crate::service::ServiceArgs;
use crate::values::duration;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd serve --open
  loyd serve --port 0 --quiet
  loyd serve --bind 0.0.0.0 --time 10s --learn

Open the address that is printed. Programs use the paths under /api/, which
/api/openapi.json describes. The log goes to standard error, a line a request.
Stored tables are read into memory up to 2 GB; more are mapped.
Ctrl-C ends the server: running searches may finish within the grace, a second
Ctrl-C stops them at once.")]
pub(crate) struct ServeArgs {
    /// The address to listen on; anything but this machine's own lets others in
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    bind: IpAddr,

    /// The port; 0 takes any that is free
    #[arg(long, value_name = "N", default_value_t = loyd_server::PORT)]
    port: u16,

    /// How long searches may go on after Ctrl-C
    #[arg(long, value_name = "TIME", default_value = "5s", value_parser = duration)]
    grace: Duration,

    #[command(flatten)]
    service: ServiceArgs,

    /// Write no line for each request
    #[arg(short, long)]
    quiet: bool,

    /// Open the page in the browser
    #[arg(long)]
    open: bool,
}

impl ServeArgs {
    fn config(&self) -> Config {
        Config {
            address: SocketAddr::new(self.bind, self.port),
            grace: self.grace,
            ..self.service.config()
        }
    }
}

pub(crate) fn run(args: &ServeArgs, out: &mut Output) -> Result<Exit, Failure> {
    let config = args.config();
    let address = config.address;
    let engine = args.service.engine(config.threads);
    let log = if args.quiet {
        Log::quiet()
    } else {
        Log::new(remark)
    };
    let server = Server::bind(config, engine, log).map_err(|error| cannot(address, &error))?;
    writeln!(out, "http://{}/", server.address())?;
    out.flush()?;
    if !args.bind.is_loopback() {
        remark("everybody who can reach this machine can use the server");
    }
    if args.open {
        browser::open(reachable(server.address()));
    }
    server
        .run_until_signal()
        .map_err(|error| cannot(address, &error))?;
    Ok(Exit::Success)
}

/// Returns the address by which this machine reaches a server that listens there.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => address.set_ip(Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(ip) if ip.is_unspecified() => address.set_ip(Ipv6Addr::LOCALHOST.into()),
        IpAddr::V4(_) | IpAddr::V6(_) => {}
    }
    address
}

fn cannot(address: SocketAddr, error: &io::Error) -> Complaint {
    let remedy = match error.kind() {
        io::ErrorKind::AddrInUse => "; choose another port with --port, or any with --port 0",
        io::ErrorKind::PermissionDenied => "; choose a port from 1024 up with --port",
        io::ErrorKind::AddrNotAvailable => "; this machine has no such address, see --bind",
        _ => "",
    };
    let sentence = format!("cannot listen on {address}: {}{remedy}", reason(error));
    Complaint::new(Exit::File, sentence)
}
