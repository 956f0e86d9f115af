import { fileURLToPath } from 'node:url';
import type { CartItemWire } from '@rider/api/cart';
import type { ProductDetailWire } from '@rider/api/catalogue';
import { getOperatorPromotions } from '@rider/api/operator';
import type { GroupBuyDetailWire, GroupBuyWire } from '@rider/api/promotion';
import { money } from '@rider/model/money';
import { priceAt } from '@rider/model/price';
import { afterAll, beforeAll, expect, describe, test } from 'vitest';
import { readCatalogue } from '../../src/catalogue/read-catalogue.ts';
import { quantityBreaksOf } from '../../src/price-list/contract-prices.ts';
import { contradictions } from '../../src/catalogue/contradictions.ts';
import { customer, setBalance, type Customer } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { add, promotionOf } from '../testing/promotions.ts';
import { operatorApi } from '../testing/refund/refund-calls.ts';

const CATALOGUE = fileURLToPath(new URL('../../catalogue', import.meta.url));

describe.each(MAIN_DATABASE)('[R2.6] a promotion and the ordinary price on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  beforeAll(async () => {
    shop = await openShop();
    luis = await customer(shop, 'luisglass');
    await setBalance(shop, 'luisglass', 100_000_000);
  });
  afterAll(() => shop.close());

  const priceOf = async (cents: number) => {
    const buy = await promotionOf(shop, 'group', 3);
    await shop.database
      .updateTable('promotion')
      .set({ price: money(cents) })
      .where('id', '=', buy.id)
      .execute();
    return buy;
  };
  const shownInList = async (limit: number) =>
    (await shop.call<GroupBuyWire[]>(`/combination/list?limit=${limit}`)).data.find(({ id }) => id === 3)?.price;

  test('the lower one is charged, and a group order stays in its group', async () => {
    const { sku } = await priceOf(2390);
    const [first] = sku.tiers;
    if (first === undefined) throw new Error('the article has no quantity break');
    const lineId = (await add(luis, sku, first.minimum, { combinationId: 3, new: 0 })).data.cartId;
    const { valid } = (await luis.call<{ valid: CartItemWire[] }>('/pc/get_cart_list')).data;
    expect(valid.find(({ id }) => id === lineId)).toMatchObject({
      truePrice: '23.27',
      promotion: { kind: 'groupBuy' },
    });
    const confirmed = await luis.call<{ orderKey: string; priceGroup: { totalPrice: string } }>('/order/confirm', {
      cartId: lineId,
      new: 0,
    });
    expect(confirmed.data.priceGroup.totalPrice).toBe('232.70');
    const number = (await luis.create(confirmed.data.orderKey)).data.result.orderId;
    expect(await luis.see(number)).toMatchObject({ total_price: '232.70', cartInfo: [{ truePrice: '23.27' }] });
    expect(await shop.database.selectFrom('group_member').select('group_id').execute()).toHaveLength(1);
  });

  test('its page lists the lower quantity breaks, and no price above that of the smallest order', async () => {
    await priceOf(2390);
    const variantOf = async () =>
      Object.values((await luis.call<GroupBuyDetailWire>('/combination/detail/3')).data.productValue)[0];
    expect(await variantOf()).toMatchObject({
      price: '23.90',
      tiers: [{ min: 10, price: '23.27' }, { min: 50 }, { min: 100 }],
    });
    const { sku } = await priceOf(2990);
    expect(
      priceAt(
        money(sku.price),
        quantityBreaksOf(sku.tiers.map((tier) => ({ ...tier, price: money(tier.price) }))),
        sku.minimum,
      ),
    ).toBe(2450);
    expect((await variantOf())?.price).toBe('24.50');
    expect(await shownInList(91)).toBe('24.50');
    const { productValue } = (await shop.call<ProductDetailWire>(`/product/detail/${sku.productId}?at=1`)).data;
    expect(Object.values(productValue).find(({ unique }) => unique === String(sku.id))?.offer).toBeNull();
    await priceOf(1960);
    expect(await shownInList(92)).toBe('19.60');
    expect((await variantOf())?.tiers).toEqual([]);
  });

  test('the desk shows from which quantity the ordinary price is lower', async () => {
    const operator = await operatorApi(shop);
    const { sku } = await priceOf(2390);
    const cheaper = async () => {
      const { items } = await getOperatorPromotions(operator, {});
      return items.find(({ kind, code }) => kind === 'groupBuy' && code === sku.code)?.cheaper;
    };
    expect(await cheaper()).toEqual({ from: 10, price: 2327 });
    await priceOf(1960);
    expect(await cheaper()).toBeNull();
  });

  test('no quantity break of the catalogue undercuts a promotion, and the check finds one that does', () => {
    const contents = readCatalogue(CATALOGUE);
    expect(contradictions(contents, CATALOGUE).filter((line) => line.startsWith('promotions.json'))).toEqual([]);
    const group_buy = contents.promotions.group_buy.map((buy) => (buy.id === 3 ? { ...buy, price: money(2390) } : buy));
    const worse = { ...contents, promotions: { ...contents.promotions, group_buy } };
    expect(contradictions(worse, CATALOGUE)).toContainEqual(
      expect.stringContaining('costs less without it from 10 pieces'),
    );
  });
});
