import { createCompany, getOwnCompany, removeCompanyMember } from '@rider/api/buyer-company';
import { getCart } from '@rider/api/cart';
import {
  connectPurchasingSystem,
  disconnectPurchasingSystem,
  getOfferedPunchout,
  getPunchoutReturn,
  getPurchasingSystem,
  startPunchout,
} from '@rider/api/punchout';
import { getOrder } from '@rider/api/order';
import { createApi } from '@rider/api/transport';
import { moneyToDecimal, money } from '@rider/model/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Crediting } from '../testing/credit-account.ts';
import { cxmlRequest, orderRequest, sendToShop, setupRequest } from '../testing/cxml.ts';
import { customer, plainSku, type Customer, type TestSku } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf } from '../testing/refund/refund-calls.ts';

const IDENTITY = 'north-glass';

describe.each(MAIN_DATABASE)('purchasing systems on $name', ({ openShop }) => {
  let shop: Shop;
  let owner: Customer;
  let sku: TestSku;
  let secret: string;

  beforeAll(async () => {
    shop = await openShop();
    owner = await customer(shop, 'danaglass');
    sku = await plainSku(shop, 100_000);
    await createCompany(apiOf(shop, owner.token), 'North Glass');
  });
  beforeEach(async () => {
    await shop.database.deleteFrom('login_attempt').execute();
    ({ secret } = await connectPurchasingSystem(apiOf(shop, owner.token), IDENTITY));
  });
  afterAll(() => shop.close());

  const visitor = () => createApi({ fetch: shop.fetch, baseUrl: 'http://shop.example/api', locale: 'en-US' });
  const send = (content: string) => sendToShop(shop, cxmlRequest(content, { secret }));
  const begin = async (token: string) => {
    const session = await startPunchout(visitor(), token);
    return apiOf(shop, session.token ?? '');
  };
  const oci = (fields: Record<string, string>) =>
    sendToShop(
      shop,
      new URLSearchParams({ USERNAME: IDENTITY, PASSWORD: secret, ...fields }).toString(),
      '/punchout/oci',
    );
  const price = () => moneyToDecimal(money(sku.price));

  test('[B12] a person comes by cXML, once, with an empty cart, which goes back with prices', async () => {
    const { code, start } = await send(setupRequest());
    expect(code).toBe(200);
    expect(await getOfferedPunchout(visitor(), start)).toEqual({
      company: 'North Glass',
      person: 'jsmith@buyer.example',
    });
    const api = await begin(start);
    await expect(begin(start)).rejects.toMatchObject({ code: '911030' });
    await expect(getOfferedPunchout(visitor(), start)).rejects.toMatchObject({ code: '911030' });
    await api.post('cart/add', { productId: sku.productId, uniqueId: String(sku.id), cartNum: sku.minimum, new: 0 });
    const cart = await getPunchoutReturn(api);
    expect(cart).toMatchObject({
      lines: [{ sku: sku.code, quantity: sku.minimum, unitPrice: sku.price }],
      total: sku.price * sku.minimum,
      left: 0,
      address: 'https://buyer.example/return?client=1',
    });
    const [[field, message] = ['', '']] = cart.fields;
    expect(field).toBe('cxml-urlencoded');
    expect(message).toContain('<BuyerCookie>1CX3L4843PPZO</BuyerCookie>');
    expect(message).toContain('<From><Credential domain="DUNS"><Identity>83528721</Identity>');
    expect(message).toContain(`<SupplierPartID>${sku.code}</SupplierPartID>`);
    expect(message).toContain(`<UnitPrice><Money currency="USD">${price()}</Money></UnitPrice>`);
    const again = await begin((await send(setupRequest())).start);
    expect((await getCart(again)).lines).toEqual([]);
    const other = await begin((await send(setupRequest('other@buyer.example'))).start);
    expect((await getPunchoutReturn(other)).lines).toEqual([]);
  });

  test('[B12] a person comes by OCI and returns with the fields of the system', async () => {
    const { status, location } = await oci({
      HOOK_URL: 'https://erp.example/sap/inbound',
      '~OkCode': 'ADDI',
      '~Target': '_top',
      returntarget: '_top',
    });
    expect([status, location]).toEqual([303, expect.stringMatching(/\/punchout\?token=[\w-]{43}$/)]);
    const api = await begin(location.split('token=')[1] ?? '');
    await api.post('cart/add', { productId: sku.productId, uniqueId: String(sku.id), cartNum: sku.minimum, new: 0 });
    const { fields, address } = await getPunchoutReturn(api);
    expect(address).toBe('https://erp.example/sap/inbound');
    expect(Object.fromEntries(fields)).toMatchObject({
      '~OkCode': 'ADDI',
      '~Target': '_top',
      'NEW_ITEM-VENDORMAT[1]': sku.code,
      'NEW_ITEM-QUANTITY[1]': `${sku.minimum}.000`,
      'NEW_ITEM-PRICE[1]': price(),
      'NEW_ITEM-CURRENCY[1]': 'USD',
    });
    expect(fields.map(([name]) => name)).not.toContain('PASSWORD');
  });

  test('[B12] its people are members who order only with approval; a removed one does not come back', async () => {
    await begin((await send(setupRequest('removed@buyer.example'))).start);
    const api = apiOf(shop, owner.token);
    const member = (await getOwnCompany(api))?.members.find(({ name }) => name === 'removed@buyer.example');
    expect(member).toMatchObject({ email: '', role: 'buyer', limits: { perOrder: 0 } });
    await removeCompanyMember(api, member?.buyerId ?? '');
    expect(await send(setupRequest('removed@buyer.example'))).toMatchObject({ code: 400, start: '' });
  });

  test.each([
    ['another secret', { secret: 'x'.repeat(32) }, 401],
    ['no secret', { secret: '' }, 401],
    ['another name', { identity: 'south-glass' }, 401],
  ])('[B12] %s is rejected', async (_, sender, code) => {
    const answer = await sendToShop(shop, cxmlRequest(setupRequest(), { identity: IDENTITY, secret, ...sender }));
    expect(answer).toMatchObject({ status: 200, code, start: '' });
  });

  test.each([
    ['an edited cart', setupRequest('', { operation: 'edit' }), 450],
    ['a return by plain HTTP', setupRequest('', { returnUrl: 'http://buyer.example/' }), 400],
    ['a return to a script', setupRequest('', { returnUrl: 'javascript:alert(1)' }), 400],
    ['another request', '<ProfileRequest/>', 450],
  ])('[B12] %s is rejected', async (_, content, code) => {
    expect(await send(content)).toMatchObject({ code, start: '' });
  });

  test.each([
    ['no XML', 'hello'],
    ['nothing', ''],
    ['another document', '<a/>'],
    [
      'an entity of its own',
      '<!DOCTYPE cXML [<!ENTITY e SYSTEM "file:///etc/passwd">]><cXML><Header>&e;</Header></cXML>',
    ],
  ])('[B12] %s is no request', async (_, body) => {
    expect(await sendToShop(shop, body)).toMatchObject({ status: 200, code: 400 });
  });

  test('[B12] a wrong password by OCI leads to the screen that says so', async () => {
    const answer = await oci({ PASSWORD: 'wrong', HOOK_URL: 'https://erp.example/' });
    expect(answer).toMatchObject({ status: 303, location: expect.stringMatching(/\/punchout$/) });
  });

  test('[B12] an old visit does not begin, and a new secret ends those under way', async () => {
    const { start } = await send(setupRequest());
    shop.clock.now += 11 * 60_000;
    await expect(begin(start)).rejects.toMatchObject({ code: '911030' });
    const api = await begin((await send(setupRequest())).start);
    expect(await getPurchasingSystem(apiOf(shop, owner.token))).toMatchObject({
      identity: IDENTITY,
      usedAt: shop.clock.now,
    });
    await connectPurchasingSystem(apiOf(shop, owner.token), IDENTITY);
    await expect(getPunchoutReturn(api)).rejects.toMatchObject({ kind: 'session' });
    expect(await send(setupRequest())).toMatchObject({ code: 401 });
    await disconnectPurchasingSystem(apiOf(shop, owner.token));
    expect(await getPurchasingSystem(apiOf(shop, owner.token))).toBeNull();
  });

  test('[B12] who did not come from a system has no cart to send, and only owners connect one', async () => {
    const luis = apiOf(shop, await shop.signIn('luisglass'));
    await expect(getPunchoutReturn(luis)).rejects.toMatchObject({ code: '911031' });
    await expect(getPurchasingSystem(luis)).rejects.toMatchObject({ kind: 'rejected' });
    await createCompany(luis, 'Luis Glass');
    await expect(connectPurchasingSystem(luis, IDENTITY)).rejects.toMatchObject({ kind: 'rejected' });
  });

  describe('an order', () => {
    const line = (more: object = {}) => ({ sku: sku.code, quantity: sku.minimum, price: price(), ...more });
    let credit: Crediting;

    beforeAll(async () => {
      ({ secret } = await connectPurchasingSystem(apiOf(shop, owner.token), IDENTITY));
      // The first order makes the account of the system, which the operator then gives credit.
      await send(orderRequest('PO-0', [line()]));
      const { buyer_id: id } = await shop.database
        .selectFrom('punchout_person')
        .select('buyer_id')
        .where('person', '=', '')
        .executeTakeFirstOrThrow();
      credit = await Crediting.of(shop, owner, 'danaglass');
      await credit.grant(10_000_000, 30, id);
    });

    test('[B12] is placed on account, once, with number, address and comment', async () => {
      const first = await send(orderRequest('PO-1', [line()]));
      expect(first.code).toBe(200);
      const again = await Promise.all([1, 2].map(() => send(orderRequest('PO-1', [line()]))));
      expect(again.map(({ said }) => said)).toEqual([first.said, first.said]);
      const order = await getOrder(apiOf(shop, owner.token), first.said);
      expect(order).toMatchObject({ purchaseOrderNumber: 'PO-1', buyerMessage: 'Gate 2' });
      expect(order.address).toContain('123 Anystreet');
      const left = shop.database.selectFrom('address').select('id').where('street1', '=', '123 Anystreet');
      expect(await left.execute()).toEqual([]);
      const emails = shop.database.selectFrom('email_message').select('recipient');
      expect(await emails.where('recipient', 'like', '%.invalid').execute()).toEqual([]);
    });

    test.each([
      ['another price', { price: '0.01' }, 409, /costs/],
      ['an unknown item', { sku: 'NOPE' }, 406, /no item NOPE/],
      ['more than there is', { quantity: 10_000_000 }, 409, /in stock/],
      ['half an item', { quantity: '0.5' }, 400, /whole quantity/],
      ['no price', { price: '' }, 400, /price/],
    ])('[B12] with %s is rejected and says why', async (_, more, code, said) => {
      const answer = await send(orderRequest(`PO-${code}-${String(said)}`.slice(0, 20), [line(more)]));
      expect(answer).toMatchObject({ code, said: expect.stringMatching(said) });
    });

    test('[B12] to no such place, of a changed order, or without lines is rejected', async () => {
      const state = await send(orderRequest('PO-2', [line()], { state: 'Atlantis' }));
      expect(state).toMatchObject({ code: 406, said: expect.stringMatching(/state/i) });
      expect((await send(orderRequest('PO-3', [line()], { type: 'update' }))).code).toBe(450);
      expect((await send(orderRequest('PO-4', []))).code).toBe(400);
      const orders = shop.database.selectFrom('customer_order').select('id');
      expect(await orders.where('purchase_order_number', 'in', ['PO-2', 'PO-3', 'PO-4']).execute()).toEqual([]);
    });

    test('[B12] above the credit is rejected and takes no stock', async () => {
      const { id } = await shop.database
        .selectFrom('punchout_person')
        .select('buyer_id as id')
        .where('person', '=', '')
        .executeTakeFirstOrThrow();
      await credit.grant(1, 30, id);
      const stock = () =>
        shop.database.selectFrom('sku').select('stock').where('id', '=', sku.id).executeTakeFirstOrThrow();
      const before = await stock();
      expect((await send(orderRequest('PO-5', [line()]))).code).toBe(409);
      expect(await stock()).toEqual(before);
    });
  });
});
