/** How much may come at once, and how much a second after that. */
export interface Pace {
  burst: number;
  perSecond: number;
}

/** What one socket may still send: a bucket that fills up again. Times are of performance.now(). */
export class FrameAllowance {
  readonly #pace: Pace;
  #left: number;
  #at: number;

  constructor(pace: Pace, now = performance.now()) {
    this.#pace = pace;
    this.#left = pace.burst;
    this.#at = now;
  }

  /** Takes an amount out; false where it is not left. */
  take(amount: number, now = performance.now()): boolean {
    const { burst, perSecond } = this.#pace;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#left < amount) return false;
    this.#left -= amount;
    return true;
  }
}
