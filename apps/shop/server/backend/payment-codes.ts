import { completePayment, isPaymentCall, TOKEN_HEADER } from '@rider/api/gateway';
import { LRUCache } from 'lru-cache';
import { renderSVG } from 'uqr';
import { callOf, type BackendFetch } from './backend-calls.ts';

/** A code with less time left is renewed: the page polls twice within it (ms). */
const FRESH_MS = 8_000;
/** Most payments that are remembered; each is forgotten with its code. */
const MOST = 500;

const draw = (code: string): string => `data:image/svg+xml,${encodeURIComponent(renderSVG(code))}`;

/**
 * Draws the QR codes of another backend's payments. The page polls every few seconds, and each poll would start a payment there, so the
 * same buyer gets the same answer while its code is valid.
 */
export function renderPaymentCodes(backend: BackendFetch, now: () => number = Date.now): BackendFetch {
  const begun = new LRUCache<string, { body: string; codeEnds: number }>({ max: MOST });
  return async (request) => {
    const call = callOf(new URL(request.url).pathname);
    if (!isPaymentCall(call)) return backend(request);
    const form = await request.text();
    const { method, url, headers, signal } = request;
    const name = `${headers.get(TOKEN_HEADER)} ${call} ${form}`;
    const known = begun.get(name);
    if (known && known.codeEnds - now() > FRESH_MS) return Response.json(JSON.parse(known.body));
    const answer = await backend(new Request(url, { method, headers, signal, ...(form !== '' && { body: form }) }));
    if (!answer.ok) return answer;
    const { body, codeEnds } = completePayment(call, await answer.text(), draw);
    if (codeEnds !== null) begun.set(name, { body, codeEnds });
    return new Response(body, { status: answer.status, headers: answer.headers });
  };
}
