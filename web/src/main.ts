// Where the page begins: the colours chosen before, then the components.

import { keepOffline } from "./api/offline.js";
import { restoreTheme } from "./parts/theme-switch.js";
import "./loyd-page.js";

restoreTheme();
keepOffline();
