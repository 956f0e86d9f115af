import { ApiError } from '@rider/api/error';
import { data, redirect, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router';
import { unstable_serialize } from 'swr';
import { clearedSessionCookies, FROM_PATH_LOGIN, fromPathCookie } from '../session/cookies.ts';
import { referringPage } from '../session/referring-page.ts';
import { failureOf } from './rejections.ts';
import { isOfPart, readNeeds, type Needs, type Query, type Seed } from './query.ts';
import { requestScope, type RequestScope } from './request-scope.ts';

/** How long a page waits for the call of a part (ms). */
const PART_MS = 4_000;

/** What a loader or action gets. */
export type RequestArgs = { context: Readonly<RouterContextProvider>; request: Request };

/** The `loader` of a screen: runs its queries on the server. Without a main call the screen fails when those of all its parts fail. */
export const serverLoader =
  <Data extends object>(needs: Needs<Data>) =>
  async (args: LoaderFunctionArgs) => {
    const { queries, data: ofAddress } = readNeeds(needs, args.request);
    const answers = await fetchOnServer(args, queries);
    if (queries.length > 0 && answers.length === 0) throw data(null, { status: 503 });
    return ofAddress;
  };

/** Like {@link serverLoader}, for a screen for signed-in buyers. */
export const buyerLoader =
  <Data extends object>(needs: Needs<Data>) =>
  (args: LoaderFunctionArgs) => {
    requireBuyer(args);
    return serverLoader(needs)(args);
  };

/**
 * Runs a route's queries on the server, all at once, for the document. Null is the route's own data: without any, the router would load again
 * in the browser. Fails as described at {@link asResponse}, but not for a query of a part.
 */
export async function loadOnServer(route: RequestArgs, queries: Query<unknown>[]): Promise<null> {
  await fetchOnServer(route, queries);
  return null;
}

/** Like {@link loadOnServer}, for a loader that reads the answers. */
export function fetchOnServer(route: RequestArgs, queries: Query<unknown>[]): Promise<Seed> {
  return callBackend(route, async (scope) => {
    const answers = await Promise.all(
      queries.map(async (query): Promise<Seed> => {
        try {
          const call = callOnce(scope, query);
          return [[query.key, await (query.part ? inTime(call) : call)]];
        } catch (error) {
          if (!isOfPart(query, error)) throw error;
          console.error(`a page opens without its ${query.key[0]}:`, (error as Error).message);
          scope.isPartial = true;
          return [];
        }
      }),
    );
    const fetched = answers.flat();
    scope.answers.push(...fetched);
    return fetched;
  });
}

/** Makes the call of a query that several loaders of a page need once. */
function callOnce({ api, running, callShared }: RequestScope, query: Query<unknown>): Promise<unknown> {
  const key = unstable_serialize(query.key);
  const shared = query.isShared ? callShared(key, query) : null;
  const call = shared ?? running.get(key) ?? query.call(api);
  running.set(key, call);
  return call;
}

/** The answer to the call of a part; rejects once a page no longer waits for it. */
async function inTime(call: Promise<unknown>): Promise<unknown> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ApiError('timeout', 'the part of a page came too late')), PART_MS);
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs the calls of a loader or action that has no queries. Fails as described at {@link asResponse}. */
export async function callBackend<Answer>(
  { context, request }: RequestArgs,
  call: (scope: RequestScope) => Promise<Answer>,
): Promise<Answer> {
  const scope = context.get(requestScope);
  try {
    return await call(scope);
  } catch (error) {
    throw asResponse(error, request, scope.origin);
  }
}

/** Returns the loaded data; beside a rejected form a fallback, if the backend is unavailable. */
export async function loadBesideForm<Loaded>(
  { context }: Pick<RequestArgs, 'context'>,
  load: () => Promise<Loaded>,
  otherwise: Loaded,
): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (context.get(requestScope).isFormRejected && isAway(error)) return otherwise;
    throw error;
  }
}

/** Whether a loader failed because the backend is away, slow or answers garbage. */
function isAway(error: unknown): boolean {
  if (error instanceof ApiError)
    return error.kind !== 'session' && error.kind !== 'rejected' && error.kind !== 'verdict';
  return (error as { init?: { status?: number } } | null)?.init?.status === 503;
}

/** The answer to a query in a seed. */
export function answerIn<T>(seed: Seed, { key }: Query<T>): T {
  const id = unstable_serialize(key);
  return seed.find(([known]) => unstable_serialize(known) === id)?.[1] as T;
}

/**
 * Maps a failed call to a document's response: sign in again, 404 for what is missing or not the visitor's, 503 while the
 * backend is unavailable or answers garbage. Anything else is a bug and stays an error (500).
 */
export function asResponse(error: unknown, request: Request, origin: string): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.kind === 'session') return toLogin(request, origin);
  return failureOf(error);
}

/** A redirect to sign-in that remembers where the visitor was and ends a dead session. */
export function toLogin(request: Request, origin: string): Response {
  const headers = new Headers();
  for (const cleared of clearedSessionCookies(origin)) headers.append('Set-Cookie', cleared);
  headers.append('Set-Cookie', fromPathCookie(pagePath(request), origin));
  return redirect(FROM_PATH_LOGIN, { headers });
}

/** Path and query of the page behind a request; for an action, those of the page that sent the form. */
function pagePath(request: Request): string {
  const url = new URL(request.url);
  const own = url.pathname.replace(/\.data$/, '') + url.search;
  return request.method === 'GET' ? own : (referringPage(request) ?? own);
}

/** Redirects visitors without a session to sign-in, which returns here. */
export function requireBuyer({
  context,
  request,
}: {
  context: Readonly<RouterContextProvider>;
  request: Request;
}): void {
  const scope = context.get(requestScope);
  scope.needsBuyer = true;
  if (!scope.signedIn) throw toLogin(request, scope.origin);
}
