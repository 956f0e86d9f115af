import { createApi, type Api } from '@rider/api';
import { correctParcel, getOperatorOrder, shipOrder } from '@rider/api/operator';
import { getRefundableOrder, applyForRefund } from '@rider/api/refund';
import type { RefundRequest } from '@rider/model/refund';
import type { StaffRole } from '@rider/model/staff';
import { customer, setBalance, type Customer } from '../customers.ts';
import type { Shop } from '../databases.ts';

/** A client of the backend with a token. */
export function apiOf(shop: Shop, token: string): Api {
  return createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'en-US', token });
}

/** Signs in a demo agent who is an operator. */
export async function operatorApi(shop: Shop, account = 'maya'): Promise<Api> {
  return apiOf(shop, await shop.signInAgent(account));
}

/** Signs in luisglass, with a balance in cents, and an operator. */
export async function buyerAndDesk(shop: Shop, balance: number): Promise<{ luis: Customer; buyer: Api; desk: Api }> {
  const luis = await customer(shop, 'luisglass');
  await setBalance(shop, 'luisglass', balance);
  return { luis, buyer: apiOf(shop, luis.token), desk: await operatorApi(shop) };
}

/** Signs in a demo agent with a role. */
export async function apiOfRole(shop: Shop, staff_role: StaffRole): Promise<Api> {
  await shop.database.updateTable('agent').set({ staff_role }).where('account', '=', 'daniel').execute();
  return operatorApi(shop, 'daniel');
}

const SHIPMENT = {
  method: 'deliver',
  courier: 'ups',
  trackingNumber: '1Z888',
  person: '',
  personPhone: '',
  content: '',
} as const;

/** Ships an order by courier. */
export async function ship(operator: Api, number: string): Promise<void> {
  await shipOrder(operator, number, SHIPMENT);
}

/** Corrects the tracking number of an order's last parcel. */
export async function correctLastParcel(operator: Api, number: string): Promise<void> {
  const { shipping: seen } = await getOperatorOrder(operator, number);
  await correctParcel(operator, { number, parcelId: '', seen }, { ...SHIPMENT, trackingNumber: '1Z999' });
}

/** Requests a refund of `counts` pieces per order line, in the order of the lines; a line without a count is refunded completely. */
export async function requestRefund(
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
