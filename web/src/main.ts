// Where the page begins: the colours chosen before, then the frame. The frame loads the view.

import { keepOffline } from "./api/offline.js";
import { restoreTheme } from "./parts/theme-switch.js";
import "./loyd-page.js";

restoreTheme();
keepOffline();
// In a task of its own: running the script and drawing the page together would stop the browser for
// longer than a person should notice.
setTimeout(() => document.body.prepend(document.createElement("loyd-page")));
