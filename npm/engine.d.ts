export { Engine, LoydError } from "./index.js";
