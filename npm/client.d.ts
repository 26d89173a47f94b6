export { Loyd, LoydError, type Progress, type Solution } from "./index.js";
