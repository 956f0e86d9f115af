import { isOpenRefund } from '@rider/model/refund';
import type { Order } from '@rider/model/order';
import { ApiError, type Api } from '../transport/index.ts';
import { list, number, object, text, type ListWire, type PageRequestWire } from '../wire/index.ts';
import { readRefundOfOrder } from './order.ts';
import type { OrderLineWire, OrderWire, RefundOfOrderWire } from './wire.ts';

/** CRMEB's longest page, newest first: it has no call for the refunds of one order. */
const NEWEST: PageRequestWire = { page: 1, limit: 100 };

/** Whether CRMEB may have refunds for an order that came without them. */
function mayHaveRefunds(item: unknown): boolean {
  const row = object<OrderWire>(item);
  if (row.refund !== undefined) return false;
  const isRequested = (line: unknown) => number(object<OrderLineWire>(line).refund_num) > 0;
  return number(row.refund_status) > 0 || number(row.refund_type) > 0 || list(row.cartInfo, isRequested).some(Boolean);
}

/** An order is shown without its refunds where those cannot be read. */
function withoutRefunds(error: unknown): Order['refunds'] {
  if (error instanceof ApiError) return [];
  throw error;
}

async function getRefundsOf(api: Api, orderNumber: string): Promise<Order['refunds']> {
  const data = object<ListWire<RefundOfOrderWire>>((await api.get('pc/get_refund_order_list', NEWEST)).data);
  return list(data.list, (item) => {
    const ofOrder = text(object<RefundOfOrderWire>(item).store_order_order_id);
    return ofOrder === orderNumber ? [readRefundOfOrder(item)] : [];
  })
    .flat()
    .toReversed();
}

/** Adds its refunds to an order of CRMEB, which sends them with orders of lists alone; a further call for one that may have some. */
export async function withRefunds(api: Api, item: unknown, order: Order): Promise<Order> {
  if (!mayHaveRefunds(item)) return order;
  const refunds = await getRefundsOf(api, order.number).catch(withoutRefunds);
  const isOpen = refunds.some(({ state }) => isOpenRefund(state));
  return { ...order, refunds, refundable: order.refundable && !isOpen };
}
