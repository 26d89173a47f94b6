// A visitor of the page who takes as little of its main thread as possible.
//
// Playwright finds elements by a script of 330 kB in the page and by the roles and names of all of
// them. That makes tasks of up to 25 ms of the processor, which no visitor of the page has. This one
// looks for an element in every frame, and clicks with the mouse where it is.

import type { CDPSession, Page } from "playwright-core";

interface Place {
  x: number;
  y: number;
}

/** The functions that the visitor has in the page. */
interface InPage {
  seen(selector: string, text: string): Promise<Place>;
}

/** Runs in the page, before its own scripts. */
function prepare(): void {
  function* within(root: Document | ShadowRoot): Generator<Element> {
    for (const element of root.querySelectorAll("*")) {
      yield element;
      if (element.shadowRoot) yield* within(element.shadowRoot);
    }
  }
  const find = (selector: string, text: string): Place | null => {
    for (const element of within(document)) {
      if (!element.matches(selector) || !element.textContent?.trim().startsWith(text)) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width > 0) return { x: x + width / 2, y: y + height / 2 };
    }
    return null;
  };
  (window as unknown as InPage).seen = (selector, text) =>
    new Promise((done) => {
      const look = () => {
        const place = find(selector, text);
        if (place) done(place);
        else requestAnimationFrame(look);
      };
      look();
    });
}

export class Visitor {
  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /** To be called before the page is visited. */
  static async of(page: Page): Promise<Visitor> {
    await page.addInitScript(prepare);
    return new Visitor(page, await page.context().newCDPSession(page));
  }

  /** Runs an expression in the page. */
  async run<Value>(expression: string): Promise<Value> {
    const { result } = await this.session.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    return result.value as Value;
  }

  /** Waits until an element is on the screen, by a selector inside its component and the beginning of its text. */
  see(selector: string, text = ""): Promise<Place> {
    return this.run<Place>(`seen(${JSON.stringify(selector)}, ${JSON.stringify(text)})`);
  }

  async click(selector: string, text: string): Promise<void> {
    const { x, y } = await this.see(selector, text);
    await this.page.mouse.click(x, y);
  }

  /** Notes in the page that a step of the visit begins. */
  begin(step: string): Promise<void> {
    return this.run(`void performance.mark(${JSON.stringify(step)})`);
  }
}
