import type { MiddlewareHandler } from 'hono';
import type { BackendFetch } from './backend-calls.ts';
import { FORM_TYPES, type RequestBodies } from './request-bodies.ts';
import { isFromOwnPage } from './security.ts';

/** No card and no decision is longer (bytes). */
const BODY_LIMIT = 4000;
/** Cards come as JSON that calls itself plain text, so that no browser asks beforehand. */
const BODY_TYPES = ['text/plain', 'application/json', ...FORM_TYPES];

/** Only here a post changes something; cards come from the provider's element, which has no origin of its own. */
const PAYMENTS = '/sandbox-provider/pay/';

/** What the way to the sandbox needs. */
export interface SandboxProviderOptions {
  backend: BackendFetch;
  bodies: RequestBodies;
  clientAddress(context: Parameters<MiddlewareHandler>[0]): string;
}

/**
 * The sandbox of the payment provider, beside `/api` as a provider's own address would be: it gets no cookie and no token of ours,
 * and what is typed into its pages passes by without being read.
 */
export function sandboxProvider({ backend, bodies, clientAddress }: SandboxProviderOptions): MiddlewareHandler {
  return async (context) => {
    const { raw: request, method } = context.req;
    const isDecision = method !== 'GET' && new URL(request.url).pathname.startsWith(PAYMENTS);
    if (isDecision && !isFromOwnPage(request)) return new Response(null, { status: 403 });
    if (method !== 'POST') return backend(new Request(request.url, { method }));
    const type = request.headers.get('Content-Type');
    const headers: Record<string, string> = type ? { 'Content-Type': type } : {};
    const rule = { limit: BODY_LIMIT, types: BODY_TYPES, address: clientAddress(context) };
    return bodies.with(request, rule, (body) =>
      backend(new Request(request.url, { method, headers, body, duplex: 'half' } as RequestInit)),
    );
  };
}
