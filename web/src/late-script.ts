// A script that is loaded when it is first needed, so that the page's first script is small.
//
// Loading can fail, for example when the server is gone. Then the next wish for the script tries
// again; browsers ask for a script whose loading failed anew. In the page that is a single file the
// scripts are inside, and loading only runs them.

export class LateScript<Module> {
  /** What the script exports; null until it is loaded. */
  module: Module | null = null;
  /** What the browser said if the last attempt failed; null otherwise. */
  failure: string | null = null;
  private loading: Promise<void> | null = null;

  constructor(private readonly bring: () => Promise<Module>) {}

  /** Loads the script unless it is there or on its way. Afterwards either `module` or `failure` is set. */
  load(): Promise<void> {
    this.loading ??= this.attempt();
    return this.loading;
  }

  private async attempt(): Promise<void> {
    this.failure = null;
    try {
      this.module = await this.bring();
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
      this.loading = null;
    }
  }
}
