import { setImmediate } from 'node:timers/promises';

/** A clock that advances only on request, so that a minute of faults takes a millisecond. */
export class World {
  #now = 1_795_000_000_000;
  #turn = 0;
  #queue: { at: number; turn: number; run: () => void }[] = [];

  get now(): number {
    return this.#now;
  }

  /** Schedules a callback; returns the cancel function. */
  after(milliseconds: number, run: () => void): () => void {
    this.#turn += 1;
    const entry = { at: this.#now + Math.max(0, milliseconds), turn: this.#turn, run };
    this.#queue.push(entry);
    return () => {
      this.#queue = this.#queue.filter((each) => each !== entry);
    };
  }

  every(milliseconds: number, run: () => void): () => void {
    let cancel = () => {};
    const again = () => {
      cancel = this.after(milliseconds, () => {
        again();
        run();
      });
    };
    again();
    return () => cancel();
  }

  /** Advances to a time, running timers and promises due until then. */
  async runUntil(moment: number): Promise<void> {
    await settled();
    for (;;) {
      const next = this.#queue.toSorted((one, other) => one.at - other.at || one.turn - other.turn)[0];
      if (!next || next.at > moment) break;
      this.#queue = this.#queue.filter((each) => each !== next);
      this.#now = next.at;
      next.run();
      await settled();
    }
    this.#now = Math.max(this.#now, moment);
  }
}

/** Runs all promises that can settle. */
async function settled(): Promise<void> {
  await setImmediate();
}
