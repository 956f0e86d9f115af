import { randomUUID } from 'node:crypto';
import { getOrderingBuyer, placeOrderForBuyer, quoteOrder, type OrderEntry } from '@rider/api/operator';
import { money } from '@rider/model/money';
import { customer, plainSku } from './customers.ts';
import type { Shop } from './databases.ts';
import { apiOf, operatorApi } from './refund/refund-calls.ts';

/** Orders that an operator enters for luisglass: each has one line, of a SKU with a stock of 100. */
export async function openOrderEntry(shop: Shop) {
  const sku = await plainSku(shop, 100);
  const luis = await customer(shop, 'luisglass');
  const desk = await operatorApi(shop);
  const idOf = async (account: string) => {
    const found = shop.database.selectFrom('buyer').select('id').where('account', '=', account);
    return String((await found.executeTakeFirstOrThrow()).id);
  };
  const uid = await idOf('luisglass');
  const addressId = (await getOrderingBuyer(desk, uid)).addresses[0]?.id ?? '';
  const draftOf = (quantity: number, more: Partial<OrderEntry> = {}) => ({
    buyerId: uid,
    lines: [{ sku: sku.code, quantity }],
    addressId,
    shipping: 'delivery',
    couponId: '',
    shopDiscount: null,
    ...more,
  });
  /** An entry at the quoted total. */
  async function entryOf(quantity: number, more: Partial<OrderEntry> = {}): Promise<OrderEntry> {
    const draft = draftOf(quantity, more);
    const { sums } = await quoteOrder(desk, draft);
    const quoted = sums?.total ?? money(0);
    return { payment: 'link', purchaseOrderNumber: 'PO 7', message: 'Gate 4', quoted, key: randomUUID(), ...draft };
  }
  return {
    sku,
    luis,
    buyer: apiOf(shop, luis.token),
    desk,
    uid,
    addressId,
    idOf,
    draftOf,
    entryOf,
    place: async (quantity: number, more: Partial<OrderEntry> = {}) =>
      (await placeOrderForBuyer(desk, await entryOf(quantity, more))).number,
    lastEmail: () =>
      shop.database
        .selectFrom('email_message')
        .select(['subject', 'body'])
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow(),
  };
}

/** {@link openOrderEntry} as opened. */
export type OrderEntering = Awaited<ReturnType<typeof openOrderEntry>>;
