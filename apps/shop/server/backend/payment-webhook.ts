import type { MiddlewareHandler } from 'hono';
import type { BackendFetch } from './backend-calls.ts';
import type { RequestBodies } from '../http/request-bodies.ts';

/** Maximum size of a webhook (bytes). */
const BODY_LIMIT = 64_000;
/** Headers by which providers sign; others, cookies above all, stay here. */
const SIGNED_BY = /^(content-type|stripe-signature|wechatpay-[a-z-]+)$/;
/** Alipay's webhooks are forms. */
const BODY_TYPES = ['application/json', 'application/x-www-form-urlencoded'];

/** Options of the webhook address. */
export interface PaymentWebhookOptions {
  backend: BackendFetch;
  bodies: RequestBodies;
  clientAddress(context: Parameters<MiddlewareHandler>[0]): string;
}

/** Forwards a payment provider's webhook to the backend, byte for byte, because its signature is of the bytes. */
export function paymentWebhook({ backend, bodies, clientAddress }: PaymentWebhookOptions): MiddlewareHandler {
  return async (context) => {
    const { raw: request } = context.req;
    const headers = new Headers([...request.headers].filter(([name]) => SIGNED_BY.test(name)));
    const rule = { limit: BODY_LIMIT, types: BODY_TYPES, address: clientAddress(context) };
    return bodies.with(request, rule, (body) =>
      backend(new Request(request.url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)),
    );
  };
}
