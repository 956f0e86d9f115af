/** Time without a request after which a page is complete: it makes several, one after the other (ms). */
const PAUSE = 30;
/** Maximum wait for such a time; under steady load, work in the background continues more slowly (ms). */
const LONGEST_WAIT = 300;
const INTERVAL = 10;
/** Time without a request after which the shop counts as idle (ms). */
const IDLE = 500;

/** Counts the requests in progress, so that work in the background waits while the shop answers: PGlite serves one caller at a time. */
export class Traffic {
  #running = 0;
  #endedAt = -Infinity;

  /** Counts a request until it is answered. */
  async count<Answer>(answer: () => Promise<Answer>): Promise<Answer> {
    this.#running += 1;
    try {
      return await answer();
    } finally {
      this.#running -= 1;
      this.#endedAt = performance.now();
    }
  }

  /**
   * Resolves once no request is in progress, but for `own` of the caller, and no page is incomplete, or after LONGEST_WAIT; to whether the shop
   * was idle before.
   */
  async quiet(own = 0): Promise<boolean> {
    const isQuietFor = (time: number) => this.#running <= own && performance.now() - this.#endedAt >= time;
    const wasIdle = isQuietFor(IDLE);
    const until = performance.now() + LONGEST_WAIT;
    while (performance.now() < until && !isQuietFor(PAUSE))
      await new Promise((resolve) => setTimeout(resolve, INTERVAL));
    return wasIdle;
  }
}
