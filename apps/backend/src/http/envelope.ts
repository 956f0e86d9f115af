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

/** Answers no: HTTP 200, the refusal's status, its message in the asker's language. */
export function answerRefusal(context: HttpContext, { code, detail }: Refusal): Response {
  const msg = messageText(code, context.var.locale, detail.parameters);
  return context.json({
    status: detail.status ?? code,
    msg,
    data: detail.data ?? [],
    ...(detail.status === 400 ? { code: String(code) } : {}),
  });
}
