import { isApiKey, MOST_API_KEY_CALLS } from '@rider/model/api-key';
import { TrieRouter } from 'hono/router/trie-router';
import { clientOf } from '../account/client.ts';
import { shortenedPlace } from '../account/device-names.ts';
import { countUse } from '../account/use-count.ts';
import { numberOf } from '../http/answers.ts';
import { ApiError } from '../http/api-error.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { bearerToken } from '../http/session.ts';
import { findKey, type FoundKey } from './find-key.ts';
import { KEY_CALLS, type KeyCall } from './key-calls.ts';
import { recordKeyUse } from './key-uses.ts';

const MINUTE = 60_000;

function routerOfCalls(): TrieRouter<KeyCall> {
  const router = new TrieRouter<KeyCall>();
  for (const call of Object.keys(KEY_CALLS) as KeyCall[]) {
    const [method = '', path = ''] = call.split(' ');
    router.add(method, `/api${path}`, call);
  }
  return router;
}

const ROUTER = routerOfCalls();

function callOf({ req: { method, path } }: HttpContext): KeyCall | null {
  return ROUTER.match(method === 'HEAD' ? 'GET' : method, path)[0][0]?.[0] ?? null;
}

/** @throws ApiError `api-key-call`, `api-key-scope`. */
function requireScope({ scopes }: FoundKey, call: KeyCall | null): void {
  if (call === null) throw new ApiError('api-key-call', { status: 400, http: 403 });
  const scope = KEY_CALLS[call];
  if (!scopes.includes(scope)) throw new ApiError('api-key-scope', { status: 400, http: 403, parameters: { scope } });
}

/** @throws ApiError `api-key-rate` with the time until the next minute. */
async function countCall({ database, clock }: Parameters<RouteModule>[1], { id }: FoundKey): Promise<void> {
  const use = { subject: `api key ${id}`, limit: MOST_API_KEY_CALLS, window: MINUTE, error: 'api-key-rate' } as const;
  await countUse(database, use, clock()).catch((error: unknown) => {
    throw error instanceof ApiError ? new ApiError(error.reason, { ...error.detail, http: 429 }) : error;
  });
}

/**
 * Lets calls with an API key act as its buyer, if the key's scopes allow them, and writes them into the key's log. Calls beyond the rate limit
 * are not logged. Must be registered before all calls.
 */
export const apiKeyGate: RouteModule = (app, services) => {
  const { database, clock } = services;
  app.use(async (context, next) => {
    const token = bearerToken(context);
    if (token === null || !isApiKey(token)) return next();
    const key = await findKey(services, token, clock());
    await countCall(services, key);
    const call = callOf(context);
    const record = (status: number, error?: Error) => {
      const code = error instanceof ApiError ? numberOf(error.reason) : 0;
      const place = shortenedPlace(clientOf(context));
      return recordKeyUse(database, key.id, { at: clock(), call: call ?? '', status, code, place });
    };
    try {
      requireScope(key, call);
    } catch (error) {
      await record(403, error as ApiError);
      throw error;
    }
    context.set('keyHolder', { id: String(key.buyerId), expiresAt: clock() + MINUTE });
    await next();
    await record(context.res.status, context.error);
  });
};
