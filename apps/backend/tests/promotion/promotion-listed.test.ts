import type { ProductDetailWire, ProductRowWire } from '@rider/api/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { slotToday } from '../../src/promotion/slots.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { intoSlotOf, promotionOf } from '../testing/promotions.ts';

const HOUR = 3_600_000;

describe.each(MAIN_DATABASE)('promotions in lists on $name', ({ openShop }) => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  test('[R2.6] lists and product pages show the active sale with price and end', async () => {
    const sale = await promotionOf(shop, 'seckill', 1);
    await intoSlotOf(shop, sale.slot_id);
    const { until } = slotToday({ starts: '06:00', hours: 4 }, shop.clock.now);
    shop.clock.now = until - 3000;
    const read = async () => {
      const response = await shop.fetch(`/api/product/detail/${sale.product_id}?at=${shop.clock.now}`);
      const { data } = (await response.json()) as { data: ProductDetailWire };
      const sku = Object.values(data.productValue).find(({ unique }) => unique === String(sale.sku.id));
      const list = await shop.fetch(`/api/pc/get_products?ids=${sale.product_id}&at=${shop.clock.now}`);
      const row = ((await list.json()) as { data: { list: ProductRowWire[] } }).data.list[0];
      return { sku, row, ages: [response, list].map((each) => each.headers.get('Cache-Control')) };
    };
    const running = await read();
    const offer = { kind: 'flashSale', id: '1', price: 1890, originalPrice: 2500, most: 4, endsAt: until };
    expect(running.sku).toMatchObject({ price: '25.00', offer });
    expect(running.row?.offer).toMatchObject(offer);
    for (const age of running.ages) expect(age).toMatch(/^public, max-age=[0-2]$/);
    shop.clock.now = until;
    const ended = await read();
    expect([ended.sku?.offer, ended.row?.offer]).toEqual([null, null]);
    expect(ended.ages).toEqual(['public, max-age=2', 'public, max-age=2']);
    // An answer cached just before the next slot expires at its start.
    const { from } = slotToday({ starts: '06:00', hours: 4 }, shop.clock.now + 24 * HOUR);
    shop.clock.now = from - 3000;
    const before = await read();
    expect([before.sku, before.row]).toEqual([
      expect.objectContaining({ offer: null, offer_start: from / 1000 }),
      expect.objectContaining({ offer: null, offer_start: from / 1000 }),
    ]);
    for (const age of before.ages) expect(age).toMatch(/^public, max-age=[0-2]$/);
    shop.clock.now = from;
    expect((await read()).row?.offer).toMatchObject({ kind: 'flashSale', price: 1890 });
  });
});
