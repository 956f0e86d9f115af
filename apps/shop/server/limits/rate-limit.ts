import { createClient } from '@redis/client';
import { networkOf } from '@rider/backend/network-address';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

/** The points of rendering a page, and of one `/api` call. */
export const RENDER_POINTS = 4;
export const CALL_POINTS = 1;

/** The length of a window in seconds. A client may use all calls of a window at once. */
const WINDOW_SECONDS = 30;
/** Longest wait for Redis in milliseconds; after it, this process's memory counts. */
const REDIS_TIMEOUT_MS = 50;
/** Delay before reconnecting to Redis, in milliseconds. */
const RECONNECT_MS = 2_000;
/** Calls that may wait for a stalled Redis; this process counts all further ones without delay. */
const MOST_WAITING = 1_000;

/** The rate limit per client network, charged before costly work. */
export interface RateLimit {
  /** Takes points from an address's network. Resolves to 0, or if too few are left, to the seconds until its window ends. */
  take(address: string, points: number): Promise<number>;
}

/** No rate limit. */
export const NO_LIMIT: RateLimit = { take: () => Promise.resolve(0) };

/** The points of a window, which begins with a network's first request, and its length in seconds. */
export interface Window {
  points: number;
  duration: number;
}

/** The window for a value of FAIR_SHARE. */
export function windowOf(perSecond: number): Window {
  return { points: perSecond * WINDOW_SECONDS, duration: WINDOW_SECONDS };
}

function limitBy(limiter: RateLimiterAbstract): RateLimit {
  return {
    take: async (address, points) => {
      try {
        await limiter.consume(networkOf(address), points);
        return 0;
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext) / 1000;
        throw error;
      }
    },
  };
}

/** A rate limit in this process's memory. */
export function rateLimitInMemory(window: Window): RateLimit {
  return limitBy(new RateLimiterMemory(window));
}

/**
 * A rate limit shared by several processes. Never fails and never waits for a connection: while Redis is unavailable or slow, each process
 * counts for itself.
 */
export function rateLimitOverRedis(
  url: string,
  window: Window,
  timeoutMs = REDIS_TIMEOUT_MS,
): RateLimit & { connected(): boolean; close(): void } {
  const storeClient = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_WAITING,
    socket: { reconnectStrategy: RECONNECT_MS },
  });
  let isReported = false;
  const report = (error: Error): void => {
    if (!isReported) console.error(`redis: ${error.message}; this process counts rate limits alone for now`);
    isReported = true;
  };
  storeClient.on('error', report);
  storeClient.on('ready', () => {
    isReported = false;
  });
  // The client reconnects automatically.
  storeClient.connect().catch(report);
  const limiter = new RLWrapperTimeouts({
    limiter: new RateLimiterRedis({ ...window, storeClient, useRedisPackage: true, keyPrefix: 'rider:rate' }),
    // Of the wrapper, not of the limiter: that one would count a second time after a timeout.
    insuranceLimiter: new RateLimiterMemory(window),
    timeoutMs,
  });
  return {
    ...limitBy(limiter),
    connected: () => storeClient.isReady,
    close: () => storeClient.destroy(),
  };
}
