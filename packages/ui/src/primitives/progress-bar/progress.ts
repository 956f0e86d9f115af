/** Loads faster than this (ms) show no bar. */
export const PROGRESS_DELAY_MS = 200;
/** Time in which the bar fills (ms). */
export const PROGRESS_FILL_MS = 5000;
/** Minimum time the bar is visible (ms). */
export const MIN_VISIBLE_MS = 200;
/** Fade-out of the full bar (ms). */
export const PROGRESS_FADE_MS = 200;

/** hidden → filling → full → hidden. */
export type ProgressPhase = 'hidden' | 'filling' | 'full';

/** Timing of one progress bar. */
export interface Progress {
  start: () => void;
  finish: () => void;
  /** Stops all timers; call on unmount. */
  stop: () => void;
}

/** Decides when the bar is visible: not for fast loads, and otherwise long enough to be seen. */
export function createProgress(report: (phase: ProgressPhase) => void): Progress {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownAt: number | undefined;
  let running = false;

  function after(delay: number, act: () => void) {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  }
  function show() {
    shownAt = performance.now();
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
      after(Math.max(0, shownAt + MIN_VISIBLE_MS - performance.now()), fill);
    },
    stop() {
      running = false;
      shownAt = undefined;
      clearTimeout(timer);
    },
  };
}
