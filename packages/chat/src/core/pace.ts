/** Messages that may go out at once; then one each interval. Servers refuse who sends faster than a person writes. */
const BURST = 10;
const INTERVAL_MS = 700;

/** Spreads what waited for a line, so that no server takes it for a flood. Times in epoch milliseconds. */
export class Pace {
  #sentAt: readonly number[] = [];

  /** Milliseconds to wait before the next message. */
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
