import { setImmediate } from 'node:timers/promises';

/** Time that passes only when told to, so that a minute of faults takes a millisecond. */
export class World {
  #now = 1_795_000_000_000;
  #turn = 0;
  #queue: { at: number; turn: number; run: () => void }[] = [];

  get now(): number {
    return this.#now;
  }

  /** Runs something later; the answer takes it back. */
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

  /** Lets time pass until a moment, with everything that falls into it, promises included. */
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

/** All promises that can go on have gone on. */
async function settled(): Promise<void> {
  await setImmediate();
}
