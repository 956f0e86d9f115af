/** Limits of a queue. */
export interface QueueBounds {
  /** Maximum number of running tasks. */
  atOnce: number;
  /** Maximum number of running tasks of a lane; without an entry, `atOnce`. */
  perLane?: Readonly<Record<string, number>>;
  /** Maximum number of waiting tasks of a lane. */
  maxWaiting: number;
  /** Maximum number of tasks of one caller, running and waiting. */
  perCaller: number;
  /** Maximum wait of a task, in milliseconds. */
  maxWait: number;
  /** Error for a task that exceeds `maxWaiting` or `maxWait`. */
  full: () => Error;
  /** Error for a caller with too many tasks. */
  callerFull: () => Error;
}

/** A task's place in the queue. Tasks of one lane never delay those of another. */
interface Turn {
  caller: string;
  lane: string;
}

interface Waiting extends Turn {
  begin: () => void;
}

/**
 * A bounded queue for CPU- or memory-heavy work. The next task comes from the lane with the fewest running tasks, and within it from a
 * caller without a running task, in the order of arrival, so that one caller's many tasks do not delay the others.
 */
export class BoundedQueue {
  readonly #bounds: QueueBounds;
  readonly #running: Turn[] = [];
  readonly #waiting: Waiting[] = [];
  #lastCaller = '';

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
  }

  /** Queues a task and returns its result. */
  async run<Result>(caller: string, task: () => Promise<Result>, lane = ''): Promise<Result> {
    const turn: Turn = { caller, lane };
    await this.#take(turn);
    try {
      return await task();
    } finally {
      this.#running.splice(
        this.#running.findIndex((each) => each.caller === caller && each.lane === lane),
        1,
      );
      this.#beginNext();
    }
  }

  /** Number of running and waiting tasks. */
  get size(): number {
    return this.#running.length + this.#waiting.length;
  }

  async #take(turn: Turn): Promise<void> {
    const { maxWaiting, perCaller, full, callerFull } = this.#bounds;
    const own = [...this.#running, ...this.#waiting].filter(({ caller }) => caller === turn.caller).length;
    if (own >= perCaller) throw callerFull();
    if (this.#hasCapacity(turn)) this.#begin(turn);
    else if (this.#waiting.filter(({ lane }) => lane === turn.lane).length >= maxWaiting) throw full();
    else await this.#wait(turn);
  }

  #wait(turn: Turn): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(this.#bounds.full());
      }, this.#bounds.maxWait);
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const waiting: Waiting = { ...turn, begin };
      this.#waiting.push(waiting);
    });
  }

  #begin({ caller, lane }: Turn): void {
    this.#running.push({ caller, lane });
    this.#lastCaller = caller;
  }

  #beginNext(): void {
    const mayRun = this.#waiting.filter((each) => this.#hasCapacity(each));
    const fewest = Math.min(...mayRun.map(({ lane }) => this.#runningIn(lane)));
    const inTurn = mayRun.filter(({ lane }) => this.#runningIn(lane) === fewest);
    const next = inTurn.find(({ caller }) => this.#isOther(caller)) ?? inTurn[0];
    if (next === undefined) return;
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    this.#begin(next);
    next.begin();
  }

  #hasCapacity({ lane }: Turn): boolean {
    const { atOnce, perLane } = this.#bounds;
    return this.#running.length < atOnce && this.#runningIn(lane) < (perLane?.[lane] ?? atOnce);
  }

  #runningIn(lane: string): number {
    return this.#running.filter((each) => each.lane === lane).length;
  }

  #isOther(caller: string): boolean {
    return caller !== this.#lastCaller && !this.#running.some((each) => each.caller === caller);
  }
}
