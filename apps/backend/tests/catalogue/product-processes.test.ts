import { createApi } from '@rider/api';
import { createApiKey } from '@rider/api/api-key';
import { createCompany } from '@rider/api/buyer-company';
import { addToCart, getCart } from '@rider/api/cart';
import type { ProductDetailWire, ProductListWire } from '@rider/api/catalogue';
import {
  applyImport,
  getCompanySettings,
  getImportProgress,
  getOperatorProduct,
  getPaymentSettings,
  saveCompanySettings,
  savePaymentSettings,
  saveProduct,
  startImport,
} from '@rider/api/operator';
import { getHeader } from '@rider/api/site';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { startRedis } from '../../../../tests/redis-server.ts';
import { createBackend, importFile, type Backend } from '../../src/index.ts';
import { plainSku } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';

const PATIENCE = { timeout: 20_000, interval: 20 };

describe.each(DATABASES.filter(({ name }) => name === 'PostgreSQL'))(
  '[B15] a changed product in two processes on $name and Redis',
  ({ openShop }) => {
    let shop: Shop;
    let redis: Awaited<ReturnType<typeof startRedis>>;
    let backends: Backend[];
    let sku: Awaited<ReturnType<typeof plainSku>>;
    const apiOf = (place: number, token: string) =>
      createApi({
        fetch: (input, init) => (backends[place] as Backend).fetch(new Request(input, init)),
        baseUrl: 'http://shop.test/api',
        locale: 'en-US',
        token,
      });
    let desk: ReturnType<typeof createApi>;
    let buyer: ReturnType<typeof createApi>;
    let key: string;
    const expireDocuments = vi.fn<() => void>();

    beforeAll(async () => {
      shop = await openShop();
      redis = await startRedis();
      const { database } = shop;
      const start = () => createBackend({ database, demo: true, redisUrl: redis.url, clock: () => shop.clock.now });
      backends = [await start(), await start()];
      desk = apiOf(0, await shop.signInAgent());
      buyer = apiOf(1, await shop.signIn('luisglass'));
      const owner = apiOf(0, await shop.signIn('danaglass'));
      await createCompany(owner, 'North Glass');
      key = (await createApiKey(owner, { name: 'ERP', scopes: ['catalogue:read'], days: 90 })).secret;
      backends[1]?.onInvalidated(expireDocuments);
      // It has no Redis, and would apply imports unnoticed by the others.
      await shop.backend.close();
      sku = await plainSku(shop, 30);
      await shop.database.deleteFrom('cart_line').execute();
      await addToCart(buyer, { productId: String(sku.productId), skuId: String(sku.id), quantity: 30 });
    });
    afterAll(async () => {
      await Promise.all(backends.map((backend) => backend.close()));
      await shop.database.destroy();
      await redis.stop();
    });

    const read = async <Data>(path: string, headers = {}) => {
      const response = await (backends[1] as Backend).fetch(new Request(`http://shop.test/api${path}`, { headers }));
      return ((await response.json()) as { data: Data }).data;
    };
    /** The name, and the price of the variant, wherever the other process shows them. */
    const shown = async (word: string) => {
      const named = ({ list }: ProductListWire) => list.find(({ id }) => id === sku.productId)?.store_name;
      const price = async (headers = {}) => {
        const { productValue } = await read<ProductDetailWire>(`/product/detail/${sku.productId}`, headers);
        return Object.values(productValue).find(({ unique }) => unique === String(sku.id))?.price;
      };
      return {
        list: named(await read<ProductListWire>('/pc/get_products?limit=200&page=1')),
        search: named(await read<ProductListWire>(`/pc/get_products?keyword=${word}`)),
        page: await price(),
        api: await price({ Authorization: `Bearer ${key}` }),
        cart: (await getCart(buyer)).lines.map(({ unitPrice }) => unitPrice),
      };
    };
    const expected = (name: string, cents: number) => ({
      list: name,
      search: name,
      page: (cents / 100).toFixed(2),
      api: (cents / 100).toFixed(2),
      cart: [cents],
    });

    test('a save at the desk shows in list, search, product page, cart and API of the other, whose cached documents expire', async () => {
      const id = String(sku.productId);
      const { draft, version } = await getOperatorProduct(desk, id);
      await shown('Zephyrine');
      expireDocuments.mockClear();
      const variants = draft.variants.map((variant) =>
        variant.id === String(sku.id) ? { ...variant, price: '77.70', listPrice: '', breaks: '' } : variant,
      );
      await saveProduct(desk, id, version, { ...draft, name: { ...draft.name, 'en-US': 'Zephyrine' }, variants });
      await vi.waitFor(async () => expect(await shown('Zephyrine')).toEqual(expected('Zephyrine', 7770)), PATIENCE);
      expect(expireDocuments).toHaveBeenCalled();
    });

    test('an applied import shows in list, search, product page, cart and API of the other', async () => {
      const text = `SKU,Name EN,Price\n${sku.code},Meridienne,88.80\n`;
      const { id } = await startImport(desk, { file: new File([text], 'products.csv'), kind: 'products' });
      const ended = (state: string) =>
        vi.waitFor(async () => expect((await getImportProgress(desk, id)).state).toBe(state), PATIENCE);
      await ended('checked');
      await shown('Meridienne');
      await applyImport(desk, id);
      await ended('applied');
      await vi.waitFor(async () => expect(await shown('Meridienne')).toEqual(expected('Meridienne', 8880)), PATIENCE);
    });

    test('a setting of the desk shows in header and checkout methods of the other', async () => {
      const company = await getCompanySettings(desk);
      const settings = await getPaymentSettings(desk);
      const siteName = { 'en-US': 'Harbor Glass', 'zh-CN': '海港玻璃' };
      const header = () => getHeader(buyer);
      expect((await header()).siteName).toBe(company.siteName['en-US']);
      await saveCompanySettings(desk, { ...company, siteName });
      await vi.waitFor(async () => expect((await header()).siteName).toBe('Harbor Glass'), PATIENCE);
      const bankTransfer = { 'en-US': 'IBAN: DE89 3704', 'zh-CN': 'IBAN: DE89 3704' };
      await savePaymentSettings(desk, { ...settings, bankTransfer });
      expect((await getPaymentSettings(apiOf(1, await shop.signInAgent()))).bankTransfer).toEqual(bankTransfer);
    });

    test('an import of the command line shows in list, search, product page, cart and API of a running process', async () => {
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.database);
      const databaseUrl = inject('postgresUrl').replace(/postgres$/, rows[0]?.name ?? '');
      await shown('Solstice');
      const bytes = new TextEncoder().encode(`SKU,Name EN,Price\n${sku.code},Solstice,99.90\n`);
      const options = { kind: 'products', dryRun: false, shopOrigin: '', sendsEmail: false } as const;
      await importFile({ databaseUrl }, { name: 'products.csv', bytes }, { ...options, redisUrl: redis.url });
      await vi.waitFor(async () => expect(await shown('Solstice')).toEqual(expected('Solstice', 9990)), PATIENCE);
    });
  },
);
