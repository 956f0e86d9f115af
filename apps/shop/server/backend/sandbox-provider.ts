import type { MiddlewareHandler } from 'hono';
import type { BackendFetch } from './backend-calls.ts';
import { FORM_TYPES, type RequestBodies } from '../http/request-bodies.ts';
import { isFromOwnPage } from '../http/security.ts';

/** Maximum size of a card or a payment decision (bytes). */
const BODY_LIMIT = 4000;
/** Cards are JSON sent as plain text, which avoids a preflight request. */
const BODY_TYPES = ['text/plain', 'application/json', ...FORM_TYPES];

/** Only POSTs below this path change something; cards come from the provider's element, which has no origin. */
const PAYMENTS = '/sandbox-provider/pay/';

/** Options of the sandbox provider. */
export interface SandboxProviderOptions {
  backend: BackendFetch;
  bodies: RequestBodies;
  clientAddress(context: Parameters<MiddlewareHandler>[0]): string;
}

/**
 * The payment provider's sandbox, beside `/api` like a separate provider: it gets none of our cookies or tokens, and what is typed into its
 * pages is forwarded without being read.
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
