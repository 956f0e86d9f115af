import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_EVERY_MS = 5_000;
/** The share of its time below which the program's own thread is idle. */
const IDLE = 0.1;
/** Growth that is worth a pause of some ten milliseconds, in bytes. */
const WORTHWHILE = 64 * 1024 * 1024;

/** Collects garbage after a busy time. V8 keeps it until it needs room, which a process that has become idle never does. */
export function collectWhenIdle(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let since = performance.eventLoopUtilization();
  let left = process.memoryUsage.rss();
  const look = (): void => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, since);
    since = now;
    if (utilization > IDLE || process.memoryUsage.rss() - left < WORTHWHILE) return;
    collect();
    left = process.memoryUsage.rss();
  };
  setInterval(look, LOOK_EVERY_MS).unref();
}
