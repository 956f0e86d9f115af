import type { Api } from '@rider/api';

/**
 * A question to the backend: its key in the cache and the call that answers it. Made in one place (queries.ts) for server
 * and browser, so that both ask the same thing under the same key.
 */
export interface Query<T> {
  readonly key: readonly [name: string, ...parameters: unknown[]];
  readonly call: (api: Api) => Promise<T>;
}

/** Makes a query. */
export function query<T>(key: Query<T>['key'], call: Query<T>['call']): Query<T> {
  return { key, call };
}

/** Answers by serialised key: what a server loader hands to the browser. */
export type Seed = (readonly [key: string, data: unknown])[];
