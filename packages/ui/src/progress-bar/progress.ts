/** A page that takes less than this shows no bar (R8.4, R9). Milliseconds. */
export const PROGRESS_DELAY_MS = 200;
/** The bar fills by itself in this time (R8.4, R9). Milliseconds. */
export const PROGRESS_FILL_MS = 5000;
/** Once seen, it stays at least this long (R8.4). Milliseconds. */
export const LEAST_VISIBLE_MS = 200;
/** The full bar fades in this time. Milliseconds. */
export const PROGRESS_FADE_MS = 200;

/** hidden → filling → full → hidden. */
export type ProgressPhase = 'hidden' | 'filling' | 'full';

/** Timing of one progress bar. */
export interface Progress {
  start: () => void;
  finish: () => void;
  /** Stops all timers; call when the bar goes away. */
  stop: () => void;
}

/** Decides when a bar shows: late enough that quick work shows none, long enough to be seen. */
export function createProgress(report: (phase: ProgressPhase) => void): Progress {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownAt: number | undefined;
  let running = false;

  function after(delay: number, act: () => void) {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  }
  function show() {
    shownAt = Date.now();
    report('filling');
  }
  function fill() {
    report('full');
    after(PROGRESS_FADE_MS, () => {
      shownAt = undefined;
      report('hidden');
    });
  }
  return {
    start() {
      if (running) return;
      running = true;
      if (shownAt === undefined) return after(PROGRESS_DELAY_MS, show);
      clearTimeout(timer);
      show();
    },
    finish() {
      if (!running) return;
      running = false;
      if (shownAt === undefined) return clearTimeout(timer);
      after(Math.max(0, shownAt + LEAST_VISIBLE_MS - Date.now()), fill);
    },
    stop() {
      running = false;
      shownAt = undefined;
      clearTimeout(timer);
    },
  };
}
