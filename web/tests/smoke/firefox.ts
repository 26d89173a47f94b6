// A visit of the page in Debian's firefox-esr. The page is made of elements with shadow roots, which
// are looked through here: elements are found by their role and name, or by text.

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, vi } from "vitest";

import { Marionette } from "./marionette.js";

/** Where firefox may be; FIREFOX names another place. */
const PLACES = [process.env["FIREFOX"], "/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** Nothing of its own from the network, and a port that is free. */
const SETTINGS = {
  "marionette.port": 0,
  "app.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "toolkit.telemetry.enabled": false,
};

/** All elements of the page, those in shadow roots included. */
const EVERYTHING = `
  const everything = (root) => [...root.querySelectorAll("*")].flatMap((one) => one.shadowRoot ? [one, ...everything(one.shadowRoot)] : [one]);
`;

interface ElementReference {
  "element-6066-11e4-a52e-4f735466cecf": string;
}

export class Firefox {
  private constructor(
    private readonly program: ChildProcess,
    private readonly profile: string,
    private readonly marionette: Marionette,
  ) {}

  /** Starts a browser that has never seen the page. */
  static async start(): Promise<Firefox> {
    const place = PLACES.find((path) => path && existsSync(path));
    if (!place) throw new Error("firefox is missing; on Debian: apt-get install firefox-esr");
    const profile = mkdtempSync(join(tmpdir(), "loyd-firefox-"));
    const settings = Object.entries(SETTINGS).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
    writeFileSync(join(profile, "user.js"), settings.join("\n"));
    const program = spawn(place, ["--headless", "--no-remote", "--marionette", "--profile", profile], { env: { ...process.env, HOME: profile }, stdio: "ignore" });
    // It writes its port there when it listens.
    const file = join(profile, "MarionetteActivePort");
    await vi.waitFor(() => expect(readFileSync(file, "utf8")).toMatch(/^\d+/), { timeout: 120_000, interval: 50 });
    const marionette = await Marionette.connect(Number(readFileSync(file, "utf8")));
    await marionette.send("WebDriver:NewSession", {});
    await marionette.send("WebDriver:SetTimeouts", { script: 120_000, pageLoad: 120_000 });
    return new Firefox(program, profile, marionette);
  }

  async close(): Promise<void> {
    const ended = new Promise((done) => this.program.once("exit", done));
    // It ends the connection before it answers.
    await this.marionette.send("Marionette:Quit", { flags: ["eForceQuit"] }).catch(() => undefined);
    await ended;
    this.marionette.close();
    rmSync(this.profile, { recursive: true, force: true });
  }

  async visit(address: string): Promise<void> {
    // A page whose address differs only after the # would not be loaded again.
    await this.marionette.send("WebDriver:Navigate", { url: "about:blank" });
    await this.marionette.send("WebDriver:Navigate", { url: address });
    // The view may still be on its way, or be laid out.
    const shown = `return everything(document).some((one) => one.matches("main")) && !everything(document).some((one) => one.matches("main > [aria-busy=true]"));`;
    await expect.poll(() => this.run(shown)).toBe(true);
  }

  /** Runs a script in the page. */
  async run<Result>(script: string, ...args: unknown[]): Promise<Result> {
    const { value } = (await this.marionette.send("WebDriver:ExecuteScript", { script: EVERYTHING + script, args })) as { value: Result };
    return value;
  }

  /** The text of the page, as far as it is shown. */
  text(): Promise<string> {
    return this.run(`return [document.body, ...everything(document)].flatMap((one) => one.checkVisibility() ? [...(one.shadowRoot ?? one).childNodes] : [])
      .filter((node) => node.nodeType === 3).map((node) => node.textContent.trim()).filter(Boolean).join(" ").replace(/\\s+/g, " ");`);
  }

  /** Waits until the page shows a text. */
  async waitForText(words: string | RegExp): Promise<void> {
    await expect.poll(() => this.text()).toMatch(words);
  }

  /** Clicks the button or link of a name. */
  async click(name: string): Promise<void> {
    const find = `return everything(document).find((one) => one.matches("button, a, summary") && one.checkVisibility() && (one.getAttribute("aria-label") ?? one.textContent).trim() === arguments[0]) ?? null;`;
    await expect.poll(() => this.run(find, name)).not.toBe(null);
    const element = await this.run<ElementReference>(find, name);
    await this.marionette.send("WebDriver:ElementClick", { id: Object.values(element)[0] });
  }

  /** Writes into the field whose label begins with these words, in place of what it has. */
  async write(label: string, text: string): Promise<void> {
    const find = `return everything(document).find((one) => one.matches("input, textarea") && one.checkVisibility() && [...(one.labels ?? [])].some((label) => label.textContent.trim().startsWith(arguments[0]))) ?? null;`;
    await expect.poll(() => this.run(find, label)).not.toBe(null);
    const element = await this.run<ElementReference>(find, label);
    const id = Object.values(element)[0];
    await this.marionette.send("WebDriver:ElementClear", { id });
    await this.marionette.send("WebDriver:ElementSendKeys", { id, text });
  }

  /** Presses keys, one after the other, wherever the focus is. */
  async press(...keys: string[]): Promise<void> {
    const actions = keys.flatMap((value) => [{ type: "keyDown", value }, { type: "keyUp", value }]);
    await this.marionette.send("WebDriver:PerformActions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }
}
