import { createCompany, getOwnCompany, removeCompanyMember } from '@rider/api/buyer-company';
import { connectPurchasingSystem, disconnectPurchasingSystem, startPunchout } from '@rider/api/punchout';
import { createApi } from '@rider/api/transport';
import { moneyToDecimal, money } from '@rider/model/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetFutureInstants } from '../../src/housekeeping/reset-future-instants.ts';
import { startVisit } from '../../src/punchout/visits.ts';
import { Crediting } from '../testing/credit-account.ts';
import { cxmlRequest, orderRequest, sendToShop, setupRequest } from '../testing/cxml.ts';
import { customer, plainSku, stockOf, type Customer, type TestSku } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf } from '../testing/refund/refund-calls.ts';

const IDENTITY = 'north-glass';
const [MINUTE, HOUR] = [60_000, 3_600_000];

describe.each(MAIN_DATABASE)('purchasing systems under attack on $name', ({ openShop }) => {
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
  const begin = async (token: string) => apiOf(shop, (await startPunchout(visitor(), token)).token ?? '');
  const visit = async (person: string) => begin((await send(setupRequest(person))).start);
  const oci = (fields: Record<string, string>) => {
    const form = { USERNAME: IDENTITY, PASSWORD: secret, HOOK_URL: 'https://erp.example/', ...fields };
    return sendToShop(shop, new URLSearchParams(form).toString(), '/punchout/oci');
  };
  const idOf = async (person: string) => {
    const company = await getOwnCompany(apiOf(shop, owner.token));
    return company?.members.find(({ name }) => name === person)?.buyerId ?? '';
  };
  const LONG_NAME = Array.from({ length: 3_000 }, (_, index) => (index * 7_919).toString(36)).join('');

  test.each([
    ['NUL in a name', setupRequest('a&#0;b')],
    ['NUL as a character', setupRequest('a\0b')],
    ['NUL in the cookie', setupRequest().replace('1CX3L4843PPZO', 'a&#x00;b')],
    ['a name that no index takes', setupRequest(LONG_NAME)],
    ['more tags than any order', setupRequest('<i/>'.repeat(50_000))],
  ])('[B12] cXML with %s is rejected as the sender’s fault', async (_, content) => {
    expect(await send(content)).toMatchObject({ status: 200, code: 400, start: '' });
  });

  test.each([
    ['NUL in a name', { USER_ID: 'a\0b' }],
    ['NUL in a returned field', { '~OkCode': 'a\0b' }],
    ['NUL in the identity', { USERNAME: 'a\0b' }],
    ['a name that no index takes', { USER_ID: LONG_NAME }],
  ])('[B12] OCI with %s leads to the screen that says so', async (_, fields) => {
    expect(await oci(fields)).toMatchObject({ status: 303, location: expect.stringMatching(/\/punchout$/) });
  });

  test('[B12] nobody without a secret makes the shop parse a long document', async () => {
    const long = `<cXML>${'<b/>'.repeat(30_000)}</cXML>`;
    const used = process.cpuUsage();
    for (let time = 0; time < 20; time += 1) expect(await sendToShop(shop, long)).toMatchObject({ code: 401 });
    const forged = cxmlRequest(setupRequest('<i/>'.repeat(30_000)), { secret: 'x'.repeat(32) });
    expect(await sendToShop(shop, forged)).toMatchObject({ code: 401 });
    // Each took 400 ms.
    expect(process.cpuUsage(used).user).toBeLessThan(2_000_000);
    const known = cxmlRequest(setupRequest().replace('1CX3L4843PPZO', 'c'.repeat(20_000)), { secret: `\n ${secret} ` });
    expect(await sendToShop(shop, known)).toMatchObject({ code: 200 });
  });

  test('[B12] who leaves the company or is removed from it is signed out, and no visit of theirs begins', async () => {
    const leaver = await visit('leaver@buyer.example');
    await removeCompanyMember(leaver, await idOf('leaver@buyer.example'));
    await expect(leaver.get('user')).rejects.toMatchObject({ kind: 'session' });
    const removed = await visit('removed@buyer.example');
    const { start } = await send(setupRequest('removed@buyer.example'));
    await removeCompanyMember(apiOf(shop, owner.token), await idOf('removed@buyer.example'));
    await expect(removed.get('user')).rejects.toMatchObject({ kind: 'session' });
    await expect(begin(start)).rejects.toMatchObject({ code: '911030' });
  });

  test('[B12] a visit cannot turn its account into one with a password', async () => {
    const api = await visit('mail@buyer.example');
    for (const contact of [{ email: 'me@private.example' }, { phone: '+1 602 555 0199' }])
      await expect(api.post('user/contact_code', contact)).rejects.toMatchObject({ code: '911039' });
  });

  test('[B12] a visit that begins while the system is disconnected opens no session', async () => {
    const { start } = await send(setupRequest('race@buyer.example'));
    const count = () => shop.database.selectFrom('session').select('token_hash').execute();
    const before = (await count()).length;
    const opening = {
      database: shop.database,
      clock: () => shop.clock.now,
      sessions: {
        userOf: () => Promise.reject(new Error('unused')),
        open: async () => {
          await disconnectPurchasingSystem(apiOf(shop, owner.token));
          return { token: 'opened', expiresAt: 0 };
        },
        end: (token: string) => {
          expect(token).toBe('opened');
          return Promise.resolve();
        },
      },
    };
    await expect(startVisit(opening, start, { client: '' })).rejects.toMatchObject({ reason: 'punchout-ended' });
    expect(await count()).toHaveLength(before);
  });

  test('[B12] a system that is connected twice at once has the secret that was made last', async () => {
    const connect = () => connectPurchasingSystem(apiOf(shop, owner.token), IDENTITY);
    const secrets = (await Promise.all([connect(), connect()])).map((connected) => connected.secret);
    const answers = await Promise.all(
      secrets.map((made) => sendToShop(shop, cxmlRequest(setupRequest(), { secret: made }))),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 401]);
  });

  test('[B12] a visit that was requested while the clock was ahead begins within ten minutes or not at all', async () => {
    shop.clock.now += 5 * HOUR;
    owner = await customer(shop, 'danaglass');
    const { start } = await send(setupRequest());
    shop.clock.now -= 5 * HOUR;
    await resetFutureInstants(shop.database, shop.clock.now);
    owner = await customer(shop, 'danaglass');
    shop.clock.now += 11 * MINUTE;
    await expect(begin(start)).rejects.toMatchObject({ code: '911030' });
  });

  describe('an order', () => {
    const line = (more: object = {}) => ({
      sku: sku.code,
      quantity: sku.minimum,
      price: moneyToDecimal(money(sku.price)),
      ...more,
    });

    beforeAll(async () => {
      ({ secret } = await connectPurchasingSystem(apiOf(shop, owner.token), IDENTITY));
      await send(orderRequest('PO-0', [line()]));
      const person = shop.database.selectFrom('punchout_person').select('buyer_id').where('person', '=', '');
      const { buyer_id: id } = await person.executeTakeFirstOrThrow();
      await (await Crediting.of(shop, owner, 'danaglass')).grant(10_000_000, 30, id);
    });

    test.each([
      ['in test mode', ['="production"', '="test"'], 450],
      ['in euros', ['currency="USD"', 'currency="EUR"'], 409],
      ['in dozens', ['>EA<', '>DZN<'], 409],
      ['of a number in hexadecimal', ['quantity="1"', 'quantity="0x1"'], 400],
    ] as const)('[B12] %s is not placed', async (name, [from, to], code) => {
      const stock = await stockOf(shop, sku);
      const document = cxmlRequest(orderRequest(`PO ${name}`, [line()]), { secret });
      expect(document).toContain(from);
      expect(await sendToShop(shop, document.replaceAll(from, to))).toMatchObject({ code });
      expect(await stockOf(shop, sku)).toBe(stock);
    });

    test('[B12] sent again with other contents, or after it has ended, is no success', async () => {
      const { said: number } = await send(orderRequest('PO-9', [line(), line()]));
      const twice = orderRequest('PO-9', [line({ quantity: 2 * sku.minimum })]);
      expect(await send(twice)).toMatchObject({ code: 200, said: number });
      const other = await send(orderRequest('PO-9', [line({ quantity: 5 * sku.minimum })]));
      expect(other).toMatchObject({ code: 409, said: expect.stringContaining(number) });
      await shop.database
        .updateTable('customer_order')
        .set({ state: 'cancelled' })
        .where('number', '=', number)
        .execute();
      expect(await send(twice)).toMatchObject({ code: 409, said: expect.stringContaining(number) });
    });
  });
});
