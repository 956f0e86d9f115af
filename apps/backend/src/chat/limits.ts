/** Burst size, and messages per second after it: more than a person types. */
const BURST = 20;
const PER_SECOND = 2;

/** A token bucket for the messages of one person. Times in epoch milliseconds. */
export class MessageAllowance {
  #left = BURST;
  #at: number;

  constructor(now: number) {
    this.#at = now;
  }

  /** Takes one message; returns false when the bucket is empty. */
  take(now: number): boolean {
    this.#left = Math.min(BURST, this.#left + (Math.max(0, now - this.#at) / 1000) * PER_SECOND);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
