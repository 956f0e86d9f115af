import { ApiError, type Api } from '@rider/api';
import { data } from 'react-router';
import { mutate, unstable_serialize } from 'swr';
import { connectionFailureOf } from '../connection/failure.ts';
import { loadCode } from '../connection/page-connection.ts';
import { documentLocale } from '../messages/browser-messages.ts';
import { localized } from '../messages/language.ts';
import { FROM_PATH_LOGIN } from '../session/cookies.ts';
import { forgetBuyer } from '../session/forget-buyer.ts';
import { isMissing } from './missing.ts';
import type { Query, Seed } from './query.ts';

/** An answer younger than this is not asked for again on navigation (ms). */
const FRESH_MS = 30_000;

/** When the answer to a key arrived (epoch ms), for keys whose data SWR holds. */
const arrivals = new Map<string, number>();
const flights = new Map<string, Promise<void>>();

/** The page's client of `/api`. Its code comes with the first call: a first visit makes none. */
export async function browserApi(): Promise<Api> {
  return (await loadCode(() => import('./browser-api.ts'))).pageApi;
}

/** Notes that the server's answers are as good as ones fetched here, so that they are not fetched again. */
export function adoptSeed(seed: Seed): void {
  for (const [key] of seed) arrivals.set(key, Date.now());
}

/** Asks a query unless a fresh answer or a call under way is there already. For intent: hover, focus, touch. */
export function preload(query: Query<unknown>): Promise<void> {
  const id = unstable_serialize(query.key);
  if (Date.now() - (arrivals.get(id) ?? 0) < FRESH_MS) return Promise.resolve();
  let flight = flights.get(id);
  if (!flight) {
    flight = browserApi()
      .then((api) => query.call(api))
      .then(async (answer) => {
        arrivals.set(id, Date.now());
        await mutate(query.key, answer, { revalidate: false });
      })
      .finally(() => flights.delete(id));
    flights.set(id, flight);
  }
  return flight;
}

/** Makes the next look at these queries ask the backend again. */
export function forget(...names: string[]): void {
  for (const id of arrivals.keys()) if (names.some((name) => id.startsWith(`@"${name}"`))) arrivals.delete(id);
}

/** Asks again for everything that the page shows or keeps. */
export async function renewAll(): Promise<void> {
  const known = [...arrivals.keys()];
  arrivals.clear();
  // What came with the document is known here alone, until it is asked for again.
  await Promise.all([mutate(() => true), ...known.map((id) => mutate(id))]);
}

/**
 * Runs a route's queries in the browser before it shows. What SWR holds already shows at once and is refreshed behind;
 * the rest is waited for. Fails like the server's loader, so that one error page serves both.
 */
export async function loadInBrowser(queries: Query<unknown>[]): Promise<{ seed: Seed }> {
  const waits = queries.map((query) => {
    const asked = preload(query);
    if (!arrivals.has(unstable_serialize(query.key))) return asked;
    asked.catch(handleBackgroundFailure);
    return undefined;
  });
  try {
    await Promise.all(waits);
  } catch (error) {
    throw asRouteError(error);
  }
  return { seed: [] };
}

function handleBackgroundFailure(error: unknown): void {
  if (error instanceof ApiError && error.kind === 'session') leaveForLogin();
  else console.warn('A refresh failed; the page shows what it had.', error);
}

function asRouteError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.kind === 'session') {
    // The page that was asked for is loaded as a document: the server asks to sign in and remembers where to return to.
    forgetBuyer('localStorage');
    return data(null, { status: 401 });
  }
  if (isMissing(error)) return data(null, { status: 404 });
  if (error.kind === 'refused' || error.kind === 'verdict') return data({ message: error.message }, { status: 400 });
  return data(null, { status: connectionFailureOf(error) === 'slow' ? 504 : 503 });
}

/** Ends a dead session in the browser: everything private goes, and the document changes to sign-in (R4.4). */
export function leaveForLogin(): void {
  forgetBuyer('localStorage');
  window.location.assign(localized(documentLocale(), FROM_PATH_LOGIN));
}
