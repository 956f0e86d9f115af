import type { Locale, ShopFormats } from '@rider/model/locale';
import { safeLocalPath } from '@rider/model/navigation';
import { PREVIEW_HEADER, PREVIEW_MS, type Preview } from '@rider/model/site';
import { stringifySetCookie } from 'cookie';
import english from '../../messages/en-US.json' with { type: 'json' };
import chinese from '../../messages/zh-CN.json' with { type: 'json' };
import { localized } from '../../app/messages/localized-path.ts';
import { readCookie } from '../../app/session/cookies.ts';
import type { BackendFetch } from '../backend/backend-calls.ts';

/** The cookie with the token of the preview that the browser shows. */
const PREVIEW_COOKIE = 'preview';
/** The path of the links to previews. Without a token it leaves the preview. */
const PREVIEW_PATH = '/preview';
const TOKEN = /^[\w-]{43}$/;

// These texts have no arguments, so they need no formatting.
const MESSAGES: Record<Locale, Record<string, string>> = { 'en-US': english, 'zh-CN': chinese };

/** A preview with its token. */
export interface OpenPreview extends Preview {
  token: string;
}

/** Options of previews. */
export interface PreviewOptions {
  backend: BackendFetch;
  publicOrigin: string;
  /** Another backend has no previews. */
  apiOrigin: string | null;
}

/** Opens, finds and leaves the previews of operators. */
export function createPreviews({ backend, publicOrigin, apiOrigin }: PreviewOptions) {
  const cookieOf = (value: string) =>
    stringifySetCookie({
      name: PREVIEW_COOKIE,
      value,
      maxAge: value === '' ? 0 : PREVIEW_MS / 1000,
      path: '/',
      sameSite: 'lax',
      secure: publicOrigin.startsWith('https:'),
      httpOnly: true,
    });
  return {
    /** The redirect of a link that opens or leaves a preview; null for other addresses. */
    open(request: Request): Response | null {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== PREVIEW_PATH || apiOrigin !== null || request.method !== 'GET') return null;
      const token = searchParams.get('token') ?? '';
      const to = searchParams.get('to') ?? '/';
      const path = safeLocalPath(to, publicOrigin) ? new URL(to, publicOrigin) : new URL(publicOrigin);
      // Headers take ASCII only.
      const headers = previewHeaders(new Headers({ Location: path.pathname + path.search + path.hash }));
      headers.append('Set-Cookie', cookieOf(TOKEN.test(token) ? token : ''));
      return new Response(null, { status: 303, headers });
    },
    /** The preview of a request for a document; null without one. An ended one is removed by `cookies`. */
    async find(request: Request, cookies: Headers): Promise<OpenPreview | null> {
      const token = readCookie(request.headers.get('Cookie'), PREVIEW_COOKIE);
      if (token === null || apiOrigin !== null || new URL(request.url).pathname.endsWith('.data')) return null;
      const call = new Request(new URL('/api/preview', request.url), { headers: { [PREVIEW_HEADER]: token } });
      const answer = TOKEN.test(token) ? await backend(call) : null;
      if (answer?.status === 200) return { ...((await answer.json()) as { data: Preview }).data, token };
      cookies.append('Set-Cookie', cookieOf(''));
      return null;
    },
  };
}

/** The headers of what no cache may store and no search engine may list. */
export function previewHeaders(headers: Headers): Headers {
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex, nofollow');
  // Without scripts a preview makes no calls, which would be those of the shop as it is.
  const policy = headers.get('Content-Security-Policy');
  if (policy !== null) headers.set('Content-Security-Policy', `${policy}; ${SANDBOX}`);
  return headers;
}

const SANDBOX = 'sandbox allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

const STYLE =
  '#preview{position:sticky;inset-block-start:0;z-index:1000;display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;padding:8px 16px;background:#7a2e00;color:#fff;font:600 14px/1.5 system-ui,sans-serif}#preview a{color:inherit;padding:4px 0}#preview small{font-weight:400}';

/** A document with a bar that names the preview and leads out of it. */
export function withPreviewBar(
  html: string,
  { at }: Preview,
  { locale, nonce, formats }: { locale: Locale; nonce: string; formats: ShopFormats },
): string {
  const text = (id: string) => MESSAGES[locale][`shop.preview.${id}`] ?? '';
  const { timeZone } = formats;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'long', timeZone });
  const when = at === null ? text('now') : time.format(at);
  const leave = `${PREVIEW_PATH}?to=${encodeURIComponent(localized(locale, '/'))}`;
  const bar = `<style nonce="${nonce}">${STYLE}</style><aside id="preview" aria-label="${text('label')}"><span>${text('label')} · ${when}</span><a href="${leave}">${text('leave')}</a><small>${text('hint')}</small></aside>`;
  // The policy blocks them; the browser would report each.
  const still = html.replaceAll(/<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '');
  return still.replace(/<body[^>]*>/, (body) => body + bar);
}
