// All rounds that this browser keeps, and the session that new ones belong to.
//
// The list is there at once and kept in the background. What cannot be read stays
// where it is and is counted; what cannot be kept lasts as long as the page.

import { type Round, nameOf, readRound } from "./round.js";

/** Where rounds are kept: the browser's shelf, or a test's. */
export interface RoundShelf {
  takeAll(): Promise<unknown[]>;
  keep(rounds: ReadonlyMap<string, Round>): Promise<void>;
  discard(name: string): Promise<void>;
}

export class Rounds {
  /** The first played first. A new list on every change. */
  list: readonly Round[] = [];
  session = 1;
  /** How many kept rounds cannot be read. */
  damaged = 0;
  /** Why nothing is kept; empty if everything is. */
  trouble = "";

  constructor(
    private readonly shelf: RoundShelf,
    private readonly changed: () => void,
  ) {}

  /** Takes what was kept; the last session goes on. */
  async load(): Promise<void> {
    try {
      const values = await this.shelf.takeAll();
      const read = values.map(readRound);
      const rounds = read.filter((round) => typeof round !== "string");
      this.damaged = read.length - rounds.length;
      this.show([...rounds, ...this.list]);
      this.session = this.lastSession();
    } catch {
      this.report("This browser does not keep anything for this page: export the session before you leave.");
    }
    this.changed();
  }

  /** Adds rounds, or what is newly known of them; returns how many were not there before. */
  add(rounds: readonly Round[]): number {
    const before = this.list.length;
    this.show([...this.list, ...rounds]);
    this.try(() => this.shelf.keep(byName(rounds)));
    this.changed();
    return this.list.length - before;
  }

  remove(round: Round): void {
    this.show(this.list.filter((one) => nameOf(one) !== nameOf(round)));
    this.try(() => this.shelf.discard(nameOf(round)));
    this.changed();
  }

  /** Chooses the session to which rounds belong from now on. */
  choose(session: number): void {
    this.session = session;
    this.changed();
  }

  /** The session with the highest number. */
  lastSession(): number {
    return this.list.reduce((last, round) => Math.max(last, round.session), this.session);
  }

  private show(rounds: readonly Round[]): void {
    this.list = [...byName(rounds).values()].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  }

  private try(act: () => Promise<void>): void {
    act().catch(() => {
      this.report("This browser did not keep the last change: export the session before you leave.");
      this.changed();
    });
  }

  private report(trouble: string): void {
    this.trouble = trouble;
    this.list = [...this.list];
  }
}

function byName(rounds: readonly Round[]): Map<string, Round> {
  return new Map(rounds.map((round) => [nameOf(round), round]));
}
