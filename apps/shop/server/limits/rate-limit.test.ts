import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { startRedis, type TestRedis } from '../../../../tests/redis-server.ts';
import { rateLimitInMemory, rateLimitOverRedis } from './rate-limit.ts';

const WINDOW = { points: 30, duration: 60 };

describe('a rate limit', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('[R10.3] can be used at once or gradually, and starts over after its window', async () => {
    vi.useFakeTimers({ now: 0 });
    const limit = rateLimitInMemory(WINDOW);
    for (let call = 0; call < 30; call += 1) expect(await limit.take('203.0.113.9', 1)).toBe(0);
    vi.advanceTimersByTime(20_000);
    expect(await limit.take('203.0.113.9', 1)).toBe(40);
    expect(await limit.take('203.0.113.10', 4)).toBe(0);
    vi.advanceTimersByTime(40_000);
    expect(await limit.take('203.0.113.9', 30)).toBe(0);
    expect(await limit.take('203.0.113.9', 1)).toBe(60);
  });

  test('[R10.3] is one for all addresses of an IPv6 network', async () => {
    const limit = rateLimitInMemory(WINDOW);
    expect(await limit.take('2001:db8:1:2::1', 30)).toBe(0);
    expect(await limit.take('2001:db8:1:2:ffff::9', 1)).toBeGreaterThan(0);
    expect(await limit.take('2001:db8:1:3::1', 1)).toBe(0);
  });
});

describe('a rate limit over Redis', () => {
  let port: number;
  let redis: TestRedis;
  beforeAll(async () => {
    port = await freePort();
    redis = await startRedis(port);
  });
  afterAll(() => redis.stop());

  const connected = async (timeoutMs?: number) => {
    const limit = rateLimitOverRedis(`redis://127.0.0.1:${port}`, WINDOW, timeoutMs);
    await expect.poll(() => limit.connected()).toBe(true);
    return limit;
  };

  test('[R10.3] is one for all processes', async () => {
    const [one, other] = [await connected(30_000), await connected(30_000)];
    const waits = await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 2 ? one : other).take('198.51.100.1', 1)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(30);
    one.close();
    other.close();
  });

  test('[R10.7] is counted per process while Redis does not answer', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const limit = await connected();
    redis.signal('SIGSTOP');
    expect(await limit.take('198.51.100.2', 30)).toBe(0);
    expect(await limit.take('198.51.100.2', 1)).toBeGreaterThan(0);
    redis.signal('SIGCONT');
    await redis.stop();
    expect(await limit.take('198.51.100.3', 30)).toBe(0);
    expect(await limit.take('198.51.100.3', 1)).toBeGreaterThan(0);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('this process counts rate limits alone'));
    limit.close();
    redis = await startRedis(port);
    logged.mockRestore();
  });
});
