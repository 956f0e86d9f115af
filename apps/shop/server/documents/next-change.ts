import type { Seed } from '../../app/data/query.ts';

/** Names of instants (epoch ms) at which what is shown begins or ends. */
const CHANGES: ReadonlySet<string> = new Set(['startsAt', 'endsAt', 'promotionStartsAt']);

/** The instants in answers that several documents show: each has thousands of objects, and does not change. */
const known = new WeakMap<object, readonly number[]>();

/** When the first promotion in answers of queries starts or ends after `now`, epoch milliseconds; infinite without one. */
export function nextChangeIn(answers: Seed, now: number): number {
  return Math.min(Infinity, ...answers.flatMap(([, answer]) => changesOf(answer)).filter((change) => change > now));
}

function changesOf(answer: unknown): readonly number[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const found = known.get(answer) ?? collect(answer, []);
  known.set(answer, found);
  return found;
}

function collect(shown: object, found: number[]): readonly number[] {
  if (Array.isArray(shown)) {
    for (const each of shown as readonly unknown[]) if (typeof each === 'object' && each !== null) collect(each, found);
    return found;
  }
  // Without a list of pairs for each object.
  for (const name in shown) {
    const value = (shown as Record<string, unknown>)[name];
    if (typeof value === 'number' && CHANGES.has(name)) found.push(value);
    else if (typeof value === 'object' && value !== null) collect(value, found);
  }
  return found;
}
