import { access } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { lowerWorkerPriority } from './worker-priority.ts';

test.runIf(process.platform === 'linux')(
  '[R10.1] worker threads have a lower priority than the main thread',
  async () => {
    // The threads start with their first work.
    await access('/');
    const own = getPriority();
    lowerWorkerPriority();
    const workers = readdirSync('/proc/self/task').filter((id) =>
      readFileSync(`/proc/self/task/${id}/comm`, 'utf8').startsWith('libuv-worker'),
    );
    expect(workers.length).toBeGreaterThan(0);
    for (const id of workers) expect(getPriority(Number(id))).toBe(Math.min(own + 5, 19));
    expect(getPriority()).toBe(own);
  },
);
