/** Burst size, and refill per second. */
export interface Pace {
  burst: number;
  perSecond: number;
}

/** The remaining allowance of a socket: a token bucket. Times are those of performance.now(). */
export class FrameAllowance {
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
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#left < amount) return false;
    this.#left -= amount;
    return true;
  }
}
