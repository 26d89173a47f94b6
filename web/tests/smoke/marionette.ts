// Marionette, the protocol by which Firefox is driven: lines of JSON over a socket, each with its
// length before it. Firefox has it built in, so nothing but the browser is needed.

import { type Socket, connect } from "node:net";

type Answer = [type: number, id: number, error: { error: string; message: string } | null, result: unknown];

export class Marionette {
  private readonly waiting = new Map<number, { done(result: unknown): void; failed(error: Error): void }>();
  private unread = Buffer.alloc(0);
  private last = 0;

  private constructor(private readonly socket: Socket) {
    socket.on("data", (bytes) => this.read(bytes));
    socket.on("close", () => {
      for (const { failed } of this.waiting.values()) failed(new Error("firefox closed the connection"));
    });
  }

  /** Connects to a Firefox that listens. */
  static connect(port: number): Promise<Marionette> {
    return new Promise((done, failed) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("error", failed);
      socket.once("connect", () => done(new Marionette(socket)));
    });
  }

  /** Sends a command and waits for its result. */
  send(command: string, fields: object = {}): Promise<unknown> {
    const id = (this.last += 1);
    const line = JSON.stringify([0, id, command, fields]);
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed: (error) => failed(new Error(`${command}: ${error.message}`)) });
      this.socket.write(`${Buffer.byteLength(line)}:${line}`);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private read(bytes: Buffer): void {
    this.unread = Buffer.concat([this.unread, bytes]);
    for (;;) {
      const colon = this.unread.indexOf(":");
      const length = Number(this.unread.subarray(0, colon).toString());
      if (colon < 0 || this.unread.length < colon + 1 + length) return;
      const message = JSON.parse(this.unread.subarray(colon + 1, colon + 1 + length).toString()) as Answer | object;
      this.unread = this.unread.subarray(colon + 1 + length);
      // The first message is a greeting.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as Answer;
      const request = this.waiting.get(id);
      this.waiting.delete(id);
      if (error) request?.failed(new Error(error.message));
      else request?.done(result);
    }
  }
}
