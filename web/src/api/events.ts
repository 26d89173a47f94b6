// A stream of bytes taken apart into server-sent events (the format of the HTML
// standard: `event:` and `data:` lines, a blank line at the end of each event).

/** One event. */
export interface StreamEvent {
  name: string;
  text: string;
}

/** The events of a stream, as they come; the stream is closed when the reader stops. */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let waiting = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      // A carriage return may be the first half of a line end that comes later.
      waiting = (waiting + decoder.decode(value, { stream: true })).replace(/\r\n/g, "\n");
      for (let end = waiting.indexOf("\n\n"); end >= 0; end = waiting.indexOf("\n\n")) {
        const event = readEvent(waiting.slice(0, end));
        waiting = waiting.slice(end + 2);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** One event's lines; null for a comment that keeps the connection alive. */
function readEvent(lines: string): StreamEvent | null {
  let name = "message";
  const text: string[] = [];
  for (const line of lines.split("\n")) {
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") name = value;
    if (field === "data") text.push(value);
  }
  return text.length > 0 ? { name, text: text.join("\n") } : null;
}
