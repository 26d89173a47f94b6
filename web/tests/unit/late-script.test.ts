import { describe, expect, it } from "vitest";

import { LateScript } from "../../src/late-script.js";

describe("a script that is loaded late", () => {
  it("is loaded once, however often it is wanted", async () => {
    let times = 0;
    const script = new LateScript(async () => (times += 1));
    expect(script.module).toBeNull();
    await Promise.all([script.load(), script.load()]);
    await script.load();
    expect([script.module, script.failure, times]).toEqual([1, null, 1]);
  });

  it("says why it could not be loaded, and is loaded when it is wanted again", async () => {
    let isGone = true;
    const script = new LateScript(async () => {
      if (isGone) throw new TypeError("the server is gone");
      return "there";
    });
    await script.load();
    expect([script.module, script.failure]).toEqual([null, "the server is gone"]);
    isGone = false;
    const loading = script.load();
    expect(script.failure).toBeNull();
    await loading;
    expect([script.module, script.failure]).toEqual(["there", null]);
  });
});
