import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** A thread with this nice value gets a third of a core that it shares with a normal one. */
const NICENESS = 5;
const THREADS = '/proc/self/task';

/**
 * Lowers the priority of the threads that hash passwords and decode pictures, because all visitors wait for the main thread. Threads
 * started by them inherit it. Only Linux has priorities per thread.
 */
export function lowerWorkerPriority(): void {
  if (process.platform !== 'linux') return;
  const workers = readdirSync(THREADS).filter((id) =>
    readFileSync(`${THREADS}/${id}/comm`, 'utf8').startsWith('libuv-worker'),
  );
  const niceness = Math.min(getPriority() + NICENESS, constants.priority.PRIORITY_LOW);
  for (const id of workers) setPriority(Number(id), niceness);
}
