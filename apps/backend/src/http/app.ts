import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { METHOD_NAME_ALL } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';
import { REQUEST_ID } from '@rider/api/gateway';
import { FALLBACK_LOCALE, isLocale } from '@rider/model/locale';
import { DatabaseUnavailable } from '../database/database-errors.ts';
import type { ErrorName } from './answers.ts';
import { messageText } from '../messages/index.ts';
import { answerUnavailable, answerError } from './envelope.ts';
import type { HttpApp, HttpContext, HttpEnvironment, RouteModule, Services } from './environment.ts';
import { readParameters } from './parameters.ts';
import { ApiError } from './api-error.ts';

/** Maximum body of a call, in bytes, except for {@link LargeBodies}. */
const BODY_LIMIT = 256 * 1024;

/** Calls with larger bodies, such as uploads. */
export interface LargeBodies {
  /** By path: the limit in bytes, and the error of a body beyond it. */
  readonly [path: string]: { readonly bytes: number; readonly error: ErrorName };
}

const NO_LARGE_BODIES: LargeBodies = {};

/** A request in the log, with the id that its answer contains. */
function nameOf({ req }: HttpContext): string {
  const id = req.header(REQUEST_ID);
  return `${req.method} ${req.path}${id === undefined ? '' : ` (${id})`}`;
}

function guardFailures(app: HttpApp): void {
  // An unknown path or wrong method: HTTP 404 with an empty body.
  app.notFound((context) => context.body(null, 404));
  app.onError((error, context) => {
    const locale = context.var.locale ?? FALLBACK_LOCALE;
    if (error instanceof ApiError) {
      context.set('locale', locale);
      return answerError(context, error);
    }
    if (error instanceof DatabaseUnavailable) {
      console.error(`${nameOf(context)}: ${error.message}`);
      return answerUnavailable(locale, error);
    }
    // The error goes to the log only; the client gets no details.
    console.error(`${nameOf(context)} failed:`, error);
    return context.json({ status: 500, msg: messageText('backend.failure.unexpected', locale), data: [] }, 500);
  });
}

/** Mounts the domains' calls under `/api`, with language, parameters, body limit and error responses. */
export function createApp<Own>(
  modules: readonly RouteModule<Own>[],
  services: Services & Own,
  largeBodies = NO_LARGE_BODIES,
): HttpApp {
  const app = new Hono<HttpEnvironment>().basePath('/api');
  guardFailures(app);
  app.use(async (context, next) => {
    const language = context.req.header('Content-Language');
    context.set('locale', isLocale(language) ? language : FALLBACK_LOCALE);
    context.header('Cache-Control', 'private, no-store');
    await next();
  });
  const limited = (maxSize: number, reason: ErrorName) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw new ApiError(reason, { status: 400 });
      },
    });
  const call = limited(BODY_LIMIT, 'request-too-large');
  const large = new Map(Object.entries(largeBodies).map(([path, { bytes, error }]) => [path, limited(bytes, error)]));
  app.use((context, next) => (large.get(context.req.path) ?? call)(context, next));
  app.use(async (context, next) => {
    context.set('parameters', await readParameters(context));
    await next();
  });
  for (const addRoutes of modules) addRoutes(app, services);
  return app;
}

/** Returns the body limit in bytes of a call by method and path; null for an unknown call. */
export function bodyLimits(app: HttpApp, largeBodies: LargeBodies): (method: string, path: string) => number | null {
  const calls = new TrieRouter<true>();
  // Routes for all methods are middleware, not calls.
  for (const { method, path } of app.routes) if (method !== METHOD_NAME_ALL) calls.add(method, path, true);
  return (method, path) => {
    if (calls.match(method, path)[0].length === 0) return null;
    return Object.hasOwn(largeBodies, path) ? (largeBodies[path]?.bytes ?? BODY_LIMIT) : BODY_LIMIT;
  };
}
