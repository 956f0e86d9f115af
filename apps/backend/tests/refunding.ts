import { createApi, type Api } from '@rider/api';
import { getRefundableOrder, applyForRefund, type RefundRequest } from '@rider/api/refund';
import type { Shop } from './databases.ts';

/** A client of the backend for a token. */
export function apiOf(shop: Shop, token: string): Api {
  return createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'en-US', token });
}

/** Signs a demo agent in, who is an operator. */
export async function operatorApi(shop: Shop, account = 'maya'): Promise<Api> {
  const { data } = await shop.call<{ token: string }>('/kefuapi/login', { body: { account, password: 'Rider2026' } });
  return apiOf(shop, data.token);
}

/** Has an order sent. */
export async function ship(shop: Shop, number: string): Promise<void> {
  await shop.database
    .updateTable('customer_order')
    .set({ state: 'to-receive', shipped_at: new Date(shop.clock.now), delivery_type: 'express' })
    .where('number', '=', number)
    .where('state', '=', 'pending-shipment')
    .execute();
}

/** Asks for a refund of so many pieces of an order's lines, in their order; without counts for all that is left. */
export async function ask(
  buyer: Api,
  number: string,
  given: Partial<RefundRequest> & { counts?: readonly number[] } = {},
): Promise<string> {
  const { counts, ...more } = given;
  const order = await getRefundableOrder(buyer, number);
  const lines = order.lines.map((line, index) => ({ lineId: line.id, quantity: counts?.[index] ?? line.refundable }));
  const request = {
    orderId: order.id,
    kind: 'refund-only',
    lines: lines.filter(({ quantity }) => quantity > 0),
    reason: 'Damaged on arrival',
    remark: '',
    photos: [],
    ...more,
  } as const;
  const refund = await applyForRefund(buyer, request);
  if (refund === null) throw new Error('no number of the refund');
  return refund;
}
