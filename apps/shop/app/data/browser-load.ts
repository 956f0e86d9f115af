import type { Api } from '@rider/api/transport';
import { ApiError } from '@rider/api/error';
import { data, type ClientLoaderFunctionArgs } from 'react-router';
import { mutate, unstable_serialize } from 'swr';
import { storeTypedFields } from '../activity/stored-fields.ts';
import { connectionFailureOf } from '../connection/failure.ts';
import { documentLocale } from '../messages/browser-messages.ts';
import { localized } from '../messages/localized-path.ts';
import { FROM_PATH_LOGIN } from '../session/cookies.ts';
import { forgetExpired } from '../session/forget-buyer.ts';
import { loadCalls } from './load-calls.ts';
import { failureOf } from './rejections.ts';
import { entries } from './answer-cache.ts';
import { isOfPart, readNeeds, type Needs, type Query, type Seed } from './query.ts';

/** An answer younger than this is not refetched on navigation (ms). */
const FRESH_MS = 30_000;

/** The page's API client. */
export async function browserApi(): Promise<Api> {
  return (await loadCalls()).pageApi();
}

/** When the known answer arrived (epoch ms); 0 without one. */
export function arrivalOf({ key }: Query<unknown>): number {
  return entries.get(unstable_serialize(key))?.at ?? 0;
}

/** The answer that has arrived, or the fallback. */
export function knownAnswer<T>({ key, fallback }: Query<T>): T | undefined {
  return (entries.get(unstable_serialize(key))?.answer as T | undefined) ?? fallback;
}

/** Registers the answers that came with the document, so that they are not fetched again, and returns them by serialized key for SWR. */
export function adoptSeed(seed: Seed): Record<string, unknown> {
  return Object.fromEntries(
    seed.map(([key, answer]) => {
      const id = unstable_serialize(key);
      if (typeof document !== 'undefined') entries.set(id, { key, at: Date.now(), answer });
      return [id, answer];
    }),
  );
}

/** Calls the backend, or joins the call under way. An answer that was invalidated meanwhile is refetched. */
export function fetchAnswer<T>(query: Query<T>): Promise<T> {
  const id = unstable_serialize(query.key);
  const entry = entries.get(id) ?? { key: query.key, at: 0 };
  entries.set(id, entry);
  entry.flight ??= browserApi()
    .then(query.call)
    .then((answer) => {
      if (entries.get(id) !== entry) return fetchAnswer(query);
      entry.at = Date.now();
      entry.answer = answer;
      return answer;
    })
    .finally(() => {
      entry.flight = undefined;
    });
  return entry.flight as Promise<T>;
}

/** Fetches a query and updates every component that shows it. */
export async function refresh(query: Query<unknown>): Promise<void> {
  await mutate(query.key, await fetchAnswer(query), { revalidate: false });
}

/** Fetches a query unless its answer is fresh; used for prefetching on hover, focus and touch, too. */
export async function preload(query: Query<unknown>): Promise<void> {
  // The clock may have been set back since the answer.
  if (query.live || Math.abs(Date.now() - arrivalOf(query)) >= FRESH_MS) await refresh(query);
}

/** Refetches everything that the page shows or caches. */
export async function renewAll(): Promise<void> {
  const known = [...entries.values()];
  entries.clear();
  // SWR does not list the answers that came with the document until they are refetched.
  await Promise.all([mutate(() => true), ...known.map(({ key }) => mutate(key))]);
}

/**
 * Runs a route's queries in the browser before the route is shown. Known answers are shown at once and refreshed in the background;
 * live queries and unknown answers are waited for. Fails like the server's loader, so that one error page serves both.
 */
export async function loadInBrowser(queries: Query<unknown>[]): Promise<null> {
  await loadParts(queries);
  return null;
}

/** Like {@link loadInBrowser}; resolves to the error of each query, if its part failed. */
async function loadParts(queries: Query<unknown>[]): Promise<unknown[]> {
  const waits = queries.map((query) => {
    const canWait = !query.live && arrivalOf(query);
    const loading = preload(query);
    if (!canWait)
      return loading.then(
        () => null,
        (error: unknown) => {
          if (!isOfPart(query, error)) throw error;
          warnOfFailure(error);
          return error;
        },
      );
    loading.catch(handleBackgroundFailure);
    return undefined;
  });
  try {
    return await Promise.all(waits);
  } catch (error) {
    throw asRouteError(error);
  }
}

/** The `clientLoader` of a screen: runs its queries in the browser. Fails like `serverLoader`. */
export const browserLoader =
  <Data extends object>(needs: Needs<Data>) =>
  async ({ request }: ClientLoaderFunctionArgs) => {
    const { queries, data: ofAddress } = readNeeds(needs, request);
    const failures = await loadParts(queries);
    if (failures.length > 0 && failures.every(Boolean)) throw asRouteError(failures[0]);
    return ofAddress;
  };

/** Like {@link loadInBrowser} for one query, for a loader that reads its new answer. */
export async function fetchInBrowser<T>(query: Query<T>): Promise<T> {
  try {
    const answer = await fetchAnswer(query);
    await mutate(query.key, answer, { revalidate: false });
    return answer;
  } catch (error) {
    throw asRouteError(error);
  }
}

function handleBackgroundFailure(error: unknown): void {
  if (error instanceof ApiError && error.kind === 'session') leaveForLogin();
  else warnOfFailure(error);
}

/** Logs the failure of a call that no screen waits for: a refresh in the background or a prefetch. */
export function warnOfFailure(error: unknown): void {
  console.warn('Not refreshed', error);
}

function asRouteError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.kind === 'session') {
    // The page is loaded again as a document: the server redirects to sign-in and remembers where to return.
    storeTypedFields();
    forgetExpired();
    return data(null, { status: 401 });
  }
  return failureOf(error, connectionFailureOf(error) === 'slow' ? 504 : 503);
}

/** Ends an expired session in the browser: removes everything private and loads the sign-in document, which leads back to what was typed. */
export function leaveForLogin(): void {
  storeTypedFields();
  forgetExpired();
  window.location.assign(localized(documentLocale(), FROM_PATH_LOGIN));
}
