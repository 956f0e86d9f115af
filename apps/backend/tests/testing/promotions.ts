import type { PromotionKindWire } from '@rider/api/catalogue';
import { slotToday } from '../../src/promotion/slots.ts';
import { setStock, skuOf, type Customer, type TestSku } from './customers.ts';
import type { Shop } from './databases.ts';

const HOUR = 3_600_000;

/** A promotion with its variant in stock. */
export async function promotionOf(shop: Shop, kind: PromotionKindWire, number: number) {
  const row = await shop.database
    .selectFrom('promotion')
    .innerJoin('sku', 'sku.id', 'promotion.sku_id')
    .selectAll('promotion')
    .select('sku.code')
    .where('kind', '=', kind)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const sku = await skuOf(shop, row.code);
  await setStock(shop, sku, 1000);
  return { ...row, sku };
}

/** Moves the clock one hour into the next day's time slot of a flash sale. */
export async function intoSlotOf(shop: Shop, slotId: number | null): Promise<void> {
  const slot = await shop.database
    .selectFrom('sale_slot')
    .selectAll()
    .where('id', '=', slotId ?? 0)
    .executeTakeFirstOrThrow();
  const { from } = slotToday(slot, shop.clock.now + 24 * HOUR);
  shop.clock.now = from + HOUR;
}

/** Adds a SKU with "buy now"; `more` contains its promotion. */
export function add(buyer: Customer, sku: TestSku, quantity: number, more: object) {
  return buyer.call<{ cartId: string }>('/cart/add', {
    productId: sku.productId,
    uniqueId: String(sku.id),
    cartNum: quantity,
    new: 1,
    ...more,
  });
}

/** Orders a line; returns the order's number. */
export async function orderOf(buyer: Customer, lineId: string): Promise<string> {
  return (await buyer.create(await buyer.confirm(lineId))).data.result.orderId;
}
