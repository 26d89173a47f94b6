// An engine in Workers as the engine of the page: the same as the npm package has.
//
// The paths are those of the server; `/api/solve` is the command `solve`. The engine is loaded with
// the first question, and Workers are part of the page's own script, so that one file is enough.

import { type Progress as EngineProgress, Loyd, LoydError } from "../../../npm/client.js";
import EngineWorker from "../../../npm/worker.js?worker&inline";
import { MODELS } from "#models";
import { engineModule } from "#wasm";

import { nextTask } from "../tasks.js";
import { ApiError, type Listener, type PageEngine } from "./engine.js";
import type { Progress, Solution } from "./messages.js";

let started: Promise<Loyd> | null = null;

function loyd(): Promise<Loyd> {
  started ??= start();
  return started;
}

async function start(): Promise<Loyd> {
  // The task that asks first renders the view.
  await nextTask();
  const module = engineModule();
  // If it cannot be loaded, every question that is asked later says so.
  module.catch(() => undefined);
  await drawn();
  const loyd = new Loyd(module, () => new EngineWorker(), loadModel);
  // The first question is for names and limits, which the quick Worker answers. The one that searches
  // builds its tables meanwhile.
  loyd.wake();
  return loyd;
}

/** The longest wait for a page to be drawn, in milliseconds: a hidden one is not drawn at all. */
const LONGEST_WAIT = 250;

/** Waits until what is on its way to the screen is there. Workers that start earlier would compete with it. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

async function loadModel(side: number): Promise<ArrayBuffer> {
  const response = await fetch(MODELS[side]!);
  if (!response.ok) throw new Error(`the model cannot be loaded: ${response.status}`);
  return response.arrayBuffer();
}

function ask<Answer>(path: string, body: object = {}, signal?: AbortSignal): Promise<Answer> {
  return told(loyd().then((loyd) => loyd.ask<Answer>(commandOf(path), body, signal ? { signal } : {})));
}

function askWithProgress<Answer>(path: string, body: object, listener: Listener, signal: AbortSignal): Promise<Answer> {
  const onProgress = (progress: EngineProgress) => listener.progress?.(progress as Progress);
  const onSolution = (solution: Solution) => listener.solution?.(solution);
  return told(loyd().then((loyd) => loyd.ask<Answer>(commandOf(path), body, { signal, onProgress, onSolution })));
}

function commandOf(path: string): string {
  return path.replace("/api/", "");
}

/** The same answer, with the errors of the page. */
async function told<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof LoydError)) throw error;
    throw new ApiError(error.kind, error.message, error.field, error.span);
  }
}

export const engine: PageEngine = {
  ask,
  askWithProgress,
  where: "Everything is computed in your browser; nothing is sent anywhere.",
  largeTables: {
    prepare: async (progress, signal) => (await loyd()).prepareLarge({ signal, onProgress: ({ fraction }) => progress(fraction ?? 0) }),
  },
};
