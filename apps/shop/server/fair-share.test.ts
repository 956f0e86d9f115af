import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fairShareInMemory } from './fair-share.ts';
import { fairShareOverRedis } from './redis-fair-share.ts';

const RATE = { perSecond: 10, atOnce: 30 };

describe('a fair share', () => {
  test('[R10.3] is spent at once or little by little, and comes back', async () => {
    let now = 0;
    const share = fairShareInMemory(RATE, () => now);
    for (let call = 0; call < 30; call += 1) expect(await share.take('203.0.113.9', 1)).toBe(0);
    expect(await share.take('203.0.113.9', 1)).toBeCloseTo(0.1);
    expect(await share.take('203.0.113.9', 4)).toBeCloseTo(0.4);
    expect(await share.take('203.0.113.10', 4)).toBe(0);
    now = 400;
    expect(await share.take('203.0.113.9', 4)).toBe(0);
    expect(await share.take('203.0.113.9', 1)).toBeGreaterThan(0);
    now = 3_600_000;
    expect(await share.take('203.0.113.9', 30)).toBe(0);
    expect(await share.take('203.0.113.9', 1)).toBeGreaterThan(0);
  });

  test('[R10.3] is one for all addresses of an IPv6 network', async () => {
    const share = fairShareInMemory(RATE, () => 0);
    expect(await share.take('2001:db8:1:2::1', 30)).toBe(0);
    expect(await share.take('2001:db8:1:2:ffff::9', 1)).toBeGreaterThan(0);
    expect(await share.take('2001:db8:1:3::1', 1)).toBe(0);
  });
});

describe('a fair share over Redis', () => {
  let port: number;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    port = await freePort();
    redis = await startRedis(port);
  });
  afterAll(() => redis.stop());

  const connected = async (rate = RATE, patienceMs?: number) => {
    const share = fairShareOverRedis(`redis://127.0.0.1:${port}`, rate, patienceMs);
    await expect.poll(() => share.connected()).toBe(true);
    return share;
  };

  test('[R10.3] is one for all processes', async () => {
    // A refill rate of almost zero makes the count exact on a busy machine.
    const rate = { perSecond: 0.001, atOnce: 30 };
    const [one, other] = [await connected(rate, 30_000), await connected(rate, 30_000)];
    const waits = await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 2 ? one : other).take('198.51.100.1', 1)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(30);
    one.close();
    other.close();
  });

  test('[R10.7] is counted by the process alone while Redis stands still or is away', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const share = await connected();
    redis.freeze();
    const before = performance.now();
    expect(await share.take('198.51.100.2', 30)).toBe(0);
    expect(await share.take('198.51.100.2', 1)).toBeGreaterThan(0);
    expect(performance.now() - before).toBeLessThan(1_000);
    redis.thaw();
    await redis.stop();
    expect(await share.take('198.51.100.3', 30)).toBe(0);
    expect(await share.take('198.51.100.3', 1)).toBeGreaterThan(0);
    expect(told).toHaveBeenCalledWith(expect.stringContaining('fair shares are counted by this process alone'));
    share.close();
    redis = await startRedis(port);
    told.mockRestore();
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });
}

/** Starts a Redis without persistence for this test. */
async function startRedis(port: number) {
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', flags, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
    child.stdout.on('data', (text: Buffer) => text.includes('Ready to accept connections') && resolve());
  });
  return {
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
