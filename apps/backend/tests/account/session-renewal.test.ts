import { createApi, type Api } from '@rider/api';
import { getUser } from '@rider/api/account';
import { getOutgoingEmails } from '@rider/api/operator';
import {
  changeEmail,
  changePassword,
  changePhone,
  getDevices,
  sendContactCode,
  unlinkWechat,
} from '@rider/api/profile';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openLine } from '../testing/chat-line.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { sessionClient } from '../testing/session-client.ts';

describe.each(MAIN_DATABASE)('the token of a session on $name', ({ openShop }) => {
  let shop: Shop;
  let maya: string;

  const api = (token: string): Api =>
    createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'en-US', token });
  const codeTo = async (to: string) => {
    const { items } = await getOutgoingEmails(api(maya), { search: to });
    return /[2-9A-Z0]{4}-[2-9A-Z0]{4}|\d{4}-\d{4}/.exec(items[0]?.body ?? '')?.[0] ?? '';
  };

  const linkWechat = async () => {
    const { id } = await shop.database
      .selectFrom('buyer')
      .select('id')
      .where('account', '=', 'graceglass')
      .executeTakeFirstOrThrow();
    const person = { identity: `union:${id}`, buyer_id: id, nickname: 'Grace', linked_at: new Date(shop.clock.now) };
    await shop.database
      .insertInto('wechat_person')
      .values(person)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };

  beforeAll(async () => {
    shop = await openShop();
    maya = await shop.signInAgent();
  });
  beforeEach(() => {
    shop.clock.now += 660_000;
  });
  afterAll(() => shop.close());

  test.each([
    [
      'password',
      'priyaglass',
      (own: Api) => changePassword(own, { currentPassword: 'Rider2026', password: 'Rider2027' }),
    ],
    [
      'e-mail address',
      'tomglass',
      async (own: Api) => {
        await sendContactCode(own, { email: 'oscar.new@glass.test' });
        await changeEmail(own, { email: 'oscar.new@glass.test', code: await codeTo('oscar.new@glass.test') });
      },
    ],
    [
      'number',
      'wenglass',
      async (own: Api) => {
        await sendContactCode(own, { phone: '+12125550188' });
        await changePhone(own, { phone: '+12125550188', code: await codeTo('+12125550188') });
      },
    ],
    [
      'person of WeChat',
      'graceglass',
      async (own: Api) => {
        await linkWechat();
        await unlinkWechat(own);
      },
    ],
  ] as const)(
    '[R4.1] a new %s ends all tokens before it; its session continues with another',
    async (_what, account, change) => {
      const token = await shop.signIn(account);
      const own = sessionClient(shop, token);
      const stolen = api(await shop.signIn(account));
      const line = openLine(shop.backend);
      line.send({ type: 'login', data: token });
      await line.next('success');
      const devices = await getDevices(own);
      await change(own);
      await expect(getUser(stolen)).rejects.toMatchObject({ kind: 'session' });
      expect(await getUser(own)).toMatchObject({ account });
      expect(await getDevices(own)).toEqual(devices.filter(({ current }) => current));
      // Its tabs may not have the new token yet: nothing signs them out, and the chat connects again.
      await expect(getUser(api(token))).rejects.toMatchObject({ kind: 'transport', status: 503 });
      await expect(change(api(token))).rejects.toMatchObject({ kind: 'transport', status: 503 });
      await line.next('timeout');
      const again = openLine(shop.backend);
      again.send({ type: 'login', data: token });
      await again.next('timeout');
      shop.clock.now += 30_000;
      await expect(getUser(api(token))).rejects.toMatchObject({ kind: 'session' });
      expect(await getUser(own)).toMatchObject({ account });
    },
  );
});
