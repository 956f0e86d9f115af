/** Burst size, and refill per second. */
export interface Pace {
  burst: number;
  perSecond: number;
}

/** A token bucket in this process's memory, which decides synchronously. Times are milliseconds of one clock. */
export class TokenBucket {
  readonly #pace: Pace;
  #left: number;
  #at: number;

  constructor(pace: Pace, now = performance.now()) {
    this.#pace = pace;
    this.#left = pace.burst;
    this.#at = now;
  }

  /** Takes an amount; returns false if not enough is left. */
  take(amount: number, now = performance.now()): boolean {
    const { burst, perSecond } = this.#pace;
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#left < amount) return false;
    this.#left -= amount;
    return true;
  }
}
