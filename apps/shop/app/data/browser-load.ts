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
import type { Query, QueryKey, Seed } from './query.ts';

/** An answer younger than this is not asked for again on navigation (ms). */
const FRESH_MS = 30_000;

/** What the page knows of the answer to a key. */
interface Entry {
  key: QueryKey;
  /** When the answer arrived (epoch ms); 0 until one has. */
  at: number;
  /** The call under way. */
  flight?: Promise<unknown> | undefined;
}

/** One entry for each key that was asked for or came with the document. SWR holds the answers themselves. */
export const entries = new Map<string, Entry>();

/** The page's client of `/api`. Its code comes with the first call: a first visit makes none. */
export async function browserApi(): Promise<Api> {
  return (await loadCode(() => import('./browser-api.ts'))).pageApi;
}

/** When the answer arrived that is known (epoch ms); 0 where none is. */
export function arrivalOf({ key }: Query<unknown>): number {
  return entries.get(unstable_serialize(key))?.at ?? 0;
}

/** Takes over the answers that came with the document, by serialized key as SWR wants them; they are not fetched again. */
export function adoptSeed(seed: Seed): Record<string, unknown> {
  return Object.fromEntries(
    seed.map(([key, answer]) => {
      const id = unstable_serialize(key);
      if (typeof document !== 'undefined') entries.set(id, { key, at: Date.now() });
      return [id, answer];
    }),
  );
}

/** Asks the backend, or joins the call under way. An answer that a change has made outdated meanwhile is asked for again. */
export function ask<T>(query: Query<T>): Promise<T> {
  const id = unstable_serialize(query.key);
  const entry = entries.get(id) ?? { key: query.key, at: 0 };
  entries.set(id, entry);
  entry.flight ??= browserApi()
    .then(query.call)
    .then((answer) => {
      if (entries.get(id) !== entry) return ask(query);
      entry.at = Date.now();
      return answer;
    })
    .finally(() => {
      entry.flight = undefined;
    });
  return entry.flight as Promise<T>;
}

/** Asks a query and shows the answer wherever it is shown. */
export async function refresh(query: Query<unknown>): Promise<void> {
  await mutate(query.key, await ask(query), { revalidate: false });
}

/** Asks a query unless its answer is fresh. For intent: hover, focus, touch. */
export async function preload(query: Query<unknown>): Promise<void> {
  if (query.live || Date.now() - arrivalOf(query) >= FRESH_MS) await refresh(query);
}

/** Asks again for everything that the page shows or keeps. */
export async function renewAll(): Promise<void> {
  const known = [...entries.values()];
  entries.clear();
  // What came with the document is known here alone, until it is asked for again.
  await Promise.all([mutate(() => true), ...known.map(({ key }) => mutate(key))]);
}

/**
 * Runs a route's queries in the browser before the route is shown. Known answers are shown at once and refreshed in the background;
 * live queries and unknown answers are waited for. Fails like the server's loader, so that one error page serves both.
 */
export async function loadInBrowser(queries: Query<unknown>[]): Promise<{ seed: Seed }> {
  const waits = queries.map((query) => {
    const canWait = !query.live && arrivalOf(query);
    const asked = preload(query);
    if (!canWait) return asked;
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
  else warnOfFailure(error);
}

/** For answers that nobody waits for: the page shows what it had, or asks again when it is opened. */
export function warnOfFailure(error: unknown): void {
  console.warn('Not refreshed', error);
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
