/** Messages that may come at once, and how many a second after that: more than a person writes. */
const BURST = 20;
const PER_SECOND = 2;

/** How much one person may still send; a bucket that fills up again. Time in epoch milliseconds. */
export class MessageAllowance {
  #left = BURST;
  #at: number;

  constructor(now: number) {
    this.#at = now;
  }

  /** Takes one message out; false where none is left. */
  take(now: number): boolean {
    this.#left = Math.min(BURST, this.#left + (Math.max(0, now - this.#at) / 1000) * PER_SECOND);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
