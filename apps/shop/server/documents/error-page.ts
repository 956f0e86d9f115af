import { createHash } from 'node:crypto';
import { FALLBACK_LOCALE, isLocale, type Locale } from '@rider/model/locale';
import english from '../../messages/en-US.json' with { type: 'json' };
import chinese from '../../messages/zh-CN.json' with { type: 'json' };
import { basenameOf } from '../../app/messages/localized-path.ts';
import { LANGUAGE_COOKIE, readCookie } from '../../app/session/cookies.ts';

/** Why the server rejects a request: bad address, rate limit, too many renders, own fault, a form in a preview. */
export type ErrorPageKind = 'address' | 'share' | 'busy' | 'failed' | 'preview';

// These texts have no arguments, so they need no formatting.
const MESSAGES: Record<Locale, Record<string, string>> = { 'en-US': english, 'zh-CN': chinese };
const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem;color:#16181d;background:#fff}a{color:inherit;margin-right:1.5rem}';
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The answer to a rejected request. */
export interface ErrorPage {
  kind: ErrorPageKind;
  status: number;
  /** Retry-After (s). */
  retryAfter?: number;
}

/** The response to a rejected request: the API's envelope for calls, else a small page in the visitor's language. */
export function errorPage(request: Request, { kind, status, retryAfter }: ErrorPage): Response {
  const path = request.url.slice(request.url.indexOf('/', request.url.indexOf('://') + 3));
  const isCall = path.startsWith('/api/');
  const locale = isCall ? callLocale(request) : pageLocale(request, path);
  const text = (id: string) => MESSAGES[locale][`shop.error.${id}`] ?? '';
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (retryAfter !== undefined) headers.set('Retry-After', String(Math.max(1, Math.ceil(retryAfter))));
  if (isCall) return Response.json({ status, msg: text(`${kind}.title`), data: [] }, { status, headers });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', POLICY);
  const again = kind === 'address' || request.method !== 'GET' ? '' : `<a href="">${text('retry')}</a>`;
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${text(`${kind}.title`)}</title><style>${STYLE}</style></head><body><main><h1>${text(`${kind}.title`)}</h1><p>${text(`${kind}.text`)}</p><p>${again}<a href="${basenameOf(locale)}">${text('home')}</a></p></main></body></html>`;
  return new Response(request.method === 'HEAD' ? null : html, { status, headers });
}

function callLocale(request: Request): Locale {
  const language = request.headers.get('Content-Language');
  return isLocale(language) ? language : FALLBACK_LOCALE;
}

function pageLocale(request: Request, path: string): Locale {
  const first = /^\/([A-Za-z-]+)/.exec(path)?.[1];
  if (isLocale(first)) return first;
  const chosen = readCookie(request.headers.get('Cookie'), LANGUAGE_COOKIE);
  return isLocale(chosen) ? chosen : FALLBACK_LOCALE;
}
