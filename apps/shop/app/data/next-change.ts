/** Names of instants (epoch ms) at which what is shown begins or ends. */
const CHANGES: ReadonlySet<string> = new Set(['startsAt', 'endsAt', 'offerStartsAt']);

/** When the first promotion in answers of queries starts or ends after `now`, epoch milliseconds; infinite without one. */
export function nextChangeIn(answers: unknown, now: number): number {
  if (typeof answers !== 'object' || answers === null) return Infinity;
  let next = Infinity;
  // Without a list of pairs for each of the thousands of objects in a page's answers.
  for (const name in answers) {
    const value = (answers as Record<string, unknown>)[name];
    const isChange = typeof value === 'number' && CHANGES.has(name) && value > now;
    next = Math.min(next, isChange ? value : nextChangeIn(value, now));
  }
  return next;
}
