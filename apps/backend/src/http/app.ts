import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { METHOD_NAME_ALL } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';
import { FALLBACK_LOCALE, isLocale } from '@rider/api/locale';
import { DatabaseAway } from '../database/away.ts';
import type { RefusalName } from './answers.ts';
import { messageText } from '../messages/index.ts';
import { PICTURE_LIMIT } from '../upload/picture.ts';
import { answerAway, answerRefusal } from './envelope.ts';
import type { HttpApp, HttpEnvironment, RouteModule, Services } from './environment.ts';
import { readParameters } from './parameters.ts';
import { Refusal } from './refusal.ts';

/** The largest body of a call, in bytes; a picture with its form around it may be larger. */
const BODY_LIMIT = 256 * 1024;
const UPLOAD_PATHS = ['/api/upload/image', '/api/kefuapi/upload/image'];
const UPLOAD_LIMIT = PICTURE_LIMIT + 64 * 1024;

function guardFailures(app: HttpApp): void {
  // An unknown path or wrong method: HTTP 404 with nothing in it (contract section 2).
  app.notFound((context) => context.body(null, 404));
  app.onError((error, context) => {
    const locale = context.var.locale ?? FALLBACK_LOCALE;
    if (error instanceof Refusal) {
      context.set('locale', locale);
      return answerRefusal(context, error);
    }
    if (error instanceof DatabaseAway) {
      console.error(`${context.req.method} ${context.req.path}: ${error.message}`);
      return answerAway(locale);
    }
    // What failed is the operator's business; the page learns only that it did (R8.6).
    console.error(`${context.req.method} ${context.req.path} failed:`, error);
    return context.json({ status: 500, msg: messageText('backend.failure.unexpected', locale), data: [] }, 500);
  });
}

/** Joins the domains' calls under `/api`, with language, parameters, body limit, refusals and crash answer around them. */
export function createApp(modules: readonly RouteModule[], services: Services): HttpApp {
  const app = new Hono<HttpEnvironment>().basePath('/api');
  guardFailures(app);
  app.use(async (context, next) => {
    const language = context.req.header('Content-Language');
    context.set('locale', isLocale(language) ? language : FALLBACK_LOCALE);
    context.header('Cache-Control', 'private, no-store');
    await next();
  });
  const limited = (maxSize: number, reason: RefusalName) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw new Refusal(reason, { status: 400 });
      },
    });
  const call = limited(BODY_LIMIT, 'request-too-large');
  const upload = limited(UPLOAD_LIMIT, 'picture-too-large');
  app.use((context, next) => (UPLOAD_PATHS.includes(context.req.path) ? upload : call)(context, next));
  app.use(async (context, next) => {
    context.set('parameters', await readParameters(context));
    await next();
  });
  for (const addRoutes of modules) addRoutes(app, services);
  return app;
}

/** How long (bytes) the body of a call may be, by method and path; null where there is no such call. */
export function bodyLimits(app: HttpApp): (method: string, path: string) => number | null {
  const calls = new TrieRouter<true>();
  // What is for all methods is no call but what stands around them.
  for (const { method, path } of app.routes) if (method !== METHOD_NAME_ALL) calls.add(method, path, true);
  return (method, path) => {
    if (calls.match(method, path)[0].length === 0) return null;
    return UPLOAD_PATHS.includes(path) ? UPLOAD_LIMIT : BODY_LIMIT;
  };
}
