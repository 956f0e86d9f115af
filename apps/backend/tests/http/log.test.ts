import { inspect } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApi } from '@rider/api';
import { sendContactCode } from '@rider/api/profile';
import { sendDue } from '../../src/email/send-outbox.ts';
import { balanceOf, customer, plainSku, setBalance } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';

const NAME = 'Philippa Quartermain';
const STREET = '77 Larkspur Terrace';
const MESSAGE = 'Leave it with Wendeline';
const EMAIL = 'philippa.q@larkspur.example';
const PHONE = '+15205550147';
const PRIVATE = [
  NAME,
  STREET,
  MESSAGE,
  'Wendeline',
  EMAIL,
  'larkspur.example',
  '5205550147',
  '(520) 555-0147',
  'Rider2026',
];

describe.each(DATABASES)('[R10.4] the log on $name', ({ openShop }) => {
  let shop: Shop;
  let logged: string[];
  beforeAll(async () => {
    shop = await openShop();
    await setBalance(shop, 'luisglass', 100_000_000);
  });
  beforeEach(() => {
    logged = [];
    for (const name of ['error', 'warn', 'info', 'log'] as const)
      vi.spyOn(console, name).mockImplementation((...args: unknown[]) => {
        logged.push(args.map((each) => inspect(each, { depth: 8, showHidden: true })).join(' '));
      });
    return () => vi.restoreAllMocks();
  });
  afterAll(() => shop.close());

  const expectNothingPrivate = () => {
    const text = logged.join('\n');
    expect(PRIVATE.filter((each) => text.includes(each))).toEqual([]);
  };
  /** Runs `work` while the database rejects writes of orders in the given way. */
  const whileOrdersFail = async (reject: string, allow: string, work: () => Promise<void>) => {
    await sql.raw(reject).execute(shop.database);
    await work();
    await sql.raw(allow).execute(shop.database);
  };

  test('[R10.9] contains no statement values and no buyer data, whatever fails in a purchase', async () => {
    const luis = await customer(shop, 'luisglass');
    await shop.call('/login', { body: { account: EMAIL, password: 'Rider2026' } });
    const region = { province: 'AZ', city: 'Tucson', district: '', city_id: 0 };
    const address = { real_name: NAME, phone: '(520) 555-0147', country: 'US', address: region, detail: STREET };
    const more = { street2: '', post_code: '85701', fax: '', id: 0, is_default: 1, province: 'AZ', city: 'Tucson' };
    const edited = await luis.call('/address/edit', { ...address, ...more });
    expect(edited).toMatchObject({ status: 200 });
    const { data: own } = await luis.call<{ id: number }>('/address/default');
    const sku = await plainSku(shop, 50);
    const buy = async () => {
      const key = await luis.confirm(await luis.add(sku, 1, true));
      return luis.create(key, { addressId: own.id, mark: MESSAGE, po_number: 'PO-7' });
    };

    const failing = `alter table customer_order add constraint never check (freight < -1) not valid`;
    await whileOrdersFail(failing, `alter table customer_order drop constraint never`, async () => {
      expect(await buy()).toMatchObject({ status: 500 });
    });
    await sql
      .raw(
        `create function refuse() returns trigger language plpgsql as $$ begin
          raise exception using errcode = '22P02', message = 'invalid input syntax: "' || new.buyer_message || '"';
        end $$`,
      )
      .execute(shop.database);
    await whileOrdersFail(
      `create trigger refuse before insert on customer_order for each row execute function refuse()`,
      `drop trigger refuse on customer_order`,
      async () => expect(await buy()).toMatchObject({ status: 500 }),
    );
    expect(logged.length).toBeGreaterThanOrEqual(2);
    expect(logged.join('\n')).toContain('POST /api/order/create');
    expectNothingPrivate();

    const number = (await buy()).data.result.orderId;
    expect(await luis.pay(number)).toMatchObject({ status: 200 });
    const api = createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'en-US', token: luis.token });
    await sendContactCode(api, { email: EMAIL });
    await sendContactCode(api, { phone: PHONE });
    await shop.database.updateTable('email_message').set({ state: 'waiting' }).execute();
    const services = { database: shop.database, clock: () => shop.clock.now };
    const before = logged.length;
    await sendDue(services, ({ to }) => Promise.reject(new Error(`550 5.1.1 <${to}>: no such user; tel ${PHONE}`)));
    expect(logged.length).toBeGreaterThan(before);
    expect(logged.at(-1)).toContain('550 5.1.1 <(e-mail)>: no such user');
    expectNothingPrivate();
  });

  test('a full disk answers 503 with a message, changes nothing and is logged', async () => {
    const luis = await customer(shop, 'luisglass');
    const sku = await plainSku(shop, 50);
    const before = await balanceOf(shop, 'luisglass');
    await sql
      .raw(
        `create function full_disk() returns trigger language plpgsql as $$ begin
          raise exception using errcode = '53100', message = 'could not extend file "base/5/16384": No space left on device';
        end $$`,
      )
      .execute(shop.database);
    await sql
      .raw(`create trigger full_disk before insert on order_line for each row execute function full_disk()`)
      .execute(shop.database);
    const key = await luis.confirm(await luis.add(sku, 1, true));
    expect(await luis.create(key)).toEqual({
      status: 503,
      msg: 'The shop cannot save anything right now. Nothing was changed. Please try again later.',
      data: [],
    });
    expect(logged.join('\n')).toContain('the disk of the database is full');
    await sql.raw('drop trigger full_disk on order_line').execute(shop.database);
    expect(await luis.create(key)).toMatchObject({ status: 200 });
    expect(await balanceOf(shop, 'luisglass')).toEqual(before);
  });
});
