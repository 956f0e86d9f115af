/**
 * Runs work every `interval` milliseconds without keeping the process alive, one run after the other. A failure is logged as `failed`, and
 * the next run tries again. The returned function stops it, aborts the signal, and resolves once a running turn has ended.
 */
export function runInTurns(
  interval: number,
  work: (stopping: AbortSignal) => Promise<unknown>,
  failed: string,
): () => Promise<void> {
  let turn: Promise<unknown> = Promise.resolve();
  let running = false;
  const stopping = new AbortController();
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    turn = work(stopping.signal)
      .catch((error: unknown) => console.error(`${failed}, trying again later:`, error))
      .finally(() => {
        running = false;
      });
  }, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await turn;
  };
}
