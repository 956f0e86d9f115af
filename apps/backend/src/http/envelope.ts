import type { EnvelopeWire } from '@rider/api/transport';
import type { Locale } from '@rider/model/locale';
import { DatabaseFull, type DatabaseUnavailable } from '../database/database-errors.ts';
import { formatDuration } from '../messages/format-duration.ts';
import { numberOf, textIdOf, type AnswerName } from './answers.ts';
import { messageText } from '../messages/index.ts';
import type { HttpContext } from './environment.ts';
import type { ReadCache, ReadKind } from './read-cache.ts';
import type { ApiError } from './api-error.ts';

/**
 * The response of a successful call: HTTP 200, status 200, with data and, given a name, its message and number. `Message` is the call's
 * response type in `@rider/api`; callers name it instead of inferring it, so that a field renamed on one side fails the type check.
 */
export function answer<Message = undefined>(
  context: HttpContext,
  data?: NoInfer<Message>,
  name?: AnswerName,
): Response {
  const msg = name === undefined ? 'success' : messageText(textIdOf(name), context.var.locale);
  return context.json({
    status: 200,
    msg,
    ...(data === undefined ? {} : { data }),
    ...(name === undefined ? {} : { code: String(numberOf(name)) }),
  } satisfies EnvelopeWire);
}

/** For how long browsers reuse a public response, in seconds: a write cannot invalidate their copies. */
const BROWSER_SECONDS = 2;

/** Responds to a public read from the cache (`ReadCache.read`), by path, query and language. `Message` as for {@link answer}. */
export async function answerCached<Message extends object = never>(
  context: HttpContext,
  cache: ReadCache,
  kind: ReadKind,
  read: () => Promise<NoInfer<Message>>,
  lifeOf?: (data: NoInfer<Message>) => number,
): Promise<Response> {
  const url = new URL(context.req.url);
  url.searchParams.sort();
  const key = `${context.var.locale} ${url.pathname}?${url.searchParams}`;
  const { json, seconds } = await cache.read<Message>(key, kind, read, lifeOf);
  context.header('Cache-Control', `public, max-age=${Math.min(seconds, BROWSER_SECONDS)}`);
  context.header('Vary', 'Content-Language');
  return context.body(`{"status":200,"msg":"success","data":${json}}`, 200, { 'Content-Type': 'application/json' });
}

/** The response of a failed call: HTTP 200 unless the error sets another, the error's status, and its message in the caller's language. */
export function answerError(context: HttpContext, { reason, detail }: ApiError): Response {
  const { locale } = context.var;
  const { wait, http, parameters } = detail;
  const code = numberOf(reason);
  const waiting = wait === undefined ? {} : { wait: formatDuration(wait, locale) };
  if (wait !== undefined) context.header('Retry-After', String(Math.ceil(wait)));
  return context.json(
    {
      status: detail.status ?? code,
      msg: messageText(textIdOf(reason), locale, { ...parameters, ...waiting }),
      data: detail.data ?? [],
      ...(detail.status === 400 ? { code: String(code) } : {}),
    } satisfies EnvelopeWire,
    http ?? 200,
  );
}

/** `Retry-After` of responses while the database is unavailable, in seconds. */
const RETRY_SECONDS = 10;

/** The response while the database is unavailable or its disk is full: HTTP 503, in the caller's language. */
export function answerUnavailable(locale: Locale, error: DatabaseUnavailable): Response {
  const id = error instanceof DatabaseFull ? 'backend.failure.disk-full' : 'backend.failure.database-away';
  return Response.json({ status: 503, msg: messageText(id, locale), data: [] } satisfies EnvelopeWire, {
    status: 503,
    headers: { 'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'private, no-store' },
  });
}
