import { createApiKey } from '@rider/api/api-key';
import {
  acceptCompanyInvitation,
  createCompany,
  getOwnCompany,
  inviteToCompany,
  removeCompanyMember,
} from '@rider/api/buyer-company';
import { getPriceList, getPriceLists, removePriceList, savePriceList, type PriceListInput } from '@rider/api/operator';
import type { NewsDetailWire } from '@rider/api/content';
import type { FavouriteWire } from '@rider/api/favourite';
import type { CartItemWire } from '@rider/api/cart';
import type { ProductDetailWire, ProductListWire, SuggestionsWire } from '@rider/api/catalogue';
import type { ListWire } from '@rider/api/wire';
import { money } from '@rider/model/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customer, plainSku, setBalance, type Customer, type TestSku } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi } from '../testing/refund/refund-calls.ts';

const DAY = 86_400_000;

describe.each(DATABASES)('contract prices on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let priya: Customer;
  let sku: TestSku;
  let articleId: number;
  let contract: PriceListInput;

  const isoDay = (days: number) => new Date(shop.clock.now + days * DAY).toISOString().slice(0, 10);
  const save = async (given: Partial<PriceListInput> = {}) => {
    const api = await operatorApi(shop);
    await savePriceList(api, { ...contract, ...given });
    return api;
  };
  const listCalled = async (name: string) => {
    const { items } = await getPriceLists(await operatorApi(shop), { search: name });
    if (items[0] === undefined) throw new Error(`no price list ${name}`);
    return items[0];
  };
  /** Prices of the variant wherever a buyer, or a visitor, sees it. */
  const pricesFor = async (buyer: Customer | null) => {
    const call = async <Data>(path: string) => (await shop.call<Data>(path, { token: buyer?.token })).data;
    const { productValue, storeInfo } = await call<ProductDetailWire>(`/product/detail/${sku.productId}`);
    const own = Object.values(productValue).find(({ id }) => id === sku.id);
    const { list } = await call<ProductListWire>(`/pc/get_products?keyword=${sku.code}`);
    const marks = [own?.contract_price, own?.tiers.at(-1)?.contract_price, list[0]?.contract_price];
    const { products } = await call<SuggestionsWire>(`/search/suggest?keyword=${sku.code}`);
    const article = await call<NewsDetailWire>(`/pc/get_news_detail/${articleId}`);
    return {
      article: Number(article.good_list[0]?.price),
      detail: own?.price,
      breaks: own?.tiers.map(({ min, price }) => `${min}: ${price}`),
      product: Number(storeInfo.price),
      list: list[0]?.price,
      suggestion: products[0]?.price,
      marks,
    };
  };
  /** The price of a line of the cart, and of the order made of it. */
  const charged = async (buyer: Customer, quantity: number) => {
    const number = await buyer.order(sku, quantity);
    return (await buyer.see(number)).cartInfo[0]?.truePrice;
  };
  /** Whether a line of the cart is marked as a contract price. */
  const isMarked = async (buyer: Customer, quantity: number) => {
    await buyer.add(sku, quantity);
    const [line] = (await buyer.call<{ valid: CartItemWire[] }>('/pc/get_cart_list')).data.valid;
    await buyer.call('/cart/del', { ids: [line?.id] });
    return line?.contract_price === true;
  };

  beforeAll(async () => {
    shop = await openShop();
    luis = await customer(shop, 'luisglass');
    priya = await customer(shop, 'priyaglass');
    await setBalance(shop, 'luisglass', 100_000_000);
    sku = await plainSku(shop, 10_000);
    const article = await shop.database.selectFrom('news').select('id').limit(1).executeTakeFirstOrThrow();
    articleId = article.id;
    await shop.database.updateTable('news').set({ product_id: sku.productId }).where('id', '=', articleId).execute();
    await shop.database
      .updateTable('sku')
      .set({
        price: money(1000),
        original_price: money(1000),
        tiers: JSON.stringify([{ minimum: 10, price: 900 }]),
      })
      .where('id', '=', sku.id)
      .execute();
  });
  beforeEach(async () => {
    await shop.database.deleteFrom('price_list').execute();
    contract = {
      name: 'Glass of the North',
      firstDay: isoDay(-10),
      lastDay: isoDay(10),
      accounts: 'luisglass',
      prices: `${sku.code}\t1\t8.00\n${sku.code}\t50\t7.00`,
    };
    // Saving and removing nothing invalidates what earlier tests have cached.
    await save({ name: 'None', accounts: '', prices: '' });
  });
  afterAll(() => shop.close());

  test('[B12] [B14] a program with a key of their buyer gets them, too, in answers that no cache may hold', async () => {
    await save();
    const buyer = apiOf(shop, luis.token);
    if ((await getOwnCompany(buyer)) === null) await createCompany(buyer, 'Own Glass');
    const { secret } = await createApiKey(buyer, { name: 'ERP', scopes: ['catalogue:read'], days: 30 });
    const headers = { Authorization: `Bearer ${secret}` };
    const answer = await shop.fetch(`/api/product/detail/${sku.productId}`, { headers });
    const { productValue } = ((await answer.json()) as { data: ProductDetailWire }).data;
    expect(Object.values(productValue).find(({ id }) => id === sku.id)?.price).toBe('8.00');
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    await shop.database.deleteFrom('api_key').execute();
    await shop.database.deleteFrom('company_member').execute();
  });

  test('[B14] are in product, lists, search, cart and order of their buyer, and nobody else’s', async () => {
    const ordinary = await pricesFor(luis);
    expect(ordinary).toMatchObject({ detail: '10.00', breaks: ['10: 9.00'], list: '10.00', suggestion: '10.00' });
    expect(ordinary.marks).toEqual([undefined, undefined, undefined]);
    expect(ordinary.article).toBe(ordinary.product);
    await save();
    for (const other of [priya, null]) expect(await pricesFor(other)).toEqual(ordinary);
    expect(await pricesFor(luis)).toEqual({
      article: Math.min(ordinary.product, 8),
      detail: '8.00',
      breaks: ['50: 7.00'],
      product: Math.min(ordinary.product, 8),
      list: '8.00',
      suggestion: '8.00',
      marks: [true, true, true],
    });
    for (const other of [priya, null]) expect(await pricesFor(other)).toEqual(ordinary);
    expect([
      await charged(luis, 1),
      await charged(luis, 50),
      await charged(priya, 1),
      await charged(priya, 50),
    ]).toEqual(['8.00', '7.00', '10.00', '9.00']);
    expect([await isMarked(luis, 1), await isMarked(priya, 1)]).toEqual([true, false]);
    await luis.call('/collect/add', {
      id: sku.productId,
      product_id: sku.productId,
      unique: String(sku.id),
      category: 'product',
    });
    const { list } = (await luis.call<ListWire<FavouriteWire>>('/collect/user')).data;
    expect(list.find(({ id }) => id === sku.productId)?.price).toBe('8.00');
  });

  test('[B14] no cache may hold them', async () => {
    await save();
    const cacheControl = async (token: string | undefined, path: string) => {
      const headers: Record<string, string> = token === undefined ? {} : { 'Authori-zation': `Bearer ${token}` };
      return (await shop.fetch(`http://shop.test/api${path}`, { headers })).headers.get('Cache-Control');
    };
    for (const path of [
      `/product/detail/${sku.productId}`,
      `/pc/get_news_detail/${articleId}`,
      '/pc/get_products',
      '/pc/get_recommend/1',
      '/search/suggest?keyword=a',
    ]) {
      expect(await cacheControl(luis.token, path)).toBe('private, no-store');
      expect(await cacheControl(priya.token, path)).toContain('public');
      expect(await cacheControl(undefined, path)).toContain('public');
      expect(await cacheControl('an ended session', path)).toContain('public');
    }
  });

  test('[B14] of a company are those of its members, until they leave, and no cache holds them', async () => {
    const api = (buyer: Customer) => apiOf(shop, buyer.token);
    await createCompany(api(luis), 'North Glass');
    const { id = '', own } = (await getOwnCompany(api(luis))) ?? {};
    const ordinary = await pricesFor(null);
    await expect(save({ accounts: '', companies: 'Nobody Ltd\n#999' })).rejects.toMatchObject({
      fieldErrors: { companies: expect.stringContaining('Nobody Ltd, #999') },
    });
    await save({ accounts: '', companies: ` north glass #${id}\n` });
    expect(await listCalled('north glass')).toMatchObject({ buyers: 0, companies: 1 });
    const { id: listId } = await listCalled(contract.name);
    expect((await getPriceList(await operatorApi(shop), listId)).companies).toEqual([{ id, name: 'North Glass' }]);
    expect(await pricesFor(luis)).toMatchObject({ detail: '8.00', list: '8.00', suggestion: '8.00' });
    for (const other of [priya, null]) expect(await pricesFor(other)).toEqual(ordinary);
    const cacheControl = async (buyer: Customer) => {
      const headers = { 'Authori-zation': `Bearer ${buyer.token}` };
      const path = `http://shop.test/api/product/detail/${sku.productId}`;
      return (await shop.fetch(path, { headers })).headers.get('Cache-Control');
    };
    expect([await cacheControl(luis), await cacheControl(priya)]).toEqual([
      'private, no-store',
      expect.stringContaining('public'),
    ]);
    const row = shop.database.selectFrom('buyer').select('email').where('account', '=', 'priyaglass');
    const { email } = await row.executeTakeFirstOrThrow();
    await inviteToCompany(api(luis), { email, role: 'owner', perOrder: null, perMonth: null });
    const sent = shop.database.selectFrom('email_message').select('body').orderBy('id', 'desc').limit(1);
    const token = /token=([\w-]+)/.exec((await sent.executeTakeFirstOrThrow()).body)?.[1] ?? '';
    await acceptCompanyInvitation(api(priya), token);
    expect(await pricesFor(priya)).toMatchObject({ detail: '8.00', list: '8.00', suggestion: '8.00' });
    expect([await charged(priya, 1), await isMarked(priya, 1)]).toEqual(['8.00', true]);
    await removeCompanyMember(api(priya), own?.buyerId ?? '');
    expect(await pricesFor(luis)).toEqual(ordinary);
    expect([await charged(luis, 1), await cacheControl(luis)]).toEqual(['10.00', expect.stringContaining('public')]);
    const priyaId = (await getOwnCompany(api(priya)))?.own.buyerId ?? '';
    await removeCompanyMember(api(priya), priyaId);
    expect(await pricesFor(priya)).toEqual(ordinary);
  });

  test('[B14] never make a buyer pay more than others do', async () => {
    await save({ prices: `${sku.code} 9.50` });
    expect(await pricesFor(luis)).toMatchObject({
      detail: '9.50',
      breaks: ['10: 9.00'],
      marks: [true, undefined, true],
    });
    expect([await isMarked(luis, 1), await isMarked(luis, 10)]).toEqual([true, false]);
    await save({ name: 'Dear', prices: `${sku.code} 12` });
    expect(await pricesFor(luis)).toMatchObject({ detail: '9.50', breaks: ['10: 9.00'] });
    expect(await charged(luis, 10)).toBe('9.00');
  });

  test('[B14] apply from the first to the last day, and end when they are removed', async () => {
    await save({ firstDay: isoDay(2), lastDay: '' });
    expect(await pricesFor(luis)).toMatchObject({ detail: '10.00' });
    shop.clock.now += 3 * DAY;
    expect(await charged(luis, 1)).toBe('8.00');
    const { id, version } = await getPriceList(await operatorApi(shop), (await listCalled(contract.name)).id);
    const api = await save({ id, version, firstDay: isoDay(-2), lastDay: isoDay(-1) });
    expect(await charged(luis, 1)).toBe('10.00');
    expect(await listCalled(contract.name)).toMatchObject({ state: 'ended', buyers: 1, variants: 1 });
    await save({ id, version: version + 1 });
    expect(await pricesFor(luis)).toMatchObject({ detail: '8.00' });
    await removePriceList(api, { id, version: version + 2 });
    expect(await pricesFor(luis)).toMatchObject({ detail: '10.00' });
    shop.clock.now -= 3 * DAY;
  });

  test('[B14] an order confirmed before a change of the price is placed at the displayed total or rejected', async () => {
    await save();
    const line = await luis.add(sku, 1, true);
    const key = await luis.confirm(line);
    const quoted = (await luis.call<{ result: { pay_price: string } }>(`/order/computed/${key}`, {})).data.result
      .pay_price;
    const api = await operatorApi(shop);
    await removePriceList(api, await getPriceList(api, (await listCalled(contract.name)).id));
    const answer = await luis.create(key, { pay_price: quoted });
    expect(answer.status).toBe(910025);
  });

  test('[B14] [B15] are saved whole or not at all, with what is wrong by field', async () => {
    const api = await operatorApi(shop);
    const faulty = async (given: Partial<PriceListInput>) =>
      savePriceList(api, { ...contract, ...given }).then(
        () => ({}),
        (error: { fieldErrors: object }) => error.fieldErrors,
      );
    expect(await faulty({ name: '' })).toHaveProperty('name');
    expect(await faulty({ lastDay: isoDay(-11) })).toHaveProperty('lastDay');
    expect(await faulty({ accounts: 'luisglass nobody@nowhere.test' })).toEqual({
      accounts: 'No buyer has this account or e-mail address: nobody@nowhere.test',
    });
    expect(await faulty({ prices: `${sku.code} 5\nRD-NONE 5` })).toEqual({ prices: 'Unknown SKUs: RD-NONE' });
    expect(await faulty({ prices: `${sku.code} 5\n${sku.code} cheap` })).toEqual({
      prices: 'These lines are not SKU, quantity and price: 2',
    });
    expect(await faulty({ prices: `${sku.code} 5\n${sku.code} 6` })).toHaveProperty('prices');
    expect((await getPriceLists(api, { search: contract.name })).total).toBe(0);
  });

  test('[B14] [B15] a save after another operator’s is rejected and names that operator', async () => {
    const api = await save();
    const { id, version, prices } = await getPriceList(api, (await listCalled(contract.name)).id);
    expect(prices).toEqual([
      { sku: sku.code, quantity: 1, price: 800 },
      { sku: sku.code, quantity: 50, price: 700 },
    ]);
    await save({ id, version });
    await expect(save({ id, version, name: 'Mine' })).rejects.toMatchObject({ code: '900013', message: /Maya/ });
    expect((await getPriceList(api, id)).name).toBe(contract.name);
  });
});
