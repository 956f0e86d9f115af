import { setImmediate } from 'node:timers/promises';
import { BoundedQueue } from '@rider/backend/bounded-queue';
import { networkOf } from '@rider/backend/network-address';
import { nextChangeIn } from './next-change.ts';
import { basenameOf } from '../../app/messages/localized-path.ts';
import { readSessionToken } from '../../app/session/cookies.ts';
import { RENDER_POINTS, type RateLimit } from '../limits/rate-limit.ts';
import { compressedDocument } from '../http/compression.ts';
import { createInlineStyles } from './inline-styles.ts';
import { withDeadline } from '../limits/deadline.ts';
import { decideLanguage } from './decide-language.ts';
import { Busy, busy, PageCache, versionOf, type CachedPage } from './page-cache.ts';
import { createPreviews, previewHeaders, withPreviewBar } from './preview.ts';
import { createRender, type Render, type RenderOptions, type RenderContext } from './render-document.ts';
import { errorPage, type ErrorPage } from './error-page.ts';
import { screenAddresses } from './screen-address.ts';
import {
  CARD_FORM_HEADER,
  contentSecurityPolicy,
  createNonce,
  FORM_TARGET_HEADER,
  inlineScriptHashes,
} from '../http/security.ts';

/** Options of the documents. */
export interface DocumentOptions extends RenderOptions {
  /** False in development, where each change must show. */
  cache: boolean;
  /** Directory of the client build, whose styles are inlined in visitors' documents. */
  clientDirectory: string;
  /** Foreign origins whose pictures pages show. */
  pictureOrigins: readonly string[];
  /** The rate limit for rendering. */
  rateLimit: RateLimit;
}

/** Retry-After of a page that failed because of the backend (s). */
const RETRY_SECONDS = 10;
/** Retry-After when all rendering slots are taken (s). */
const BUSY_SECONDS = 2;
/**
 * Concurrent renders. With a remote backend most of a render is waiting, which costs nothing here. Visitors and signed-in people have
 * separate slots, so that a flood of one group does not block the other. Calls of a preview hold the embedded database, and nothing of them
 * is cached.
 */
const PLACES: Record<'embedded' | 'remote', Record<Lane, number>> = {
  embedded: { visitors: 1, 'signed in': 3, previews: 1 },
  remote: { visitors: 16, 'signed in': 16, previews: 1 },
};
const WAITING_PLACES = 64;
/** Running and waiting renders per address; many people of an office may share one. */
const PLACES_OF_ONE = 32;
const PATIENCE_MS = 2_000;

type Lane = 'visitors' | 'signed in' | 'previews';

/** Deadline of a render that several visitors share (ms), independent of who leaves. */
const SHARED_DEADLINE_MS = 10_000;

/** Creates the handler for everything that is neither a file nor a call: the server-rendered documents. */
export function createDocuments(
  options: DocumentOptions,
): (request: Request, clientAddress: string) => Promise<Response> {
  const { publicOrigin, apiOrigin, pictureOrigins, rateLimit } = options;
  const previews = createPreviews(options);
  const render = createRender(options);
  const inlineStyles = createInlineStyles(options.clientDirectory);
  const readOf = screenAddresses(options.build);
  const cache = new PageCache();
  options.onInvalidated?.(() => cache.expire());
  const perLane = apiOrigin === null ? PLACES.embedded : PLACES.remote;
  const queue = new BoundedQueue({
    atOnce: perLane.visitors + perLane['signed in'] + perLane.previews,
    perLane,
    maxWaiting: WAITING_PLACES,
    perCaller: PLACES_OF_ONE,
    maxWait: PATIENCE_MS,
    full: busy,
    callerFull: busy,
  });

  /** Whether other documents wait or are being rendered; first lets those in that have arrived meanwhile. */
  async function isCrowded(): Promise<boolean> {
    await setImmediate();
    return queue.size > 1;
  }

  async function answer(request: Request, visit: RenderContext): Promise<Response> {
    const url = new URL(request.url);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const mayShare =
      options.cache && !visit.token && visit.preview === null && reads && !url.pathname.endsWith('.data');
    const read = mayShare ? readOf(url, basenameOf(visit.locale)) : null;
    const key = read && `${visit.locale} ${read.pathname}${read.search}`;
    const network = networkOf(visit.clientAddress);
    const visitor = { request, network };
    const lane: Lane = visit.preview !== null ? 'previews' : visit.token === null ? 'visitors' : 'signed in';
    const inTurn = <Page>(task: () => Promise<Page>) => queue.run(network, task, lane);
    try {
      if (key !== null && cache.has(key)) return await cache.answer(visitor, key, shared);
      const wait = await rateLimit.take(visit.clientAddress, RENDER_POINTS);
      if (wait > 0) return await instead({ kind: 'share', status: 429, retryAfter: wait });
      return await (key === null
        ? inTurn(() => renderPrivate(render, request, visit, options))
        : cache.answer(visitor, key, shared));
    } catch (error) {
      const late = error instanceof DOMException && error.name === 'TimeoutError';
      if (late || error instanceof Busy) return instead({ kind: 'busy', status: 503, retryAfter: BUSY_SECONDS });
      throw error;
    }

    /** A stale cached page is better than none. */
    async function instead(page: ErrorPage) {
      const outdated = key === null ? null : cache.outdated(visitor, key);
      return (await outdated?.catch(() => null)) ?? errorPage(request, page);
    }

    function shared() {
      return inTurn(() => renderShared(render, read ?? url, visit, { inlineStyles, pictureOrigins, isCrowded }));
    }
  }

  return async (request, clientAddress) => {
    const opened = previews.open(request);
    if (opened !== null) return opened;
    const language = decideLanguage(request, publicOrigin);
    if (language.kind === 'redirect') return redirect(language);
    const cookies = new Headers();
    const preview = await previews.find(request, cookies);
    if (preview !== null && request.method === 'POST') return errorPage(request, { kind: 'preview', status: 403 });
    const token = preview === null ? readSessionToken(request.headers.get('Cookie')) : null;
    const response = await answer(request, {
      cookies,
      locale: language.locale,
      token,
      clientAddress,
      scriptNonce: null,
      preview,
    });
    if (response.status === 503 && !response.headers.has('Retry-After')) {
      response.headers.set('Retry-After', String(RETRY_SECONDS));
    }
    // By the time of the answer, not of the page, which may come from the cache.
    response.headers.set('Server-Timing', `clock;desc="${Date.now()}"`);
    for (const cookie of cookies.getSetCookie()) response.headers.append('Set-Cookie', cookie);
    if (language.cookie) response.headers.append('Set-Cookie', language.cookie);
    return response;
  };
}

/** What shared documents are finished with. */
interface Finishing {
  inlineStyles: ReturnType<typeof createInlineStyles>;
  pictureOrigins: readonly string[];
  /** Whether there is less time for compressing this one. */
  isCrowded: () => Promise<boolean>;
}

/** The page shared by all visitors. It depends on the address alone: neither the first visitor's headers nor an abort affects it. */
async function renderShared(
  render: Render,
  address: URL,
  visit: RenderContext,
  { inlineStyles, pictureOrigins, isCrowded }: Finishing,
): Promise<CachedPage | Response> {
  const rendering = (signal: AbortSignal) => render(new Request(address, { signal }), visit);
  const {
    response,
    html: rendered,
    styleNonce,
    answers,
    isPartial,
  } = await withDeadline(SHARED_DEADLINE_MS, rendering);
  if (rendered === null) return response;
  const html = inlineStyles(rendered, styleNonce);
  const policy = contentSecurityPolicy(inlineScriptHashes(rendered), styleNonce, pictureOrigins);
  const now = Date.now();
  if (response.status === 200 && !isPartial && !response.headers.has('Set-Cookie'))
    return {
      html,
      version: versionOf(html, styleNonce),
      contentSecurityPolicy: policy,
      crowded: await isCrowded(),
      life: nextChangeIn(answers, now) - now,
    };
  return new Response(html, { status: response.status, headers: privateHeaders(response, policy) });
}

async function renderPrivate(
  render: Render,
  request: Request,
  visit: RenderContext,
  { pictureOrigins, formats }: Pick<DocumentOptions, 'pictureOrigins' | 'formats'>,
): Promise<Response> {
  const nonce = createNonce();
  const { response, html } = await render(request, { ...visit, scriptNonce: nonce });
  const { status } = response;
  if (html !== null && visit.preview !== null) {
    const policy = contentSecurityPolicy([], nonce, pictureOrigins);
    const headers = previewHeaders(privateHeaders(response, policy));
    return new Response(withPreviewBar(html, visit.preview, { locale: visit.locale, nonce, formats }), {
      status,
      headers,
    });
  }
  if (html === null || request.method === 'HEAD')
    return new Response(response.body, { status, headers: privateHeaders(response, null) });
  const policy = contentSecurityPolicy([`'nonce-${nonce}'`], nonce, pictureOrigins, {
    cardForm: response.headers.has(CARD_FORM_HEADER),
    formTarget: response.headers.get(FORM_TARGET_HEADER),
  });
  const headers = privateHeaders(response, policy);
  return compressedDocument(html, { status, headers }, request.headers.get('Accept-Encoding'));
}

function privateHeaders(response: Response, policy: string | null): Headers {
  const headers = new Headers(response.headers);
  headers.delete(CARD_FORM_HEADER);
  headers.delete(FORM_TARGET_HEADER);
  headers.set('Cache-Control', 'private, no-store');
  if (policy) headers.set('Content-Security-Policy', policy);
  return headers;
}

function redirect(decision: { location: string; status: number; cookie: string | null }): Response {
  const headers = new Headers({ Location: decision.location, 'Cache-Control': 'private, no-store' });
  if (decision.cookie) headers.append('Set-Cookie', decision.cookie);
  return new Response(null, { status: decision.status, headers });
}
