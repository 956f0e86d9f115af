import { createApiKey, endApiKey, getApiKeys, getApiKeyUses, rotateApiKey } from '@rider/api/api-key';
import { createCompany } from '@rider/api/buyer-company';
import { getInvoices } from '@rider/api/invoice';
import { getOrders, placeDirectOrder } from '@rider/api/order';
import { changePassword, getPrograms, signOutEverywhere } from '@rider/api/profile';
import { connectPurchasingSystem } from '@rider/api/punchout';
import { API_SCOPES, MOST_API_KEY_CALLS, MOST_API_KEYS, type ApiScope } from '@rider/model/api-key';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runHousekeeping } from '../../src/housekeeping/housekeeping.ts';
import { customer, plainSku, setBalance, stockOf, type Customer, type TestSku } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf } from '../testing/refund/refund-calls.ts';
import { sessionClient } from '../testing/session-client.ts';

const [HOUR, DAY] = [3_600_000, 86_400_000];

describe.each(MAIN_DATABASE)('API keys on $name', ({ openShop }) => {
  let shop: Shop;
  let owner: Customer;
  let sku: TestSku;

  const newKey = (scopes: readonly ApiScope[] = API_SCOPES, days = 90) =>
    createApiKey(apiOf(shop, owner.token), { name: 'ERP', scopes, days });
  const keyOf = async (id: string) => (await getApiKeys(apiOf(shop, owner.token))).find((key) => key.id === id);
  const send = async (secret: string, path: string, body?: object) => {
    const response = await shop.fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Authorization: `Bearer ${secret}`,
        'X-Forwarded-For': '203.0.113.77',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { code, data, msg } = (await response.json()) as { code?: string; data: unknown; msg: string };
    return { http: response.status, code, data, msg };
  };

  beforeAll(async () => {
    shop = await openShop();
    owner = await customer(shop, 'danaglass');
    await createCompany(apiOf(shop, owner.token), 'North Glass');
    sku = await plainSku(shop, 1_000);
  });
  afterAll(() => shop.close());

  test('[B12] a key makes the calls of its scopes as its owner, and no others', async () => {
    const { id, secret } = await newKey(['orders:read', 'invoices:read']);
    expect(secret).toMatch(/^rk_[\w-]{43}$/);
    const number = await owner.order(sku, 5);
    const { items } = await getOrders(apiOf(shop, secret), {});
    expect(items.map((order) => order.number)).toContain(number);
    await getInvoices(apiOf(shop, secret));
    expect(await send(secret, '/address/list')).toMatchObject({ http: 403, code: '911023' });
    for (const path of [
      '/user',
      '/company/api_keys',
      '/cart/list',
      '/operator/log',
      '/kefuapi/me',
      '/get_header',
      '/no_call',
    ])
      expect(await send(secret, path), path).toMatchObject({ http: 403, code: '911022' });
    for (const path of ['/company/create_api_key', '/order/cancel?', '/login', '/password_reset'])
      expect(await send(secret, path, {}), path).toMatchObject({ http: 403 });
    await expect(placeDirectOrder(apiOf(shop, secret), { key: '', lines: [], addressId: '' })).rejects.toMatchObject({
      kind: 'rejected',
      code: '911023',
    });
    const key = await keyOf(id);
    expect(key).toMatchObject({ name: 'ERP', secretEnd: secret.slice(-4), lastUsedAt: shop.clock.now, isValid: true });
    const uses = await getApiKeyUses(apiOf(shop, owner.token), id);
    expect(uses.at(-1)).toMatchObject({ call: 'GET /pc/get_order_list', status: 200, code: 0 });
    expect(uses.find(({ call }) => call === 'GET /address/list')).toMatchObject({
      status: 403,
      code: 911_023,
      place: '203.0.113.*',
    });
    const stored = await shop.database.selectFrom('api_key').selectAll().where('id', '=', Number(id)).execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test('[B12] an order of SKUs is placed and paid once for its key, beside the cart', async () => {
    const { secret } = await newKey(['orders:write']);
    const program = apiOf(shop, secret);
    const addressId = ((await send(secret, '/address/list')).data as { id: number }[])[0]?.id ?? 0;
    const stock = await stockOf(shop, sku);
    const order = {
      key: 'erp-order-0000000001',
      lines: [{ sku: sku.code.toLowerCase(), quantity: 6 }],
      addressId,
      payment: 'balance',
      purchaseOrderNumber: 'PO-12',
      terms: { job: 'Harbour Tower', isWhole: true },
    } as const;
    await expect(placeDirectOrder(program, { ...order, total: 1 as never })).rejects.toMatchObject({ code: '910025' });
    const { code } = await send(secret, '/order/place', { ...order, payment: 'invoice' });
    expect(code).toBe('910031');
    await setBalance(shop, 'danaglass', 1_000_000);
    const [first, second] = await Promise.all([placeDirectOrder(program, order), placeDirectOrder(program, order)]);
    expect(second.number).toBe(first.number);
    expect([first.repeated, second.repeated].toSorted()).toEqual([false, true]);
    expect(await stockOf(shop, sku)).toBe(stock - 6);
    expect(await owner.see(first.number)).toMatchObject({ paid: 1, po_number: 'PO-12' });
    const other = placeDirectOrder(program, { ...order, lines: [{ sku: sku.code, quantity: 60 }] });
    await expect(other).rejects.toMatchObject({ code: '911038' });
    await expect(placeDirectOrder(program, { ...order, key: 'short' })).rejects.toMatchObject({ code: '910004' });
    for (const quantities of [[0], [99_999, 99_999]]) {
      const lines = quantities.map((quantity) => ({ sku: sku.code, quantity }));
      const refused = await send(secret, '/order/place', { ...order, key: 'erp-order-0000000003', lines });
      expect(refused).toMatchObject({ http: 200, data: { errors: { lines: expect.any(String) } } });
    }
    const unknown = { ...order, key: 'erp-order-0000000002', lines: [{ sku: 'RD-NONE', quantity: 6 }] };
    await expect(placeDirectOrder(program, unknown)).rejects.toMatchObject({ kind: 'rejected' });
  });

  test('[B12] a rotated key accepts its old secret for the overlap, an ended one nothing', async () => {
    const { id, secret } = await newKey(['invoices:read']);
    const api = apiOf(shop, owner.token);
    const { secret: second } = await rotateApiKey(api, id, 1);
    const { body } = await shop.database
      .selectFrom('email_message')
      .select('body')
      .where('subject', '=', 'New secret of the API key ERP')
      .executeTakeFirstOrThrow();
    expect(body).toContain(`/user/api_keys?id=${id}`);
    expect([await send(secret, '/invoices'), await send(second, '/invoices')]).toMatchObject([
      { http: 200 },
      { http: 200 },
    ]);
    shop.clock.now += HOUR;
    expect(await send(secret, '/invoices')).toMatchObject({ http: 401, code: '911020' });
    expect(await send(second, '/invoices')).toMatchObject({ http: 200 });
    const { secret: third } = await rotateApiKey(api, id, 0);
    expect(await send(second, '/invoices')).toMatchObject({ http: 401 });
    await endApiKey(api, id);
    await endApiKey(api, id);
    expect(await send(third, '/invoices')).toMatchObject({ http: 401 });
    expect(await keyOf(id)).toMatchObject({ isValid: false });
    await expect(rotateApiKey(api, id, 1)).rejects.toMatchObject({ code: '911021' });
    const { secret: short } = await newKey(['invoices:read'], 30);
    shop.clock.now += 30 * DAY;
    owner = await customer(shop, 'danaglass');
    expect(await send(short, '/invoices')).toMatchObject({ http: 401 });
  });

  test('[B12] keys are the company owners’ alone, and end with the ownership of theirs', async () => {
    const stranger = apiOf(shop, (await customer(shop, 'luisglass')).token);
    await expect(getApiKeys(stranger)).rejects.toMatchObject({ code: '911001' });
    await createCompany(stranger, 'South Glass');
    const { id, secret } = await newKey(['invoices:read']);
    expect(await getApiKeys(stranger)).toEqual([]);
    const calls = [
      () => getApiKeyUses(stranger, id),
      () => rotateApiKey(stranger, id, 0),
      () => endApiKey(stranger, id),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: '911021' });
    await shop.database.updateTable('company_member').set({ role: 'approver' }).where('company_id', '=', 1).execute();
    expect(await send(secret, '/invoices')).toMatchObject({ http: 401 });
    await expect(getApiKeys(apiOf(shop, owner.token))).rejects.toMatchObject({ code: '911002' });
    await shop.database.updateTable('company_member').set({ role: 'owner' }).where('company_id', '=', 1).execute();
    expect(await send(secret, '/invoices')).toMatchObject({ http: 200 });
  });

  test('[B12] keys and the connection outlive a new password, and the owner sees them and ends them with all sessions', async () => {
    const tom = await customer(shop, 'tomglass');
    const api = sessionClient(shop, tom.token);
    expect(await getPrograms(api)).toEqual([]);
    await createCompany(api, 'Tom Glass');
    const { secret } = await createApiKey(api, { name: 'Warehouse', scopes: ['invoices:read'], days: 0 });
    await connectPurchasingSystem(api, 'tom-glass');
    expect(await getPrograms(api)).toMatchObject([
      { kind: 'key', name: 'Warehouse', usedAt: null },
      { kind: 'purchasing-system', name: 'tom-glass', usedAt: null },
    ]);
    await changePassword(api, { currentPassword: 'Rider2026', password: 'Rider2027' });
    expect(await send(secret, '/invoices')).toMatchObject({ http: 200 });
    expect((await getPrograms(api))[0]).toMatchObject({ usedAt: shop.clock.now });
    await signOutEverywhere(api, { programs: true });
    expect(await send(secret, '/invoices')).toMatchObject({ http: 401 });
    await expect(getPrograms(api)).rejects.toMatchObject({ kind: 'session' });
    expect(await shop.database.selectFrom('punchout_connection').select('identity').execute()).toEqual([]);
  });

  test('[B12] another owner may end a key, but not get a secret that acts as its owner', async () => {
    const { id, secret } = await newKey(['orders:write']);
    const other = await customer(shop, 'graceglass');
    const [key] = await shop.database.selectFrom('api_key').select('company_id').where('id', '=', Number(id)).execute();
    await shop.database
      .insertInto('company_member')
      .values({
        buyer_id: (
          await shop.database
            .selectFrom('buyer')
            .select('id')
            .where('account', '=', 'graceglass')
            .executeTakeFirstOrThrow()
        ).id,
        company_id: key?.company_id ?? 0,
        role: 'owner',
        order_limit: null,
        month_limit: null,
        joined_at: new Date(shop.clock.now),
      })
      .execute();
    const api = apiOf(shop, other.token);
    expect((await getApiKeys(api)).find((each) => each.id === id)).toMatchObject({ isOwn: false });
    await expect(rotateApiKey(api, id, 24)).rejects.toMatchObject({ code: '911021' });
    expect(await send(secret, '/address/list')).toMatchObject({ http: 200 });
    await endApiKey(api, id);
    expect(await send(secret, '/address/list')).toMatchObject({ http: 401 });
  });

  test('[B12] calls of a key are limited by the minute, and its log is bounded and purged', async () => {
    const { id, secret } = await newKey(['invoices:read']);
    for (let call = 0; call < MOST_API_KEY_CALLS; call += 1) await send(secret, '/invoices/none');
    expect(await send(secret, '/invoices')).toMatchObject({ http: 429, code: '911024' });
    expect(await getApiKeyUses(apiOf(shop, owner.token), id)).toHaveLength(200);
    const count = () => shop.database.selectFrom('api_key_use').select('id').where('key_id', '=', Number(id)).execute();
    expect(await count()).toHaveLength(200);
    shop.clock.now += 60_000;
    expect(await send(secret, '/invoices')).toMatchObject({ http: 200 });
    shop.clock.now += 91 * DAY;
    await runHousekeeping(shop.services);
    expect(await count()).toHaveLength(0);
  });

  test('[B12] a form of a key is checked, and a company has a bounded number of them', async () => {
    owner = await customer(shop, 'danaglass');
    const api = apiOf(shop, owner.token);
    await expect(createApiKey(api, { name: '', scopes: [], days: 3 })).rejects.toMatchObject({
      fieldErrors: { name: expect.any(String), scopes: expect.any(String), days: expect.any(String) } as object,
    });
    const created = await Promise.allSettled(
      Array.from({ length: MOST_API_KEYS + 2 }, () => newKey(['invoices:read'], 0)),
    );
    expect(created.some(({ status }) => status === 'rejected')).toBe(true);
    expect((await getApiKeys(api)).filter(({ isValid }) => isValid)).toHaveLength(MOST_API_KEYS);
  });
});
