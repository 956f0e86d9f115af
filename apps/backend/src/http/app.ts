import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { FALLBACK_LOCALE, isLocale } from '@rider/api/locale';
import { messageText } from '../messages/index.ts';
import { answerRefusal } from './envelope.ts';
import type { HttpApp, HttpEnvironment, RouteModule, Services } from './environment.ts';
import { readParameters } from './parameters.ts';
import { Refusal } from './refusal.ts';

/** The largest body of a call, in bytes. Uploads, when they come, set their own. */
const BODY_LIMIT = 256 * 1024;

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
  app.use(
    bodyLimit({
      maxSize: BODY_LIMIT,
      onError: () => {
        throw new Refusal(900002, { status: 400 });
      },
    }),
  );
  app.use(async (context, next) => {
    context.set('parameters', await readParameters(context));
    await next();
  });
  for (const addRoutes of modules) addRoutes(app, services);
  return app;
}
