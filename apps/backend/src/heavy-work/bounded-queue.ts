import { Refusal } from '../http/refusal.ts';
import type { MessageCode } from '../messages/index.ts';

/** The bounds of a queue. */
export interface QueueBounds {
  /** Tasks that run at once. */
  atOnce: number;
  /** Tasks that may wait. */
  places: number;
  /** Tasks of one asker, running and waiting. */
  perAsker: number;
  /** How long a task may wait for its turn, in milliseconds. */
  patience: number;
  /** The refusal of an asker who has too many tasks. */
  ownTooMany: MessageCode;
}

interface Waiting {
  asker: string;
  begin: () => void;
}

/** Seconds after which a refused asker may try again. */
const TRY_AGAIN = 5;

/**
 * A bounded queue for work that is heavy on CPU or memory. Askers take turns: the next task is one of an asker who has none running,
 * in the order of arrival, so that many tasks of one asker do not hold up the others. Nothing waits without a bound: a task without
 * a free place, or whose wait is over, is refused with HTTP 503 and 900005; a task too many of one asker with `ownTooMany`.
 */
export class BoundedQueue {
  readonly #bounds: QueueBounds;
  readonly #running: string[] = [];
  readonly #waiting: Waiting[] = [];
  #lastAsker = '';

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
  }

  /** Runs a task in its turn and answers what it answers. */
  async run<Result>(asker: string, task: () => Promise<Result>): Promise<Result> {
    await this.#turn(asker);
    try {
      return await task();
    } finally {
      this.#running.splice(this.#running.indexOf(asker), 1);
      this.#beginNext();
    }
  }

  async #turn(asker: string): Promise<void> {
    const { atOnce, places, perAsker, ownTooMany } = this.#bounds;
    const own = this.#running.filter((each) => each === asker).length + this.#ownWaiting(asker);
    if (own >= perAsker) throw new Refusal(ownTooMany, { status: 400, http: 503, wait: TRY_AGAIN });
    if (this.#running.length < atOnce) this.#begin(asker);
    else if (this.#waiting.length >= places) throw busy();
    else await this.#wait(asker);
  }

  #wait(asker: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(busy());
      }, this.#bounds.patience);
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const waiting: Waiting = { asker, begin };
      this.#waiting.push(waiting);
    });
  }

  #begin(asker: string): void {
    this.#running.push(asker);
    this.#lastAsker = asker;
  }

  #beginNext(): void {
    const other = ({ asker }: Waiting) => asker !== this.#lastAsker && !this.#running.includes(asker);
    const index = Math.max(0, this.#waiting.findIndex(other));
    const [next] = this.#waiting.splice(index, 1);
    if (next === undefined) return;
    this.#begin(next.asker);
    next.begin();
  }

  #ownWaiting(asker: string): number {
    return this.#waiting.filter((each) => each.asker === asker).length;
  }
}

function busy(): Refusal {
  return new Refusal(900005, { status: 400, http: 503, wait: TRY_AGAIN });
}
