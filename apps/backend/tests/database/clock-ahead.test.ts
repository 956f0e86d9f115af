import { createApi } from '@rider/api';
import { loginByPhone } from '@rider/api/account';
import { sendSignInCode } from '@rider/api/account-request';
import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOnline, listAgents } from '../../src/agent/agents.ts';
import { LIFETIMES, resetFutureInstants } from '../../src/housekeeping/reset-future-instants.ts';
import { customer, plainSku } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';

const AHEAD = 9600 * 3_600_000;

describe.each(MAIN_DATABASE)('[R10.1] a clock that was ahead on $name', ({ openShop }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  const signIn = (body: object) => shop.call<{ token: string }>('/login', { body });
  const right = { account: 'luisglass', password: 'Rider2026' };
  const desk = (code: string) =>
    shop.call('/kefuapi/login', { body: { account: 'maya', password: 'Rider2026', code } });
  const api = () => createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'en-US' });
  const lastCode = async () => {
    const texts = shop.database.selectFrom('email_message').select('body').where('channel', '=', 'text');
    const { body } = await texts.orderBy('id', 'desc').executeTakeFirstOrThrow();
    return /\d{4}-\d{4}/.exec(body)?.[0] ?? '';
  };

  test('once corrected, it blocks no sign-in and delays nothing', async () => {
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const { agent_id } = await shop.database
      .insertInto('agent_second_step')
      .columns(['agent_id', 'secret', 'confirmed_at'])
      .expression((build) =>
        build
          .selectFrom('agent')
          .select(['id', build.val(secret).as('secret'), build.val(new Date(shop.clock.now)).as('confirmed_at')])
          .where('account', '=', 'maya'),
      )
      .returning('agent_id')
      .executeTakeFirstOrThrow();
    const codeNow = () => new TOTP({ secret }).generate({ timestamp: shop.clock.now });

    shop.clock.now += AHEAD;
    for (let wrong = 0; wrong < 8; wrong += 1) await signIn({ ...right, password: 'Wrong2026' });
    await sendSignInCode(api(), '+15205550111');
    expect((await desk(codeNow())).status).toBe(200);
    const { data: session } = await signIn({ ...right, account: 'wenglass' });
    const priya = await customer(shop, 'priyaglass');
    await priya.order(await plainSku(shop, 5), 1);

    shop.clock.now -= AHEAD;
    expect((await signIn(right)).code).toBe('910001');
    await expect(sendSignInCode(api(), '+15205550111')).rejects.toMatchObject({ kind: 'rejected' });
    await resetFutureInstants(shop.database, shop.clock.now);

    expect((await signIn(right)).status).toBe(200);
    await sendSignInCode(api(), '+15205550111');
    expect((await loginByPhone(api(), { phone: '+15205550111', code: await lastCode() })).token).not.toBeNull();
    shop.clock.now += 60_000;
    expect((await desk(codeNow())).status).toBe(200);
    expect(await shop.call('/user', { token: session.token })).toMatchObject({ status: 110002 });
    const { pay_before } = await shop.database
      .selectFrom('customer_order')
      .select('pay_before')
      .where('state', '=', 'pending-payment')
      .executeTakeFirstOrThrow();
    expect(pay_before.getTime()).toBeLessThanOrEqual(shop.clock.now + 30 * 60_000);
    await shop.database
      .updateTable('agent')
      .set({ seen_at: new Date(shop.clock.now + AHEAD) })
      .execute();
    await resetFutureInstants(shop.database, shop.clock.now);
    shop.clock.now += 60_000;
    const maya = (await listAgents(shop.database, true)).find(({ id }) => id === agent_id);
    expect(maya && isOnline(maya, shop.clock.now)).toBe(false);
  });

  test('[R10.7] a payment that waits for the payer’s bank is queried again', async () => {
    const luis = await customer(shop, 'luisglass');
    const number = await luis.order(await plainSku(shop, 500), 1);
    await luis.call('/order/pay', { uni: number, paytype: 'stripe', type: 0, quitUrl: '' });
    const asked_at = new Date(shop.clock.now + AHEAD);
    await shop.database.updateTable('payment_attempt').set({ state: 'requires-action', asked_at }).execute();
    await resetFutureInstants(shop.database, shop.clock.now);
    const attempts = await shop.database.selectFrom('payment_attempt').select('asked_at').execute();
    expect(attempts).toEqual([{ asked_at: null }]);
  });

  test('[R10.1] every column with the end of something has a longest lifetime', async () => {
    const { rows } = await sql<{ column: string }>`select table_name || '.' || column_name as column
      from information_schema.columns where table_schema = 'public' and column_name = 'expires_at'`.execute(
      shop.database,
    );
    const others = [
      // Has the order of its key, which a repeated request gets.
      'checkout.expires_at',
      // Deleted early, an assertion could be used again.
      'partner_assertion.expires_at',
      // The day of the document.
      'tax_certificate.expires_at',
    ];
    const bounded = LIFETIMES.map(([table, column]) => `${table}.${column}`).filter((name) => /expires_at/.test(name));
    expect(rows.map(({ column }) => column).toSorted()).toEqual([...bounded, ...others].toSorted());
  });

  test('a link to a preview that was made with it ends', async () => {
    const { id } = await shop.database.selectFrom('agent').select('id').limit(1).executeTakeFirstOrThrow();
    const expires_at = new Date(shop.clock.now + AHEAD);
    await shop.database
      .insertInto('preview')
      .values({ agent_id: id, token_hash: 'hash', draft: null, at: null, expires_at })
      .execute();
    await resetFutureInstants(shop.database, shop.clock.now);
    expect(await shop.database.selectFrom('preview').selectAll().execute()).toEqual([]);
  });

  test('changes nothing if the clock is right', async () => {
    const counts = () => shop.database.selectFrom('login_attempt').selectAll().orderBy('subject').execute();
    await signIn({ ...right, password: 'Wrong2026' });
    const before = await counts();
    expect(before.length).toBeGreaterThan(0);
    await resetFutureInstants(shop.database, shop.clock.now);
    expect(await counts()).toEqual(before);
  });
});
