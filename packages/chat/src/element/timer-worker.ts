/** How long a worker may take to show that it lives. */
const PATIENCE_MS = 2000;
const GREETING = { id: 'rider-chat-greeting', milliseconds: 1 };

/** Beside this module when built; named apart, or bundlers would look for it among the sources. */
const FILE = 'timer-worker.js';

/** Whether a worker may be taken from where this script came from: browsers start none of another origin. */
function address(): URL | undefined {
  const url = new URL(/* @vite-ignore */ FILE, import.meta.url);
  return url.origin === location.origin ? url : undefined;
}

/**
 * The worker whose timers go on in hidden tabs; undefined where the browser gives none: another origin, or the page's policy. Page
 * timers then do, and the connection is made again when the tab is looked at.
 */
export async function timerWorker(): Promise<Worker | undefined> {
  const url = address();
  if (url === undefined || typeof Worker === 'undefined') return undefined;
  try {
    const worker = new Worker(url);
    return (await lives(worker)) ? worker : undefined;
  } catch {
    // Refused before it was asked for.
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
