import { LRUCache } from 'lru-cache';
import { networkOf } from '@rider/backend/network-address';

/** What a rendered page costs, in units of a call of `/api`. */
export const RENDER_COST = 4;
export const CALL_COST = 1;

/** How many seconds of its share an address may use at once. */
const BURST_SECONDS = 15;
/** Addresses that are remembered; who is forgotten starts anew with a full bucket. */
const MOST_ADDRESSES = 50_000;

/** What each client address gets: a bucket of units that fills steadily and is taken from before anything costly. */
export interface FairShare {
  /** Takes `cost` from an address's bucket. Answers 0, or the seconds until there is enough; then nothing was taken. */
  take(address: string, cost: number): Promise<number>;
}

/** No bound: every address has what it asks for. */
export const NO_BOUND: FairShare = { take: () => Promise.resolve(0) };

/** Units a second, and how many at once. */
export interface Rate {
  perSecond: number;
  atOnce: number;
}

/** The rate of FAIR_SHARE. */
export function rateOf(perSecond: number): Rate {
  return { perSecond, atOnce: perSecond * BURST_SECONDS };
}

/** The buckets of one process, bounded. `clock` gives milliseconds. */
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
