/** Time without a request after which a page is complete: it makes several, one after the other (ms). */
const PAUSE = 30;
/** Maximum wait for such a time; under steady load, work in the background continues more slowly (ms). */
const LONGEST_WAIT = 300;
const INTERVAL = 10;

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

  /** Resolves once no request is in progress and no page is incomplete, or after LONGEST_WAIT. */
  async quiet(): Promise<void> {
    const until = performance.now() + LONGEST_WAIT;
    const isQuiet = (now: number) => this.#running === 0 && now - this.#endedAt >= PAUSE;
    for (let now = performance.now(); now < until && !isQuiet(now); now = performance.now())
      await new Promise((resolve) => setTimeout(resolve, INTERVAL));
  }
}
