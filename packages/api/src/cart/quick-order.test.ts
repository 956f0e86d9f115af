import { expect, test } from 'vitest';
import { createApi } from '../transport/index.ts';
import { addQuickOrder, checkQuickOrder } from './index.ts';

/** Its backend judges no rows. */
const CRMEB = { quickOrder: false };

const DETAIL = {
  storeInfo: { id: 7, store_name: 'Hinge', image: '/a.jpg', price: '5.00', unit_name: 'pc' },
  productAttr: [{ attr_name: 'Finish', attr_values: ['Black', 'Brass'] }],
  productValue: {
    Black: { unique: 'b1', suk: 'Black', stock: 9, price: '5.00', bar_code: '690001', image: '' },
    Brass: { unique: 'b2', suk: 'Brass', stock: 1, price: '6.00', bar_code: '', image: '' },
  },
};

const LIMITED = 'Single purchase quantity cannot be greater than 1 pieces';

/** A CRMEB with one product, which finds it by its name or barcode. */
function crmeb() {
  const added: unknown[] = [];
  const searched: string[] = [];
  let broken = false;
  let limited = false;
  const api = createApi({
    baseUrl: 'http://shop.test/api',
    locale: 'en-US',
    fetch: (address, init) => {
      const { pathname, searchParams } = new URL(String(address));
      const answer = (data: unknown) => Promise.resolve(Response.json({ status: 200, msg: 'ok', data }));
      if (pathname.endsWith('/product/detail/7')) return answer(DETAIL);
      if (pathname.endsWith('/cart/add')) {
        if (broken) return Promise.reject(new TypeError('fetch failed'));
        if (limited) return Promise.resolve(Response.json({ status: 410_239, msg: LIMITED, data: [] }));
        added.push(JSON.parse(String(init.body)));
        return answer({ cartId: '1' });
      }
      const keyword = searchParams.get('keyword') ?? '';
      searched.push(keyword);
      const isFound = ['hinge', '690001'].includes(keyword.toLowerCase());
      return answer({ list: isFound ? [{ id: 7, store_name: 'Hinge', image: '', price: '5.00' }] : [], count: 1 });
    },
  });
  return {
    api,
    added,
    searched,
    breakOff: (isBroken: boolean) => (broken = isBroken),
    limit: (isLimited: boolean) => (limited = isLimited),
  };
}

const rows = (...pairs: [string, string][]) => pairs.map(([text, quantity]) => ({ text, quantity }));

test('[B1] in front of a CRMEB rows are checked by its search, each text once', async () => {
  const { api, searched } = crmeb();
  const list = rows(['690001', '2'], ['Hinge · Brass', '3'], ['hinge', '1'], ['nothing', '1'], ['Hinge · Black', '1']);
  const check = await checkQuickOrder(api, list, CRMEB);
  expect(check.rows.map(({ problem }) => problem)).toEqual([
    null,
    'not-enough-stock',
    'ambiguous',
    'unknown',
    'merged',
  ]);
  expect(check.rows[2]?.suggestions.map(({ code }) => code)).toEqual(['Hinge · Black', 'Hinge · Brass']);
  expect(check).toMatchObject({ pieces: 3, total: 1500 });
  await checkQuickOrder(api, list, CRMEB);
  expect(searched.length).toBe(5);
});

test('[B1] in front of a CRMEB rows are added one after the other, and a repeated request adds none twice', async () => {
  const { api, added, breakOff } = crmeb();
  const first = rows(['Hinge · Black', '2']);
  await addQuickOrder(api, first, 'one', CRMEB);
  breakOff(true);
  await expect(addQuickOrder(api, [...first, ...rows(['Hinge · Brass', '1'])], 'one', CRMEB)).rejects.toMatchObject({
    kind: 'transport',
  });
  breakOff(false);
  await addQuickOrder(api, [...first, ...rows(['Hinge · Brass', '1'])], 'one', CRMEB);
  expect(added).toMatchObject([
    { productId: '7', uniqueId: 'b1', cartNum: 2 },
    { productId: '7', uniqueId: 'b2', cartNum: 1 },
  ]);
});

test('[B1] a row that a CRMEB rejects keeps its reason until it changes or is added again', async () => {
  const { api, added, limit } = crmeb();
  const list = rows(['Hinge · Black', '2']);
  limit(true);
  const rejected = { problem: 'rejected', message: LIMITED };
  expect(await addQuickOrder(api, list, 'three', CRMEB)).toMatchObject({ rows: [rejected], pieces: 0 });
  expect((await checkQuickOrder(api, list, CRMEB)).rows).toMatchObject([rejected]);
  expect((await checkQuickOrder(api, rows(['Hinge · Black', '1']), CRMEB)).rows).toMatchObject([{ problem: null }]);
  limit(false);
  expect((await addQuickOrder(api, list, 'four', CRMEB)).rows).toMatchObject([{ problem: null }]);
  expect(added).toHaveLength(1);
});

test('[B1] in front of a CRMEB products without options are rows of their own, and all are added', async () => {
  const added: unknown[] = [];
  const api = createApi({
    baseUrl: 'http://shop.test/api',
    locale: 'en-US',
    fetch: (address, init) => {
      const { pathname, searchParams } = new URL(String(address));
      const answer = (data: unknown) => Promise.resolve(Response.json({ status: 200, msg: 'ok', data }));
      const product = (id: string) => ({
        id,
        store_name: `Seal ${id}`,
        image: '',
        price: '2.00',
        stock: 5,
        cart_button: id === '3' ? 0 : 1,
      });
      const [, id] = /detail\/(\d+)/.exec(pathname) ?? [];
      // CRMEB sends empty lists for a product without options.
      if (id) return answer({ storeInfo: product(id), productAttr: [], productValue: [] });
      if (pathname.endsWith('/cart/add')) {
        added.push(JSON.parse(String(init.body)));
        return answer({ cartId: '1' });
      }
      return answer({ list: [product((searchParams.get('keyword') ?? '').replace('Seal ', ''))], count: 1 });
    },
  });
  const check = await addQuickOrder(api, rows(['Seal 1', '4'], ['Seal 2', '5'], ['Seal 3', '1']), 'two', CRMEB);
  // The third product has a form of its own.
  expect(check.rows.map(({ problem }) => problem)).toEqual([null, null, 'buy-now-only']);
  expect(added).toMatchObject([
    { productId: '1', uniqueId: '', cartNum: 4 },
    { productId: '2', uniqueId: '', cartNum: 5 },
  ]);
});

test('[B1] in front of a CRMEB the name that was typed is found behind newer products whose names contain it', async () => {
  const numbers = ['19', '18', '17', '16', '1'];
  const api = createApi({
    baseUrl: 'http://shop.test/api',
    locale: 'en-US',
    fetch: (address) => {
      const { pathname, searchParams } = new URL(String(address));
      const answer = (data: unknown) => Promise.resolve(Response.json({ status: 200, msg: 'ok', data }));
      // CRMEB sends prices as strings and empty lists for a product without options.
      const product = (id: string) => ({ id: Number(id), store_name: `批量五金 Bulk ${id}`, price: '2.00', stock: 5 });
      const [, id] = /detail\/(\d+)/.exec(pathname) ?? [];
      if (id) return answer({ storeInfo: product(id), productAttr: [], productValue: [] });
      return answer({ list: numbers.slice(0, Number(searchParams.get('limit'))).map(product), count: 5 });
    },
  });
  const { rows: found } = await checkQuickOrder(api, rows(['批量五金 Bulk 1', '4'], ['Bulk 1', '1']), CRMEB);
  expect(found[0]).toMatchObject({ problem: null, variant: { name: '批量五金 Bulk 1' } });
  expect(found[1]?.suggestions[0]?.code).toBe('批量五金 Bulk 1');
});
