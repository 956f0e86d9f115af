import type { Services } from '../http/environment.ts';
import { nextContentChange } from './publication.ts';

/** Bounds of the wait for the next change (ms): timers take no longer one than 24 days, and a test's clock may stand still. */
const SHORTEST_WAIT = 100;
const LONGEST_WAIT = 3_600_000;

/**
 * Drops this process's cached content when something in it appears or disappears by itself. Plans again after each change. Returns a
 * function that ends it.
 */
export function followContentSchedule({ database, cache, clock }: Pick<Services, 'database' | 'cache' | 'clock'>) {
  let timer: NodeJS.Timeout | undefined;
  let planning: Promise<void> = Promise.resolve();
  let ended = false;

  async function plan(): Promise<void> {
    if (ended) return;
    const now = clock();
    const next = await nextContentChange(database, now).catch((error: unknown) => {
      console.error('the schedule of content cannot be read, trying again later:', error);
      return null;
    });
    clearTimeout(timer);
    if (ended) return;
    const wait = Math.min(Math.max((next ?? Infinity) - now, SHORTEST_WAIT), LONGEST_WAIT);
    timer = setTimeout(() => (next !== null && clock() >= next ? cache.drop(['site']) : planAgain()), wait);
    timer.unref();
  }
  function planAgain(): void {
    planning = planning.then(plan);
  }

  cache.onDrop(planAgain);
  planAgain();
  return async (): Promise<void> => {
    ended = true;
    clearTimeout(timer);
    await planning;
  };
}
