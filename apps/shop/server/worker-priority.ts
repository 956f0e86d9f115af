import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** Of two threads that both want a core, the one that is nicer by so much gets a third of its time. */
const NICENESS = 5;
const THREADS = '/proc/self/task';

/**
 * Lets the threads that hash passwords and decode pictures give way to the one that answers: all visitors wait for that one. The threads
 * they start themselves inherit it. Only Linux has a priority for each thread.
 */
export function letWorkersGiveWay(): void {
  if (process.platform !== 'linux') return;
  const workers = readdirSync(THREADS).filter((id) =>
    readFileSync(`${THREADS}/${id}/comm`, 'utf8').startsWith('libuv-worker'),
  );
  const niceness = Math.min(getPriority() + NICENESS, constants.priority.PRIORITY_LOW);
  for (const id of workers) setPriority(Number(id), niceness);
}
