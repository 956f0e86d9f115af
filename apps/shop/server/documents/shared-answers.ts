/** How long an answer is shared (ms): as long as browsers reuse a public one. */
const LIFETIME_MS = 2_000;

/**
 * The answers of queries that are the same for everybody: the backend caches their JSON, and decoding it for each page would take longer
 * than the rest of the call.
 */
export class SharedAnswers {
  readonly #answers = new Map<string, { answer: Promise<unknown>; until: number }>();

  /** The answer of `key`, decoded at most two seconds ago, or that of `call`; a failure is not shared with later callers. */
  get(key: string, call: () => Promise<unknown>): Promise<unknown> {
    const known = this.#answers.get(key);
    if (known !== undefined && known.until > performance.now()) return known.answer;
    const entry = { answer: call(), until: performance.now() + LIFETIME_MS };
    this.#answers.set(key, entry);
    entry.answer.catch(() => {
      if (this.#answers.get(key) === entry) this.#answers.delete(key);
    });
    return entry.answer;
  }

  /** Drops all answers, because the data changed that they show. */
  clear(): void {
    this.#answers.clear();
  }
}
