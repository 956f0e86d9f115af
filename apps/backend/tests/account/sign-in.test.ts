import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBackend } from '../../src/index.ts';
import { MAIN_DATABASE, type Envelope, type Shop } from '../testing/databases.ts';

const PASSWORD = 'Rider2026';

describe.each(MAIN_DATABASE)('signing in on $name', ({ openShop }) => {
  let shop: Shop;
  let clients = 0;
  let client: string;
  beforeAll(async () => {
    shop = await openShop();
  });
  beforeEach(() => {
    clients += 1;
    client = `192.0.2.${clients}`;
  });
  afterAll(() => shop.close());

  const login = async (account: string, password = PASSWORD): Promise<Envelope> => {
    const response = await shop.fetch('/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': client },
      body: JSON.stringify({ account, password }),
    });
    return (await response.json()) as Envelope;
  };

  test('[R4.1] accepts account name or email, stores only a hash of the token, and sign-out ends it', async () => {
    const token = await shop.signIn('LuisGlass');
    expect((await shop.call('/user', { token })).data).toMatchObject({
      account: 'luisglass',
      email: 'luis@example.com',
      company: 'Moreno Glazing Co',
      now_money: '250.00',
      orderStatusNum: { unpaid_count: '0' },
    });
    expect((await login('luis@example.com')).status).toBe(200);
    // As pasted from a document, and as typed on a Chinese keyboard.
    expect((await login('\u202aluis@EXAMPLE.com\u202c', `${PASSWORD}\u200b`)).status).toBe(200);
    expect((await login('ｌｕｉｓｇｌａｓｓ', 'Ｒｉｄｅｒ２０２６')).status).toBe(200);
    const stored = JSON.stringify([
      await shop.database.selectFrom('session').selectAll().execute(),
      await shop.database.selectFrom('buyer').selectAll().execute(),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(PASSWORD);
    expect((await shop.call('/logout', { token })).status).toBe(200);
    expect((await shop.call('/user', { token })).status).toBe(110002);
  });

  test('[R4.4] concurrent calls are answered, and none after the end of the session', async () => {
    const token = await shop.signIn('luisglass');
    const user = async () => (await shop.call('/user', { token })).status;
    expect(await Promise.all([user(), user(), user()])).toEqual([200, 200, 200]);
    const underWay = [user(), user()];
    expect((await shop.call('/logout', { token })).status).toBe(200);
    expect(await Promise.all([user(), user()])).toEqual([110002, 110002]);
    for (const status of await Promise.all(underWay)) expect([200, 110002]).toContain(status);
  });

  test('[R4.4] distinguishes no session, an expired one and a disabled account', async () => {
    expect((await shop.call('/user')).status).toBe(110002);
    expect((await shop.call('/user', { token: 'nonsense' })).status).toBe(110002);
    const token = await shop.signIn('luisglass');
    await shop.database.updateTable('buyer').set({ state: 'disabled' }).where('account', '=', 'luisglass').execute();
    expect((await shop.call('/user', { token })).status).toBe(110004);
    expect((await login('luisglass')).status).toBe(410027);
    await shop.database.updateTable('buyer').set({ state: 'active' }).where('account', '=', 'luisglass').execute();
    expect((await shop.call('/user', { token })).status).toBe(200);
    shop.clock.now += 604_800_000;
    expect((await shop.call('/user', { token })).status).toBe(110003);
  });

  test('[R1.4] states that a request is pending or rejected, but only for the correct password', async () => {
    expect((await login('marekglass')).msg).toMatch(/still under review/);
    expect((await login('aishaglass')).msg).toMatch(/not approved/);
    expect((await login('marekglass', 'wrong123')).status).toBe(410025);
    expect((await login('', '')).code).toBe('410000');
  });

  test('[R1.2] demonstration accounts exist when switched on and cannot sign in when switched off', async () => {
    const token = await shop.signIn('luisglass');
    const without = await createBackend({ database: shop.database, demo: false, clock: () => shop.clock.now });
    const ask = async (path: string, init: RequestInit): Promise<Envelope> =>
      (await (await without.fetch(new Request(`http://shop.test/api${path}`, init))).json()) as Envelope;
    const body = JSON.stringify({ account: 'luisglass', password: PASSWORD });
    const headers = { 'Content-Type': 'application/json', 'Authori-zation': `Bearer ${token}` };
    expect((await ask('/login', { method: 'POST', headers, body })).status).toBe(410025);
    expect((await ask('/user', { headers })).status).toBe(110004);
    for (const table of ['session', 'balance_entry', 'address', 'buyer'] as const) {
      await shop.database.deleteFrom(table).execute();
    }
    expect((await login('luisglass')).status).toBe(410025);
    const again = await createBackend({ database: shop.database, demo: true, clock: () => shop.clock.now });
    expect((await login('luisglass')).status).toBe(200);
    await without.close();
    await again.close();
  });
});
