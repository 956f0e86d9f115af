import { createApi } from '@rider/api';
import { getChatNotice } from '@rider/api/chat';
import {
  saveClosedDay,
  getChatSettings,
  getOutgoingEmails,
  removeClosedDay,
  saveChatSettings,
} from '@rider/api/operator';
import type { ChatSettings } from '@rider/model/chat';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailUnreadReplies, UNREAD_TIME } from '../../src/chat/email-replies.ts';
import { openLine, startChatDay, type TestLine } from '../testing/chat-line.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { operatorApi } from '../testing/refund/refund-calls.ts';

const MAYA = 1_000_009_001;

describe.each(MAIN_DATABASE)('office hours of the chat on $name', ({ openShop }) => {
  let shop: Shop;
  let token: string;
  let operator: Awaited<ReturnType<typeof operatorApi>>;
  let buyer: TestLine;
  let agent: TestLine;
  let buyerId: number;

  const api = () => createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'zh-CN', token });
  const logIn = async (as: string, type: 'login' | 'kefu_login') => {
    const line = openLine(shop.backend);
    line.send({ type, data: as });
    return { line, uid: Number((await line.next('success')).data['uid']) };
  };
  const change = async (settings: Partial<ChatSettings>) =>
    saveChatSettings(operator, { ...(await getChatSettings(operator)), ...settings });
  /** The clock at this time in Los Angeles, where it is eight hours behind UTC in winter. */
  const at = (day: string, time: string) => {
    shop.clock.now = Date.parse(`${day}T${time}:00-08:00`);
  };
  const reply = async (msn: string | number, type = 1) => {
    agent.send({ type: 'chat', data: { msn, type, to_uid: buyerId } });
    await agent.next('chat');
  };
  const emailed = async () => {
    await emailUnreadReplies(shop.services);
    const { items } = await getOutgoingEmails(operator, {});
    return items.map(({ body }) => body);
  };

  beforeAll(async () => {
    shop = await openShop();
    operator = await operatorApi(shop);
  });
  beforeEach(async () => {
    await startChatDay(shop);
    operator = await operatorApi(shop);
    await shop.database.deleteFrom('email_message').execute();
    token = await shop.signIn('luisglass');
    ({ line: buyer, uid: buyerId } = await logIn(token, 'login'));
    ({ line: agent } = await logIn(await shop.signInAgent('maya'), 'kefu_login'));
    buyer.send({ type: 'chat', data: { msn: 'Do you have 10 mm clamps?', type: 1, to_uid: MAYA } });
    await buyer.next('chat');
    await change({ hasHours: false, emailsReplies: true });
  });
  afterAll(() => shop.close());

  test('[R7.2] a buyer reads when agents answer next, across weekends and closed days', async () => {
    expect((await getChatNotice(api())).opensAt).toBeNull();
    const seen = await getChatSettings(operator);
    await change({ hasHours: true });
    await expect(saveChatSettings(operator, seen)).rejects.toMatchObject({ code: '900013' });
    const opening = async () => {
      const session = await shop.signIn('luisglass');
      const { opensAt } = await getChatNotice(
        createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'en-US', token: session }),
      );
      return opensAt;
    };
    at('2027-01-21', '07:30');
    expect(await opening()).toBe(Date.parse('2027-01-21T08:00:00-08:00'));
    at('2027-01-21', '12:00');
    expect(await opening()).toBeNull();
    at('2027-01-22', '17:00');
    expect(await opening()).toBe(Date.parse('2027-01-25T08:00:00-08:00'));
    operator = await operatorApi(shop);
    await saveClosedDay(operator, { day: '2027-01-25', name: 'Stocktaking' }, null);
    expect(await opening()).toBe(Date.parse('2027-01-26T08:00:00-08:00'));
    await removeClosedDay(operator, '2027-01-25');
  });

  test('[R7.6] a reply that stays unread is sent by e-mail once, in the buyer’s language', async () => {
    await shop.database.updateTable('buyer').set({ locale: 'zh-CN' }).where('id', '=', buyerId).execute();
    await reply('Yes, 40 of them.');
    await reply('/uploads/a.png', 3);
    expect(await emailed()).toEqual([]);
    shop.clock.now += UNREAD_TIME;
    const [body = '', ...others] = await emailed();
    expect(others).toEqual([]);
    expect(body).toContain('Yes, 40 of them.');
    expect(body).toContain('您好');
    expect(body).toContain('[图片]');
    expect(body).toContain(`/zh-CN/AppChat?agent=${MAYA}`);
    shop.clock.now += UNREAD_TIME;
    expect(await emailed()).toHaveLength(1);
    await reply('We ship tomorrow.');
    shop.clock.now += UNREAD_TIME;
    const [next = ''] = await emailed();
    expect(next).toContain('We ship tomorrow.');
    expect(next).not.toContain('40 of them');
    await shop.database.updateTable('buyer').set({ locale: null }).where('id', '=', buyerId).execute();
  });

  test('[R7.6] a reply that was read, or that the shop does not send, causes no e-mail', async () => {
    await reply('Yes, 40 of them.');
    // The count of the reply, then that of the open conversation.
    await buyer.next('mssage_num');
    buyer.send({ type: 'to_chat', data: { id: MAYA } });
    await buyer.next('mssage_num');
    shop.clock.now += UNREAD_TIME;
    expect(await emailed()).toEqual([]);
    buyer.send({ type: 'to_chat', data: { id: 0 } });
    await buyer.next('mssage_num');
    await change({ emailsReplies: false });
    await reply('We ship tomorrow.');
    shop.clock.now += UNREAD_TIME;
    expect(await emailed()).toEqual([]);
  });
});
