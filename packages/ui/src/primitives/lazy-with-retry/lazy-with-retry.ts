import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** First and longest delay before code is requested again; the delay doubles each time (ms). */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * `lazy` for optional parts of a page. A failed import is retried, immediately when the network is back: meanwhile the
 * part is missing, instead of an error that unmounts the page.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        return await load();
      } catch (error) {
        console.warn('A part of the page waits for its code.', error);
        await networkOr(pause);
      }
    }
  });
}

function networkOr(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, pause);
    window.addEventListener('online', end);
  });
}
