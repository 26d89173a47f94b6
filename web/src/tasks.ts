// Work in pieces: a browser answers to nothing while a task runs, so no task of the page should be
// long. What is rendered in pieces is in `parts/own-task.ts`.

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** What follows runs in a task of its own. Timers would do the same, but browsers delay those that follow each other. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });
}

let last = Promise.resolve();

/** Does something in a task of its own, after what was asked for before. */
export function inTurn(act: () => Promise<void>): Promise<void> {
  const done = last.then(nextTask).then(act);
  last = done.catch(() => undefined);
  return done;
}

/** Lays out what changed. Browsers do so when a height is asked for, otherwise with the next frame. */
export function layOutNow(element: HTMLElement): void {
  element.getBoundingClientRect();
}

/** Shows hidden elements one after the other, and lays out each in a task of its own. */
export async function showInTurn(elements: readonly HTMLElement[]): Promise<void> {
  for (const element of elements) {
    await nextTask();
    element.hidden = false;
    layOutNow(element);
  }
}
