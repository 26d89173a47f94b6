import { describe, expect, it } from "vitest";

import { readEvents, type StreamEvent } from "../../src/api/events.js";

/** The events of a text that comes in pieces of this many bytes. */
async function eventsOf(text: string, size: number): Promise<StreamEvent[]> {
  const bytes = new TextEncoder().encode(text);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  const events: StreamEvent[] = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

describe("server-sent events", () => {
  const text = 'event: queued\ndata: {"place":1}\n\n: still there\n\nevent: answer\ndata: {"moves":\ndata: "→"}\n\n';
  const expected = [
    { name: "queued", text: '{"place":1}' },
    { name: "answer", text: '{"moves":\n"→"}' },
  ];

  it("are the same however the bytes are cut", async () => {
    for (const size of [1, 2, 3, 7, 1000]) expect(await eventsOf(text, size)).toEqual(expected);
  });

  it("may end their lines with carriage returns", async () => {
    for (const size of [1, 5, 1000]) expect(await eventsOf(text.replaceAll("\n", "\r\n"), size)).toEqual(expected);
  });

  it("are dropped when the last one is not whole", async () => {
    expect(await eventsOf("event: answer\ndata: {", 4)).toEqual([]);
  });

  it("close the stream when the reader has enough", async () => {
    let closed = false;
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode("data: 1\n\n")),
      cancel: () => void (closed = true),
    });
    for await (const event of readEvents(stream)) {
      expect(event.text).toBe("1");
      break;
    }
    expect(closed).toBe(true);
  });
});
