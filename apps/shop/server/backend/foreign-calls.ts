import type { MiddlewareHandler } from 'hono';
import type { BackendFetch } from './backend-calls.ts';
import type { RequestBodies } from '../http/request-bodies.ts';

/** What a system that is no browser may send: headers, types of bodies, and their maximum size (bytes). */
interface ForeignCall {
  /** Others, cookies above all, stay here. */
  headers: RegExp;
  types: readonly string[];
  limit: number;
}

/** Webhooks of payment providers, with the headers by which they sign; Alipay's are forms. */
export const PAYMENT_WEBHOOK: ForeignCall = {
  headers: /^(content-type|stripe-signature|wechatpay-[a-z-]+)$/,
  types: ['application/json', 'application/x-www-form-urlencoded'],
  limit: 64_000,
};

/** Messages of companies' purchasing systems: cXML, and the forms of OCI. */
export const PURCHASING_SYSTEM: ForeignCall = {
  headers: /^content-type$/,
  types: ['text/xml', 'application/xml', 'application/x-www-form-urlencoded'],
  limit: 500_000,
};

/** Options of the addresses for other systems. */
export interface ForeignCallOptions {
  backend: BackendFetch;
  bodies: RequestBodies;
  clientAddress(context: Parameters<MiddlewareHandler>[0]): string;
}

/** Forwards what another system sends to the backend, byte for byte, because signatures are of the bytes. */
export function foreignCall(
  { headers: passed, types, limit }: ForeignCall,
  { backend, bodies, clientAddress }: ForeignCallOptions,
): MiddlewareHandler {
  return async (context) => {
    const { raw: request } = context.req;
    const headers = new Headers([...request.headers].filter(([name]) => passed.test(name)));
    return bodies.with(request, { limit, types, address: clientAddress(context) }, (body) =>
      backend(new Request(request.url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)),
    );
  };
}
