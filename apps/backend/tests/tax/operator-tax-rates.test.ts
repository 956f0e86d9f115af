import { getOperatorLog, getTaxRates, saveTaxRate } from '@rider/api/operator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tableOfRates } from '../../src/tax/tax-of-sale.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { operatorApi } from '../testing/refund/refund-calls.ts';

describe.each(MAIN_DATABASE)('[B15] tax rates on $name', ({ openShop }) => {
  let shop: Shop;
  const rateOf = async (state: string) =>
    (await tableOfRates.ruleFor(shop.database, { country: 'US', state, city: '', zip: '' })).rate;
  const find = async (search: string) => {
    const { items } = await getTaxRates(await operatorApi(shop), { search });
    const [first] = items;
    if (first === undefined) throw new Error(`no rate of ${search}`);
    return first;
  };

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  test('an operator registers the shop in a state, whose rate applies at once, and the log records it', async () => {
    const { place: _, ...minnesota } = await find('minnes');
    expect([minnesota.rate, minnesota.isCollected, await rateOf('MN')]).toEqual([6875, false, 0]);
    const owner = await operatorApi(shop);
    await saveTaxRate(owner, { ...minnesota, rate: 7100, isCollected: true });
    expect(await rateOf('MN')).toBe(7100);
    expect((await getTaxRates(owner, { state: 'collected' })).items.map(({ place }) => place)).toContain('Minnesota');
    const { items } = await getOperatorLog(owner, { search: 'US-MN' });
    expect(items).toMatchObject([
      { action: 'taxRate.save', detail: 'rate: 6.875 % → 7.1 %\nisCollected: false → true' },
    ]);
    await expect(saveTaxRate(owner, minnesota)).rejects.toMatchObject({ code: '900013' });
    expect(await rateOf('MN')).toBe(7100);
  });

  test('a place is added once, with codes of the list of regions', async () => {
    const owner = await operatorApi(shop);
    const canada = { country: 'CA', state: '', rate: 5000, taxesFreight: false, isCollected: true, version: 0 };
    await saveTaxRate(owner, canada);
    expect(await find('Canada')).toMatchObject({ country: 'CA', state: '', version: 1 });
    for (const [changes, field] of [
      [{}, 'state'],
      [{ country: 'XX' }, 'country'],
      [{ state: 'ZZ' }, 'state'],
      [{ rate: 100_001 }, 'rate'],
    ] as const)
      await expect(saveTaxRate(owner, { ...canada, ...changes })).rejects.toMatchObject({
        fieldErrors: { [field]: expect.any(String) },
      });
  });
});
