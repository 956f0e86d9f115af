import { spawn } from 'node:child_process';
import { freePort } from '../scripts/free-port.ts';

/** A separate Redis without persistence. */
export interface TestRedis {
  url: string;
  /** SIGSTOP freezes it, SIGCONT resumes it. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Stops it: cleanly, or with SIGKILL. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Starts a Redis on a given or a free port. */
export async function startRedis(wanted?: number): Promise<TestRedis> {
  const port = wanted ?? (await freePort());
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', flags, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
    child.stdout.on('data', (text: Buffer) => {
      if (text.includes('Ready to accept connections')) resolve();
    });
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    signal: (signal) => void child.kill(signal),
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}
