import { ApiError } from '../error/index.ts';
import type { Answer, Api, Parameters } from './create-api.ts';

/** The status of calls that the backend does not have, from the shop's server and in HTTP. */
export const ABSENT = 404;

/** The answers to `capabilities`, by client. */
const capabilities = new WeakMap<Api, Promise<Answer | null>>();

/** Whether a call failed because the backend does not have it. */
export function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && [error.status, Number(error.code)].includes(ABSENT);
}

/**
 * The answer to `capabilities`, which lists what a backend can beyond CRMEB; null where it is absent. It alone says so: that another call is
 * absent says nothing about a backend. A client makes the call once.
 */
export function fetchCapabilities(api: Api): Promise<Answer | null> {
  const known = capabilities.get(api);
  if (known) return known;
  const call = api.get('capabilities').catch((error: unknown) => {
    if (isAbsent(error)) return null;
    capabilities.delete(api);
    throw error;
  });
  capabilities.set(api, call);
  return call;
}

/** Whether the backend has calls beyond CRMEB's. While `capabilities` fails, they are made. */
export function hasOwnCalls(api: Api): Promise<boolean> {
  return fetchCapabilities(api).then(
    (answer) => answer !== null,
    () => true,
  );
}

/** The answer to a GET call that CRMEB does not have; null there. */
export async function answerIfPresent(api: Api, path: string, query?: Parameters): Promise<Answer | null> {
  return (await hasOwnCalls(api)) ? api.get(path, query) : null;
}

/** Like {@link answerIfPresent}, its payload. */
export async function dataIfPresent(api: Api, path: string, query?: Parameters): Promise<unknown> {
  return (await answerIfPresent(api, path, query))?.data ?? null;
}
