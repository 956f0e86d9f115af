import { LRUCache } from 'lru-cache';
import { networkOf } from '@rider/backend/network-address';

/** The cost of rendering a page, in units of one `/api` call. */
export const RENDER_COST = 4;
export const CALL_COST = 1;

/** The burst size, in seconds of an address's rate. */
const BURST_SECONDS = 15;
/** Maximum number of addresses tracked; an evicted one starts with a full bucket. */
const MOST_ADDRESSES = 50_000;

/** The rate limit per client address: a token bucket that refills steadily and is charged before costly work. */
export interface FairShare {
  /**
   * Takes `cost` from an address's bucket. Resolves to 0, or if the bucket is too low, to the seconds until it suffices; then nothing is
   * taken.
   */
  take(address: string, cost: number): Promise<number>;
}

/** No rate limit. */
export const NO_BOUND: FairShare = { take: () => Promise.resolve(0) };

/** Units per second, and the burst size. */
export interface Rate {
  perSecond: number;
  atOnce: number;
}

/** The rate for a value of FAIR_SHARE. */
export function rateOf(perSecond: number): Rate {
  return { perSecond, atOnce: perSecond * BURST_SECONDS };
}

/** Bounded token buckets in this process's memory. `clock` returns milliseconds. */
export function fairShareInMemory(
  { perSecond, atOnce }: Rate,
  clock: () => number = () => performance.now(),
): FairShare {
  const buckets = new LRUCache<string, { units: number; at: number }>({ max: MOST_ADDRESSES });
  return {
    take: (address, cost) => {
      const key = networkOf(address);
      const now = clock();
      const bucket = buckets.get(key) ?? { units: atOnce, at: now };
      const units = Math.min(atOnce, bucket.units + ((now - bucket.at) / 1000) * perSecond);
      const granted = units >= cost;
      buckets.set(key, { units: granted ? units - cost : units, at: now });
      return Promise.resolve(granted ? 0 : (cost - units) / perSecond);
    },
  };
}
