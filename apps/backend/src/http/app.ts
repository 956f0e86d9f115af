import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { FALLBACK_LOCALE, isLocale } from '@rider/api/locale';
import { messageText, type MessageCode } from '../messages/index.ts';
import { PICTURE_LIMIT } from '../upload/picture.ts';
import { answerRefusal } from './envelope.ts';
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
    // What failed is the operator's business; the page learns only that it did (R8.6).
    console.error(`${context.req.method} ${context.req.path} failed:`, error);
    return context.json({ status: 500, msg: messageText(900001, locale), data: [] }, 500);
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
  const limited = (maxSize: number, code: MessageCode) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw new Refusal(code, { status: 400 });
      },
    });
  const call = limited(BODY_LIMIT, 900002);
  const upload = limited(UPLOAD_LIMIT, 910110);
  app.use((context, next) => (UPLOAD_PATHS.includes(context.req.path) ? upload : call)(context, next));
  app.use(async (context, next) => {
    context.set('parameters', await readParameters(context));
    await next();
  });
  for (const addRoutes of modules) addRoutes(app, services);
  return app;
}
