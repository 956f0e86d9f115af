import type { Api } from '@rider/api';
import { saveAddress } from '@rider/api/address';
import { addToCart } from '@rider/api/cart';
import { getProduct } from '@rider/api/catalogue';
import { getSitePage } from '@rider/api/content';
import { getFreight, getOperatorLog, saveFreight, type VersionedFreight } from '@rider/api/operator';
import { computeOrder, confirmOrder, createOrder, getOrder } from '@rider/api/order';
import { money } from '@rider/model/money';
import { INITIAL_FREIGHT, type FreightZone } from '@rider/model/shipping';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setBalance } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi } from '../testing/refund/refund-calls.ts';

/** Shower U-channels, in 2,413 and 3,657 mm, and a hinge. */
const CHANNEL = '1108';
const HINGE = '1001';
const [ZONE = {} as FreightZone] = INITIAL_FREIGHT.zones;

describe.each(MAIN_DATABASE)('the freight that operators set on $name', ({ openShop }) => {
  let shop: Shop;
  let buyer: Api;
  let desk: Api;

  beforeAll(async () => {
    shop = await openShop();
    buyer = apiOf(shop, await shop.signIn('luisglass'));
    desk = await operatorApi(shop);
    await setBalance(shop, 'luisglass', 10_000_000);
  });
  beforeEach(() => set({}));
  afterAll(() => shop.close());

  /** Sets the initial rule with some other values. */
  async function set(values: Partial<VersionedFreight>): Promise<void> {
    const { version } = await getFreight(desk);
    await saveFreight(desk, { ...INITIAL_FREIGHT, ...values, version });
  }

  const zoneWith = (values: Partial<FreightZone>): FreightZone => ({ ...ZONE, ...values });

  async function confirm(productId: string, addressId = '') {
    const { skus } = await getProduct(buyer, productId);
    const { id, minimum } = skus.find(({ stock }) => stock >= 4) ?? { id: '', minimum: 0 };
    const line = { productId, skuId: id, quantity: Math.max(minimum, 4), buyNow: true };
    return confirmOrder(buyer, { lineIds: [await addToCart(buyer, line)], addressId });
  }

  const addressIn = (country: string, state: string) =>
    saveAddress(buyer, {
      addressee: 'Luis Ortega',
      country,
      state,
      city: 'Anchorage',
      street1: '1 Main St',
      street2: '',
      zip: country === 'US' ? '99501' : 'SW1A 1AA',
      phone: '+1 907 555 0142',
      fax: '',
      isDefault: false,
    });

  test('[B15] a changed price and limit show in checkout, on the product page and in the shipping policy', async () => {
    const ground = { ...ZONE.ground, parcel: money(1999), freeFrom: null };
    const pallet = { ...ZONE.pallet, prices: [{ upToKg: null, freight: money(7777) }] };
    await set({ longestParcelMm: 1500, cutOffHour: 11, zones: [zoneWith({ ground, pallet })] });
    expect(await confirm(HINGE)).toMatchObject({ freight: 1999, freeFreightFrom: null });
    expect(await confirm(CHANNEL)).toMatchObject({ freight: 7777, freightClass: 'pallet' });
    const { parcelLimits } = await getProduct(buyer, CHANNEL);
    expect(parcelLimits).toEqual({ longestParcelMm: 1500, heaviestParcelKg: 30, palletFrom: 7777 });
    const { html = '' } = (await getSitePage(apiOf(shop, ''), 'shipping')) ?? {};
    for (const text of ['before 11:00', 'over 1.5 m', '$19.99 a parcel', '$77.77']) expect(html).toContain(text);
    expect(html).not.toMatch(/\$12|\$95|\$500|2 pm|2\.4 m/);
    const { items } = await getOperatorLog(desk, {});
    expect(items.find(({ action }) => action === 'freight.save')?.detail).toContain(
      'zones.0.ground.parcel: 1200 → 1999',
    );
  });

  test('[B4] [B15] handling days delay dispatch on the product page and in the checkout, and the policy names them', async () => {
    await set({ handlingDays: 3 });
    const { dispatch } = await getProduct(buyer, HINGE);
    expect(dispatch).toMatchObject({ today: false });
    const { html = '' } = (await getSitePage(apiOf(shop, ''), 'shipping')) ?? {};
    expect(html).toContain('leave 3 working days after the order');
    const arrival = async () => (await confirm(HINGE)).shippingOptions[0]?.days?.[0] ?? '';
    const later = await arrival();
    await set({ handlingDays: 0 });
    expect(later > (await arrival())).toBe(true);
  });

  test('[B15] an address gets the freight and the options of its zone', async () => {
    const alaska = zoneWith({
      places: ['US-AK'],
      ground: { ...ZONE.ground, offered: false },
      pallet: { ...ZONE.pallet, prices: [{ upToKg: null, freight: money(30_000) }] },
    });
    await set({ zones: [zoneWith({ places: ['US'] }), alaska] });
    const checkout = await confirm(HINGE);
    const inAlaska = { addressId: await addressIn('US', 'AK'), method: 'balance' } as const;
    const computed = await computeOrder(buyer, checkout.key, { ...inAlaska, shipping: 'ground' });
    expect(computed).toMatchObject({ freight: 30_000, shippingOptions: [{ id: 'pallet', freight: 30_000 }, {}, {}] });
    const order = { ...inAlaska, message: '', quoted: checkout.total };
    await expect(createOrder(buyer, checkout.key, { ...order, shipping: 'ground' })).rejects.toMatchObject({
      code: '910033',
    });
    await expect(createOrder(buyer, checkout.key, { ...order, shipping: 'pallet' })).rejects.toMatchObject({
      code: '910025',
    });
    const number = await createOrder(buyer, checkout.key, { ...inAlaska, message: '', shipping: 'pallet' });
    expect(await getOrder(buyer, number)).toMatchObject({ freight: 30_000 });
  });

  test('[B15] an address outside of all zones gets no delivery, but pick-up', async () => {
    await set({ zones: [zoneWith({ places: ['US'] })] });
    const addressId = await addressIn('GB', 'ENG');
    const { key, shippingOptions } = await confirm(HINGE, addressId);
    expect(shippingOptions).toMatchObject([
      { id: 'ground', obstacle: { reason: 'place' } },
      { id: 'counter-1', obstacle: null },
      { id: 'counter-2' },
    ]);
    const choices = { addressId, method: 'balance', message: '' } as const;
    await expect(createOrder(buyer, key, { ...choices, shipping: 'ground' })).rejects.toMatchObject({ code: '910034' });
    expect(await createOrder(buyer, key, { ...choices, shipping: 'counter-1' })).toMatch(/^R-/);
  });

  test('[B15] without pick-up no counter is offered or accepted', async () => {
    await set({ offersPickUp: false });
    const { key, address, shippingOptions } = await confirm(HINGE);
    expect(shippingOptions.map(({ id }) => id)).toEqual(['ground']);
    const choices = { addressId: address?.id ?? '', method: 'balance', message: '', shipping: 'counter-1' } as const;
    await expect(createOrder(buyer, key, choices)).rejects.toMatchObject({ code: '410247' });
  });

  test.each([
    ['with the displayed total', (total: number) => ({ quoted: money(total) })],
    ['without script, which sends no total', () => ({})],
  ])('[B15] an order confirmed before a change is not created at another price: %s', async (_how, quote) => {
    const { key, address, total } = await confirm(HINGE);
    await set({ zones: [zoneWith({ ground: { ...ZONE.ground, parcel: money(1500) } })] });
    const order = { addressId: address?.id ?? '', method: 'balance', message: '', ...quote(total) } as const;
    await expect(createOrder(buyer, key, order)).rejects.toMatchObject({ code: '910025' });
    await computeOrder(buyer, key, { addressId: order.addressId, method: 'balance' });
    const number = await createOrder(buyer, key, { ...order, quoted: null });
    expect(await getOrder(buyer, number)).toMatchObject({ freight: 1500 });
  });

  test('[B15] of two saves of the same version the second is rejected', async () => {
    const seen = await getFreight(desk);
    const saves = await Promise.allSettled([saveFreight(desk, seen), saveFreight(desk, seen)]);
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(saveFreight(desk, seen)).rejects.toMatchObject({ code: '900013' });
  });
});
