/** How many pages are rendered at once, how many wait, and for how long at most (ms). */
export interface QueueBounds {
  places: number;
  waiting: number;
  patienceMs: number;
}

/** There was no place in time; nothing has been done. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

/** Lets a bounded number of renders run at once; the others wait in their order, bounded in number and time. */
export class RenderQueue {
  readonly #bounds: QueueBounds;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
  }

  /** Runs `render` when there is a place. Rejects with Busy when there is none in time. */
  async run<Result>(render: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#bounds.places) await this.#place();
    else this.#running += 1;
    try {
      return await render();
    } finally {
      this.#leave();
    }
  }

  #place(): Promise<void> {
    if (this.#waiting.size >= this.#bounds.waiting) return Promise.reject(new Busy());
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(enter);
        reject(new Busy());
      }, this.#bounds.patienceMs);
      this.#waiting.add(enter);
    });
  }

  /** Gives the place to who waits longest, so that nobody overtakes. */
  #leave(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
