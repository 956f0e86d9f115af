import { createClient } from '@redis/client';
import { networkOf } from '@rider/backend/network-address';
import { fairShareInMemory, type FairShare, type Rate } from './fair-share.ts';

/** Maximum wait for Redis (ms); after it, this process's memory decides. */
const PATIENCE_MS = 50;
/** How long Redis is not asked after a failure or timeout (ms). */
const REST_MS = 2_000;

/** Atomic, so that two processes never spend the same units. It uses Redis's own clock. */
const TAKE = `
local rate, most, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local kept = redis.call('HMGET', KEYS[1], 'units', 'at')
local units = math.min(most, (tonumber(kept[1]) or most) + math.max(0, now - (tonumber(kept[2]) or now)) * rate)
local wait = 0
if units >= cost then units = units - cost else wait = (cost - units) / rate end
redis.call('HSET', KEYS[1], 'units', tostring(units), 'at', string.format('%.6f', now))
redis.call('EXPIRE', KEYS[1], math.ceil(most / rate) + 1)
return tostring(wait)`;

/**
 * Token buckets shared by several processes. Never fails and never waits for a connection: while Redis is unavailable or slow, each process
 * counts for itself.
 */
export function fairShareOverRedis(
  url: string,
  rate: Rate,
  patienceMs = PATIENCE_MS,
): FairShare & { connected(): boolean; close(): void } {
  const own = fairShareInMemory(rate);
  const client = createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy: REST_MS } });
  let restsUntil = 0;
  let told = false;
  const rest = (reason: string): void => {
    restsUntil = performance.now() + REST_MS;
    if (!told) console.error(`redis: ${reason}; fair shares are counted by this process alone for now`);
    told = true;
  };
  client.on('error', (error: Error) => rest(error.message));
  // The error event reports failures, and the client reconnects.
  client.connect().catch((error: Error) => rest(error.message));
  const { perSecond, atOnce } = rate;
  return {
    take: async (address, cost) => {
      if (!client.isReady || performance.now() < restsUntil) return own.take(address, cost);
      const answer = client.eval(TAKE, {
        keys: [`rider:share:${networkOf(address)}`],
        arguments: [String(perSecond), String(atOnce), String(cost)],
      });
      try {
        const wait = Number(await inTime(answer, patienceMs));
        told = false;
        return wait;
      } catch (error) {
        rest(error instanceof Error ? error.message : String(error));
        return own.take(address, cost);
      }
    },
    connected: () => client.isReady,
    close: () => client.destroy(),
  };
}

async function inTime<Value>(answer: Promise<Value>, patienceMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${patienceMs} ms`)), patienceMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
