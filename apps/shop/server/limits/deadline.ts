/**
 * Runs work with a signal that aborts with a TimeoutError after a time (ms). Clears the timer when the work ends: AbortSignal.timeout would
 * hold its listeners in memory for the whole time, which at a hundred pages a second is more than their caches.
 */
export async function withDeadline<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new DOMException('too late', 'TimeoutError')), milliseconds);
  try {
    return await work(deadline.signal);
  } finally {
    clearTimeout(timer);
  }
}
