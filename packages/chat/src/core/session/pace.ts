/** Burst size; after that one message per interval. Servers reject clients that send faster than a human types. */
const BURST = 10;
const INTERVAL_MS = 700;

/** Limits the rate of queued messages, so that servers do not treat them as a flood. Times are epoch milliseconds. */
export class Pace {
  #sentAt: readonly number[] = [];

  /** Milliseconds until the next message may be sent. */
  pauseBefore(now: number): number {
    const recent = this.#sentAt.filter((at) => now - at < BURST * INTERVAL_MS && at <= now);
    this.#sentAt = recent;
    const last = recent.at(-1);
    return recent.length < BURST || last === undefined ? 0 : Math.max(0, last + INTERVAL_MS - now);
  }

  note(now: number): void {
    this.#sentAt = [...this.#sentAt, now];
  }
}
