import { createApi } from '@rider/api';
import { getRecords, LONGEST_TEXT } from '@rider/api/chat';
import {
  deleteCannedReply,
  getCannedReplies,
  getDeskAgent,
  getDeskAgents,
  getDeskRecords,
  saveCannedReply,
} from '@rider/api/desk';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openLine, type TestLine } from '../testing/chat-line.ts';
import { MAIN_DATABASE, type Envelope, type Shop } from '../testing/databases.ts';

const MAYA = 1_000_009_001;
const DANIEL = 1_000_009_002;

describe.each(MAIN_DATABASE)('the agents’ desk on $name', ({ openShop }) => {
  let shop: Shop;
  let maya: string;
  let daniel: string;
  let buyerToken: string;
  let buyer: TestLine;
  let buyerId: number;
  let lines: TestLine[] = [];

  const api = (token: string) =>
    createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'en-US', token });
  const logIn = async (token: string, type: 'login' | 'kefu_login') => {
    const line = openLine(shop.backend);
    lines.push(line);
    line.send({ type, data: token });
    return { line, uid: Number((await line.next('success')).data['uid']) };
  };
  const writeTo = async (agentId: number, msn: string) => {
    buyer.send({ type: 'chat', data: { msn, type: 1, to_uid: agentId } });
    await buyer.next('chat');
  };

  beforeAll(async () => {
    shop = await openShop();
  });
  beforeEach(async () => {
    for (const table of ['canned_reply', 'chat_message', 'chat_conversation'] as const)
      await shop.database.deleteFrom(table).execute();
    await shop.database.updateTable('agent').set({ available: true }).execute();
    [maya, daniel, buyerToken] = await Promise.all([
      shop.signInAgent('maya'),
      shop.signInAgent('daniel'),
      shop.signIn('luisglass'),
    ]);
    ({ line: buyer, uid: buyerId } = await logIn(buyerToken, 'login'));
  });
  afterEach(() => {
    for (const line of lines) line.leave();
    lines = [];
    // Resets the rate limits of sign-ins and messages.
    shop.clock.now += 3_600_000;
  });
  afterAll(() => shop.close());

  describe('saved replies', () => {
    test('stay in the order of creation, and can be changed and deleted', async () => {
      for (const text of ['Good morning!', 'We ship today.', '稍等']) await saveCannedReply(api(maya), { text });
      const [first, second] = await getCannedReplies(api(maya));
      await saveCannedReply(api(maya), { id: first?.id, text: 'Good day!' });
      await deleteCannedReply(api(maya), second?.id ?? '');
      expect((await getCannedReplies(api(maya))).map(({ text }) => text)).toEqual(['Good day!', '稍等']);
    });

    test('of another agent answer as if they did not exist', async () => {
      await saveCannedReply(api(maya), { text: 'Maya’s own' });
      const [own] = await getCannedReplies(api(maya));
      const change = (id: unknown): Promise<Envelope> =>
        shop.call('/kefuapi/service/speechcraft', { token: daniel, body: { id, message: 'mine now' } });
      expect(await getCannedReplies(api(daniel))).toEqual([]);
      expect(await change(own?.id)).toEqual(await change(999_999));
      await deleteCannedReply(api(daniel), own?.id ?? '');
      expect(await getCannedReplies(api(maya))).toEqual([own]);
    });

    test.each([
      ['an empty one', ''],
      ['a blank one', '   '],
      ['a novel', 'x'.repeat(LONGEST_TEXT + 1)],
    ])('reject %s and change nothing', async (_, message) => {
      const body = { message };
      expect((await shop.call('/kefuapi/service/speechcraft', { token: maya, body })).status).toBe(400);
      expect(await getCannedReplies(api(maya))).toEqual([]);
    });

    test.each(['0', '-1', '1.5', 'first', '9'.repeat(30)])('answer an unknown reply %s as not found', async (id) => {
      const body = { id, message: 'Hello' };
      expect((await shop.call('/kefuapi/service/speechcraft', { token: maya, body })).status).toBe(400);
      expect((await shop.call('/kefuapi/service/speechcraft/delete', { token: maya, body })).status).toBe(200);
      expect(await getCannedReplies(api(maya))).toEqual([]);
    });

    test('are limited to a hundred; a full list can still be changed', async () => {
      const rows = Array.from({ length: 99 }, (_, index) => ({ agent_id: MAYA, body: `reply ${index}` }));
      await shop.database.insertInto('canned_reply').values(rows).execute();
      await saveCannedReply(api(maya), { text: 'the hundredth' });
      await expect(saveCannedReply(api(maya), { text: 'one more' })).rejects.toMatchObject({
        message: 'Too many saved replies. Please delete one first.',
      });
      const all = await getCannedReplies(api(maya));
      expect(all).toHaveLength(100);
      await saveCannedReply(api(maya), { id: all.at(-1)?.id, text: 'still the hundredth' });
      await saveCannedReply(api(daniel), { text: 'another’s list is not full' });
    });
  });

  describe('only own buyers', () => {
    const calls = [
      ['the records', (uid: unknown) => ({ path: `/kefuapi/service/record?uid=${uid}` })],
      ['the orders', (uid: unknown) => ({ path: `/kefuapi/orders?uid=${uid}` })],
      [
        'the hand-over',
        (uid: unknown) => ({ path: '/kefuapi/service/transfer', body: { uid, kefuToUid: 1_000_009_003 } }),
      ],
    ] as const;

    test.each(calls)('%s of another agent’s buyer answer as for an unknown one', async (_, callOf) => {
      await writeTo(MAYA, 'for Maya alone');
      const ask = (token: string, uid: unknown) => {
        const { path, ...options } = callOf(uid) as { path: string; body?: object };
        return shop.call(path, { ...options, token });
      };
      const nobody = await ask(daniel, 999_999_999);
      expect(nobody).toMatchObject({ status: 400, msg: 'This person is not available.' });
      for (const uid of [buyerId, '', 'all', `${buyerId} or 1=1`, '9'.repeat(30)])
        expect(await ask(daniel, uid), `uid ${uid}`).toEqual(nobody);
      expect((await ask(maya, buyerId)).status).toBe(200);
    });

    test.each(calls)('%s require an agent, not a buyer', async (_, callOf) => {
      await writeTo(MAYA, 'hello');
      const { path, ...options } = callOf(buyerId) as { path: string; body?: object };
      expect(await shop.call(path, { ...options, token: buyerToken })).toMatchObject({ status: 110002 });
      expect(await shop.call(path, options)).toMatchObject({ status: 110002 });
    });

    test('a buyer’s calls accept no agent', async () => {
      expect(await shop.call('/cart/count', { token: maya })).toMatchObject({ status: 110002 });
      const line = openLine(shop.backend);
      line.send({ type: 'login', data: maya });
      await line.next('error');
      expect(line.closed).toBe(true);
    });

    test('[R7.6] after a transfer the buyer belongs to the new agent; each agent still has the own records', async () => {
      await writeTo(MAYA, 'railings, please');
      const body = { uid: buyerId, kefuToUid: DANIEL };
      expect((await shop.call('/kefuapi/service/transfer', { token: maya, body })).status).toBe(200);
      const recordsOf = async (token: string) =>
        (await shop.call<{ serviceList: object[] }>(`/kefuapi/service/record?uid=${buyerId}`, { token })).data
          .serviceList;
      expect(await recordsOf(maya)).toHaveLength(1);
      expect(await recordsOf(daniel)).toEqual([]);
      expect((await shop.call(`/kefuapi/orders?uid=${buyerId}`, { token: daniel })).status).toBe(200);
    });

    test.each([
      ['oneself', MAYA],
      ['nobody', 7],
      ['a buyer', 'self'],
    ])('[R7.6] no buyer is transferred to %s', async (_, to) => {
      await writeTo(MAYA, 'hello');
      const body = { uid: buyerId, kefuToUid: to === 'self' ? buyerId : to };
      expect((await shop.call('/kefuapi/service/transfer', { token: maya, body })).status).toBe(400);
    });
  });

  test('[R7.5] an agent who is away is offered to no buyer and shown as away at once', async () => {
    await logIn(maya, 'kefu_login');
    await logIn(daniel, 'kefu_login');
    buyer.send({ type: 'to_chat', data: { id: MAYA } });
    await writeTo(MAYA, 'hello');
    expect((await getRecords(api(buyerToken), {})).agent.uid).toBe(String(MAYA));
    expect((await shop.call('/kefuapi/online', { token: maya, body: { online: 0 } })).status).toBe(200);
    const away = async (): Promise<object> => {
      const { data } = await buyer.next('online');
      return data['uid'] === MAYA && data['online'] === 0 ? data : away();
    };
    expect(await away()).toEqual({ uid: MAYA, online: 0 });
    expect((await getRecords(api(buyerToken), {})).agent.uid).toBe(String(DANIEL));
    expect(await getDeskAgent(api(maya))).toMatchObject({ account: 'maya', available: false, online: false });
    await shop.call('/kefuapi/online', { token: maya, body: { online: 1 } });
    expect(await getDeskAgent(api(maya))).toMatchObject({ available: true, online: true });
    const agents = await getDeskAgents(api(daniel));
    expect(agents.map(({ account }) => account)).toEqual(['maya', 'daniel', 'chen', 'rosa']);
  });

  test('the records of a conversation show what the other side has read', async () => {
    const { line: agent } = await logIn(maya, 'kefu_login');
    const readByAgent = async () => (await getRecords(api(buyerToken), { agentUid: String(MAYA) })).readUpTo;
    const readByBuyer = async () => (await getDeskRecords(api(maya), { buyerUid: String(buyerId) })).readUpTo;
    await writeTo(MAYA, 'Does it ship today?');
    expect(await readByAgent()).toBe('0');
    agent.send({ type: 'read', data: { id: buyerId } });
    const lastRead = String((await buyer.next('read')).data['id']);
    agent.send({ type: 'chat', data: { msn: 'Yes', type: 1, to_uid: buyerId } });
    await agent.next('chat');
    expect([await readByAgent(), await readByBuyer()]).toEqual([lastRead, '0']);
    buyer.send({ type: 'read', data: { id: MAYA } });
    const lastReadOfBuyer = String((await agent.next('read')).data['id']);
    expect(await readByBuyer()).toBe(lastReadOfBuyer);
  });

  test('signing out ends that session and its sockets only', async () => {
    const elsewhere = await shop.signInAgent('maya');
    const { line: left } = await logIn(maya, 'kefu_login');
    const { line: stays } = await logIn(elsewhere, 'kefu_login');
    expect((await shop.call('/kefuapi/logout', { token: maya })).status).toBe(200);
    expect(await left.next('error')).toMatchObject({ data: { msg: 'Please sign in' }, close: true });
    expect(left.closed).toBe(true);
    expect(await shop.call('/kefuapi/me', { token: maya })).toMatchObject({ status: 110002 });
    const back = openLine(shop.backend);
    back.send({ type: 'kefu_login', data: maya });
    await back.next('error');
    stays.raw('ping');
    await stays.next('ping');
    expect(stays.closed).toBe(false);
    expect((await getDeskAgent(api(elsewhere))).account).toBe('maya');
  });

  test('a session ends after twelve hours', async () => {
    shop.clock.now += 43_200_000 - 1;
    expect((await shop.call('/kefuapi/me', { token: maya })).status).toBe(200);
    shop.clock.now += 1;
    expect(await shop.call('/kefuapi/me', { token: maya })).toMatchObject({ status: 110003 });
  });

  test.each([
    '/kefuapi/conversations?search=%00',
    '/kefuapi/conversations?search=%25_%5C%27',
    '/kefuapi/service/record',
  ])('%s is answered despite its parameters', async (path) => {
    expect([200, 400]).toContain((await shop.call(path, { token: maya })).status);
  });
});
