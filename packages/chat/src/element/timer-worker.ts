import { scriptPolicy } from '../launcher/index.ts';

/** Longest wait for the worker's first message (ms). */
const PATIENCE_MS = 2000;
const GREETING = { id: 'rider-chat-greeting', milliseconds: 1 };

/** Beside this module in the build; composed at run time, so that bundlers do not resolve it in the sources. */
const FILE = 'timer-worker.js';

const vouchFor = scriptPolicy('rider-chat-worker');

/** The address of the worker's script; undefined on another origin, where browsers reject workers. */
function address(): URL | undefined {
  const url = new URL(/* @vite-ignore */ FILE, import.meta.url);
  return url.origin === location.origin ? url : undefined;
}

/**
 * The worker whose timers keep running in hidden tabs; undefined if the browser rejects it (another origin, content
 * policy). Then page timers are used, and the chat reconnects when the tab is visible again.
 */
export async function timerWorker(): Promise<Worker | undefined> {
  const url = address();
  if (url === undefined || typeof Worker === 'undefined') return undefined;
  try {
    const worker = new Worker(vouchFor(url.href));
    return (await lives(worker)) ? worker : undefined;
  } catch {
    // The browser rejected the worker before its first message.
    return undefined;
  }
}

function lives(worker: Worker): Promise<boolean> {
  const done = new AbortController();
  const { signal } = done;
  return new Promise<boolean>((resolve) => {
    const patience = setTimeout(() => resolve(false), PATIENCE_MS);
    signal.addEventListener('abort', () => clearTimeout(patience));
    worker.addEventListener('message', () => resolve(true), { signal });
    worker.addEventListener('error', () => resolve(false), { signal });
    worker.postMessage(GREETING);
  }).then((alive) => {
    done.abort();
    if (alive) worker.postMessage({ id: GREETING.id });
    else worker.terminate();
    return alive;
  });
}
