import { LRUCache } from 'lru-cache';
import type { Api } from '@rider/api/transport';
import type { Locale } from '@rider/model/locale';
import { unstable_serialize } from 'swr';
import type { Query } from '../../app/data/query.ts';

const MOST_ANSWERS = 300;
const MOST_ASKED = 2_000;

/** Makes a client whose calls tell their answers to `see`. */
export type ObservedApi = (see: (answer: Promise<Response>) => void) => Api;

/**
 * The answers to queries whose calls the backend answers alike for everybody (`Cache-Control: public`), decoded, for as long as it says.
 * What it answers to one buyer is never kept, nor what is asked for once: answers to ever new searches would fill a tenth of a gigabyte.
 */
export class KeptAnswers {
  readonly #answers: LRUCache<string, object>;
  readonly #asked = new LRUCache<string, true>({ max: MOST_ASKED });
  /** How often all answers were forgotten: what was asked before is not kept after. */
  #forgotten = 0;

  /** `clock` returns milliseconds. */
  constructor(clock: () => number = () => performance.now()) {
    this.#answers = new LRUCache({ max: MOST_ANSWERS, perf: { now: clock }, ttlResolution: 0 });
  }

  /** The answer to a query in a language: kept, or asked for with the client of `apiFor`. */
  async ask<Value>({ key, call }: Query<Value>, locale: Locale, apiFor: ObservedApi): Promise<Value> {
    const id = `${locale} ${unstable_serialize(key)}`;
    const kept = this.#answers.get(id);
    if (kept !== undefined) return kept as Value;
    const wasAsked = this.#asked.has(id);
    this.#asked.set(id, true);
    const forgotten = this.#forgotten;
    const lives: Promise<number>[] = [];
    const value = await call(apiFor((answer) => void lives.push(answer.then(publicLife, () => 0))));
    const life = Math.min(...(await Promise.all(lives)));
    const keeps = wasAsked && life > 0 && life < Infinity && forgotten === this.#forgotten;
    if (keeps && typeof value === 'object' && value !== null) this.#answers.set(id, value, { ttl: life });
    return value;
  }

  /** Forgets all: something that everybody sees has changed. */
  forget(): void {
    this.#forgotten += 1;
    this.#answers.clear();
  }
}

/** How long an answer holds for everybody (ms); 0 for one that is the asker's alone or says nothing. */
function publicLife({ ok, headers }: Response): number {
  const said = headers.get('Cache-Control') ?? '';
  if (!ok || !/\bpublic\b/.test(said)) return 0;
  return Number(/\bmax-age=(\d+)/.exec(said)?.[1] ?? 0) * 1000;
}
