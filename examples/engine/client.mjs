// Solves boards with `loyd engine`, all at once: node client.mjs "8 6 7/2 5 4/3 0 1" ...
//
// The variable LOYD names the program, if it is not `loyd`. docs/engine.md describes the messages.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

class Engine {
  #waiting = new Map(); // by id: what to call with the answer
  #last = 0;

  constructor() {
    const stdio = ["pipe", "pipe", "inherit"];
    this.process = spawn(process.env.LOYD ?? "loyd", ["engine"], { stdio });
    const lines = createInterface({ input: this.process.stdout });
    lines.on("line", (line) => this.#hear(JSON.parse(line)));
  }

  #hear({ id, event, data }) {
    const request = this.#waiting.get(id);
    if (event === "answer") request?.resolve(data);
    else if (event === "failure") request?.reject(new Error(data.error.message));
    else return; // ready, queued, progress, solution
    this.#waiting.delete(id);
  }

  ask(command, fields = {}) {
    const id = ++this.#last;
    this.process.stdin.write(JSON.stringify({ id, command, ...fields }) + "\n");
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }
}

const engine = new Engine();
const boards = process.argv.slice(2);
const answers = await Promise.allSettled(boards.map((board) => engine.ask("solve", { board })));
answers.forEach(({ value, reason }, place) => {
  const text = reason ? reason.message : `${value.length} ${value.moves}`;
  console.log(`${boards[place]}: ${text}`);
});
await engine.ask("quit");
