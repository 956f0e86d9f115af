// Finds redis-server on this machine, or installs Debian's; the tests with several chat processes start their own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runStep } from './toolchain.mjs';

/** Installs redis-server if it is missing and permitted. Returns null, or an error text. */
export async function ensureRedis({ env }) {
  if (spawnSync('redis-server', ['--version']).status === 0) return null;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return { code: 1, output: 'The tests of the chat need redis-server: install it with the tools of your system.' };
  }
  const command = 'apt-get update -q && apt-get install -y -q --no-install-recommends redis-server';
  const debian = await runStep('Installing Redis', 'sh', ['-c', command], {
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return debian.code === 0 ? null : debian;
}
