import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_EVERY_MS = 5_000;
/** The CPU share of the main thread below which it counts as idle. */
const IDLE = 0.1;
/** Heap growth that justifies a pause of about ten milliseconds, in bytes. */
const WORTHWHILE = 64 * 1024 * 1024;

/** Collects garbage after a busy period. V8 collects only when it needs memory, which never happens in an idle process. */
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
