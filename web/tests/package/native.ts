// The native engine: `loyd engine`, asked line by line.

import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

import { PROGRAM, surroundings } from "../program.js";

interface Message {
  id: number | null;
  event: string;
  data: unknown;
}

export class NativeEngine {
  private readonly surroundings = surroundings();
  private readonly program: ChildProcess;
  private readonly waiting = new Map<number, { done(data: unknown): void; failed(error: Error): void }>();
  private last = 0;

  constructor() {
    this.program = spawn(PROGRAM, ["engine", "--time", "10m"], { env: this.surroundings.env, stdio: ["pipe", "pipe", "inherit"] });
    createInterface(this.program.stdout!).on("line", (line) => {
      const message = JSON.parse(line) as Message;
      if (message.id === null) return;
      this.waiting.get(message.id)?.done(message.data);
      this.waiting.delete(message.id);
    });
    this.program.once("exit", (code) => {
      for (const request of this.waiting.values()) request.failed(new Error(`${PROGRAM} engine ended with ${code}`));
    });
  }

  /** Asks; a failure is an answer too. */
  ask(command: string, fields: object): Promise<unknown> {
    const id = (this.last += 1);
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      this.program.stdin!.write(JSON.stringify({ id, command, ...fields }) + "\n");
    });
  }

  async close(): Promise<void> {
    const ended = new Promise((done) => this.program.once("exit", done));
    this.program.stdin!.end();
    await ended;
    this.surroundings.remove();
  }
}
