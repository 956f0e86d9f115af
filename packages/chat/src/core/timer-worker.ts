/** Runs in a worker: `{id, milliseconds}` starts a timer that posts `id` back, `{id}` stops it. */
const timers = new Map<string, ReturnType<typeof setInterval>>();

addEventListener('message', (event: MessageEvent<{ id: string; milliseconds?: number }>) => {
  const { id, milliseconds } = event.data;
  clearInterval(timers.get(id));
  timers.delete(id);
  if (milliseconds !== undefined)
    timers.set(
      id,
      setInterval(() => postMessage(id), milliseconds),
    );
});
