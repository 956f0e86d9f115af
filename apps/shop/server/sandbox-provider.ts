import type { MiddlewareHandler } from 'hono';
import { readBody } from './request-body.ts';
import { isFromOwnPage } from './security.ts';
import type { BackendFetch } from './session-bridge.ts';

/** No card and no decision is longer, in bytes. */
const BODY_LIMIT = 4000;

/** Only here a post changes something; cards come from the provider's element, which has no origin of its own. */
const PAYMENTS = '/sandbox-provider/pay/';

/**
 * The sandbox of the payment provider, beside `/api` as a provider's own address would be: it gets no cookie and no token of ours,
 * and what is typed into its pages passes by without being read.
 */
export function sandboxProvider(backend: BackendFetch): MiddlewareHandler {
  return async (context) => {
    const request = context.req.raw;
    const isDecision = request.method !== 'GET' && new URL(request.url).pathname.startsWith(PAYMENTS);
    if (isDecision && !isFromOwnPage(request)) return new Response(null, { status: 403 });
    const body = await readBody(request, BODY_LIMIT);
    if (body === null) return new Response(null, { status: 413 });
    const type = request.headers.get('Content-Type');
    return backend(
      new Request(request.url, {
        method: request.method,
        ...(type && { headers: { 'Content-Type': type } }),
        ...(request.body && { body }),
      }),
    );
  };
}
