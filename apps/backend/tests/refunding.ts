import { createApi, type Api } from '@rider/api';
import { shipOrder } from '@rider/api/operator';
import { getRefundableOrder, applyForRefund } from '@rider/api/refund';
import type { RefundRequest } from '@rider/model/refund';
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

/** Has an order sent by courier. */
export async function ship(operator: Api, number: string): Promise<void> {
  const nothing = { person: '', personPhone: '', content: '' };
  await shipOrder(operator, number, { ...nothing, method: 'deliver', courier: 'ups', trackingNumber: '1Z888' });
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
