import type { Locale } from '@rider/api/locale';
import { durationText } from '../messages/duration.ts';
import { messageText, type MessageCode } from '../messages/index.ts';
import type { HttpContext } from './environment.ts';
import type { Refusal } from './refusal.ts';

/** Answers yes: HTTP 200, status 200, with data and, given a code, its message (contract section 2). */
export function answer(context: HttpContext, data?: unknown, code?: MessageCode): Response {
  const msg = code === undefined ? 'success' : messageText(code, context.var.locale);
  return context.json({
    status: 200,
    msg,
    ...(data === undefined ? {} : { data }),
    ...(code === undefined ? {} : { code: String(code) }),
  });
}

/** Answers no: HTTP 200 unless the refusal says otherwise, the refusal's status, its message in the asker's language. */
export function answerRefusal(context: HttpContext, { code, detail }: Refusal): Response {
  const { locale } = context.var;
  const { wait, http, parameters } = detail;
  const waiting = wait === undefined ? {} : { wait: durationText(wait, locale) };
  if (wait !== undefined) context.header('Retry-After', String(Math.ceil(wait)));
  return context.json(
    {
      status: detail.status ?? code,
      msg: messageText(code, locale, { ...parameters, ...waiting }),
      data: detail.data ?? [],
      ...(detail.status === 400 ? { code: String(code) } : {}),
    },
    http ?? 200,
  );
}

/** Seconds after which it is worth asking again when the database was away. */
const RETRY_SECONDS = 10;

/** Says that the database is away: HTTP 503, in the asker's language. */
export function answerAway(locale: Locale): Response {
  return Response.json(
    { status: 503, msg: messageText(900010, locale), data: [] },
    { status: 503, headers: { 'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'private, no-store' } },
  );
}
