// Where the page begins: the colours chosen before, then the components.

import { keepOffline } from "./api/offline.js";
import { rendered } from "./parts/own-task.js";
import { restoreTheme } from "./parts/theme-switch.js";
import "./loyd-page.js";

restoreTheme();
keepOffline();
// In a task of its own: running the script and drawing the page together would stop the browser for
// longer than a person should notice. The page is shown when all of it is there, so that nothing
// jumps.
setTimeout(async () => {
  const page = document.createElement("loyd-page");
  page.style.display = "none";
  document.body.prepend(page);
  await rendered(page);
  page.style.removeProperty("display");
});
