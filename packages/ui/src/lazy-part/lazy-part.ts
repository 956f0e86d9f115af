import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** The first and the longest pause before code is asked for again, each twice as long as the last (ms). */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * `lazy` for parts that a page does without until their code is there. Where it cannot be fetched it is asked for again, at once
 * when the network is back: the part stays away meanwhile instead of taking the page along.
 */
export function lazyPart<Props extends object>(
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
