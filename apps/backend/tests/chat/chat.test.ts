import { createApi } from '@rider/api';
import { getAgents, getChatNotice, getRecords, getSocketAddress } from '@rider/api/chat';
import type { DeskConversation } from '@rider/api/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openLine, startChatDay, type TestLine } from '../testing/chat-line.ts';
import { customer, plainSku } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';

const MAYA = 1_000_009_001;
const DANIEL = 1_000_009_002;

describe.each(MAIN_DATABASE)('the chat on $name', ({ openShop }) => {
  let shop: Shop;
  let token: string;
  let agentToken: string;
  let buyer: TestLine;
  let agent: TestLine;
  let buyerId: number;

  const api = (as = token) =>
    createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'en-US', token: as });
  const logIn = async (as: string, type: 'login' | 'kefu_login' = 'login', locale: 'en-US' | 'zh-CN' = 'en-US') => {
    const line = openLine(shop.backend, locale);
    line.send({ type, data: as });
    const { data } = await line.next('success');
    return { line, uid: Number(data['uid']) };
  };

  beforeAll(async () => {
    shop = await openShop();
  });
  beforeEach(async () => {
    await startChatDay(shop);
    token = await shop.signIn('luisglass');
    agentToken = await shop.signInAgent('maya');
    ({ line: buyer, uid: buyerId } = await logIn(token));
    ({ line: agent } = await logIn(agentToken, 'kefu_login'));
    buyer.send({ type: 'to_chat', data: { id: MAYA } });
    await buyer.next('mssage_num');
  });
  afterAll(() => shop.close());

  const write = (msn: unknown, more: object = {}) =>
    buyer.send({ type: 'chat', data: { msn, type: 1, to_uid: MAYA, ...more } });

  const orderOf = async (account: string) => (await customer(shop, account)).order(await plainSku(shop, 5), 1);

  test('[R7.6] rejects a bad token and disconnects', async () => {
    const line = openLine(shop.backend, 'zh-CN');
    line.send({ type: 'login', data: 'nope' });
    expect(await line.next('error')).toMatchObject({ data: { msg: '请登录' }, close: true });
    expect(line.closed).toBe(true);
  });

  test('[R7.6] echoes to the sender, counts for an agent elsewhere and reaches one in the conversation', async () => {
    write('Hello, is the hinge in stock?');
    const echo = await buyer.next('chat');
    expect(echo.data).toMatchObject({ uid: buyerId, to_uid: MAYA, msn: 'Hello, is the hinge in stock?', msn_type: 1 });
    expect((await agent.next('mssage_num')).data).toMatchObject({ uid: buyerId, num: 1 });
    agent.send({ type: 'to_chat', data: { id: buyerId } });
    expect((await agent.next('mssage_num')).data).toMatchObject({ uid: buyerId, num: 0 });
    write('[em-smile]', { type: 2 });
    expect((await agent.next('reply')).data).toMatchObject({ msn: '[em-smile]', msn_type: 2 });
    agent.send({ type: 'chat', data: { msn: 'Yes, ships today', type: 1, to_uid: buyerId } });
    expect((await buyer.next('reply')).data).toMatchObject({
      uid: MAYA,
      msn: 'Yes, ships today',
      nickname: 'Maya Lindqvist',
    });
  });

  test('[R7.12] saves a client id once, also when repeated concurrently', async () => {
    const { line: other } = await logIn(token);
    for (const line of [buyer, other, buyer, other]) {
      line.send({ type: 'chat', data: { msn: '40 hinges', type: 1, to_uid: MAYA, cid: 'one' } });
    }
    const ids = new Set<unknown>();
    for (let echo = 0; echo < 4; echo += 1) ids.add((await buyer.next('chat')).data['id']);
    expect(ids.size).toBe(1);
    expect((await getRecords(api(), { agentUid: String(MAYA) })).messages).toHaveLength(1);
  });

  test('[R7.12] concurrent messages are saved once each, in each sender’s order, and counted', async () => {
    const { line: other } = await logIn(await shop.signIn('priyaglass'));
    const texts = Array.from({ length: 15 }, (_, index) => `message ${index}`);
    for (const [index, text] of texts.entries()) {
      // Every third is sent twice with the same id; every fifth has none.
      const id = index % 5 === 0 ? {} : { cid: `many-${index}` };
      for (const line of [buyer, other]) {
        line.send({ type: 'chat', data: { msn: text, type: 1, to_uid: MAYA, ...id } });
        if (index % 3 === 1 && index % 5 !== 0)
          line.send({ type: 'chat', data: { msn: text, type: 1, to_uid: MAYA, ...id } });
      }
    }
    for (const line of [buyer, other]) {
      const echoes: unknown[] = [];
      while (echoes.at(-1) !== texts.at(-1)) {
        const { data } = await line.next('chat');
        if (data['msn'] !== echoes.at(-1)) echoes.push(data['msn']);
      }
      expect(echoes).toEqual(texts);
    }
    const { messages } = await getRecords(api(), { agentUid: String(MAYA) });
    expect(messages.map(({ content }) => ('text' in content ? content.text : ''))).toEqual(texts);
    const { data } = await shop.call<DeskConversation[]>('/kefuapi/conversations', { token: agentToken });
    expect(data.map(({ unread }) => unread)).toEqual([15, 15]);
  });

  test('[R7.6] all sockets of one buyer receive the same messages in the same order', async () => {
    const { line: other } = await logIn(token);
    other.send({ type: 'to_chat', data: { id: MAYA } });
    for (const text of ['one', 'two', 'three']) write(text);
    for (const text of ['one', 'two', 'three']) {
      expect((await buyer.next('chat')).data['msn']).toBe(text);
      expect((await other.next('chat')).data['msn']).toBe(text);
    }
  });

  test('[R7.3] [R7.4] cards show the product, its variant and the buyer’s own order, never another buyer’s', async () => {
    write(1001, { type: 5 });
    expect((await buyer.next('chat')).data).toMatchObject({ msn: '1001', productInfo: { id: 1001, price: '38.50' } });
    write('1001?sku=RD-HINGE-WALL-FULL-MB-10MM', { type: 5 });
    const { productInfo } = (await buyer.next('chat')).data;
    expect(JSON.stringify(productInfo)).toMatch(/Back Plate, Matte Black, 10 mm.*hinge-wall-full-mb/);
    const number = await orderOf('luisglass');
    write(number, { type: 6 });
    expect((await buyer.next('chat')).data).toMatchObject({ msn: number, orderInfo: { order_id: number } });
  });

  test.each([
    ['an unknown kind', { msn: 'x', type: 9 }, 'This kind of message cannot be sent.'],
    ['nobody', { msn: 'x', type: 1, to_uid: 7 }, 'This person is not available.'],
    ['a picture from elsewhere', { msn: 'https://evil.test/a.png', type: 3 }, 'This kind of message cannot be sent.'],
    ['a novel', { msn: 'x'.repeat(2001), type: 1 }, 'This message is too long.'],
  ])('rejects %s and reports which', async (_, data, msg) => {
    write('', { ...data, cid: 'mine' });
    expect((await buyer.next('err_tip')).data).toEqual({ msg, cid: 'mine' });
  });

  test('[R7.4] rejects an unknown product and another buyer’s order with a message', async () => {
    const noProduct = 'We do not have this product.';
    const noOrder = 'This account has no such order.';
    const cards = [
      [5, '999999', noProduct],
      [5, 'hinge', noProduct],
      [5, '99999999999999', noProduct],
      [5, '999999?sku=RD-HINGE-WALL-FULL-MB-10MM', noProduct],
      [6, 'R000000000000', noOrder],
      [6, '', noOrder],
      [6, await orderOf('tomglass'), noOrder],
    ] as const;
    for (const [index, [type, subject, msg]] of cards.entries()) {
      const cid = `card-${index}`;
      write(subject, { type, cid });
      expect((await buyer.next('err_tip')).data).toEqual({ msg, cid });
    }
    write('a first word');
    await buyer.next('chat');
    agent.send({ type: 'chat', data: { msn: '999999', type: 5, to_uid: buyerId } });
    expect((await agent.next('err_tip')).data['msg']).toBe(noProduct);
    expect((await getRecords(api(), { agentUid: String(MAYA) })).messages).toHaveLength(1);
  });

  test('limits messages to what a person can write', async () => {
    for (let index = 0; index < 30; index += 1) write(`message ${index}`);
    expect((await buyer.next('err_tip')).data['msg']).toBe('You are sending too fast. Please wait a moment.');
    expect((await getRecords(api(), { agentUid: String(MAYA) })).messages).toHaveLength(20);
  });

  test('ignores unknown frames and answers malformed ones with a ping', async () => {
    buyer.send({ type: 'launch', data: {} });
    buyer.send({ type: 'chat', data: { msn: { a: 1 }, type: 1, to_uid: MAYA } });
    buyer.raw('not json');
    expect((await buyer.next('ping')).data['now']).toEqual(expect.any(Number));
    expect(buyer.frames.filter(({ type }) => type === 'err_tip' || type === 'chat')).toEqual([]);
  });

  test('sends nothing to a client that has not logged in', async () => {
    const stranger = openLine(shop.backend);
    stranger.send({ type: 'chat', data: { msn: 'x', type: 1, to_uid: MAYA } });
    stranger.raw('ping');
    await stranger.next('ping');
    expect(stranger.frames.map(({ type }) => type)).toEqual(['ping']);
  });

  test('[R7.6] a transfer reaches the buyer at once or on return, and the new agent may answer', async () => {
    write('Can you help with railings?');
    await agent.next('mssage_num');
    const { line: daniel } = await logIn(await shop.signInAgent('daniel'), 'kefu_login');
    shop.clock.now += 1000;
    const body = { uid: buyerId, kefuToUid: DANIEL };
    expect(await shop.call('/kefuapi/service/transfer', { token: agentToken, body })).toMatchObject({ status: 200 });
    expect((await buyer.next('to_transfer')).data).toMatchObject({ toUid: DANIEL, nickname: 'Daniel Okafor' });
    await daniel.next('transfer');
    expect((await getRecords(api(), {})).agent.uid).toBe(String(DANIEL));
    daniel.send({ type: 'chat', data: { msn: 'Hi, this is Daniel', type: 1, to_uid: buyerId } });
    expect((await buyer.next('mssage_num')).data).toMatchObject({ uid: DANIEL, num: 1 });
  });

  test('[R7.6] a buyer with a closed window gets the new agent, one who chats with a third agent does not', async () => {
    write('Can you help with railings?');
    await agent.next('mssage_num');
    const { line: closed } = await logIn(token);
    closed.send({ type: 'to_chat', data: { id: 0 } });
    await closed.next('mssage_num');
    const { line: elsewhere } = await logIn(token);
    elsewhere.send({ type: 'to_chat', data: { id: 1_000_009_003 } });
    await elsewhere.next('mssage_num');
    await shop.call('/kefuapi/service/transfer', { token: agentToken, body: { uid: buyerId, kefuToUid: DANIEL } });
    expect((await closed.next('to_transfer')).data['toUid']).toBe(DANIEL);
    elsewhere.raw('ping');
    await elsewhere.next('ping');
    expect(elsewhere.frames.map(({ type }) => type)).not.toContain('to_transfer');
  });

  test('[R4.5] signing out closes the sockets of that session only', async () => {
    const { line: other } = await logIn(await shop.signIn('luisglass'));
    await shop.call('/logout', { token });
    expect(await buyer.next('error')).toMatchObject({ data: { msg: 'Please sign in' }, close: true });
    expect(buyer.closed).toBe(true);
    other.raw('ping');
    await other.next('ping');
    expect(other.closed).toBe(false);
  });

  test('[R7.5] lists agents with their state and notice, including those away', async () => {
    expect(await getAgents(api())).toContainEqual(expect.objectContaining({ uid: String(MAYA), online: true }));
    expect((await getChatNotice(api())).announcement).toContain('Support hours');
    expect(await getSocketAddress(api())).toBe('ws://shop.test/msg?lang=en-US');
    agent.send({ type: 'online', data: { online: 0 } });
    let presence = await buyer.next('online');
    // The frame of an earlier arrival may come first.
    if (presence.data['online'] === 1) presence = await buyer.next('online');
    expect(presence.data).toEqual({ online: 0, uid: MAYA });
    await expect(getRecords(api(), {})).rejects.toMatchObject({ code: '410136' });
  });

  test('[R7.7] pages of twenty records contain each message once', async () => {
    for (let index = 0; index < 45; index += 1) {
      shop.clock.now += 1000;
      write(`message ${index}`);
      await buyer.next('chat');
    }
    const newest = await getRecords(api(), { agentUid: String(MAYA) });
    const older = await getRecords(api(), { agentUid: String(MAYA), before: newest.messages[0]?.id });
    const oldest = await getRecords(api(), { agentUid: String(MAYA), before: older.messages[0]?.id });
    const texts = [oldest, older, newest].flatMap(({ messages }) => messages.map(({ content }) => content));
    expect(texts).toEqual(Array.from({ length: 45 }, (_, index) => ({ kind: 'text', text: `message ${index}` })));
  });

  test('only its own buyer and agent read and answer a conversation', async () => {
    write('secret');
    await buyer.next('chat');
    const stranger = await shop.signIn('priyaglass');
    expect((await getRecords(api(stranger), { agentUid: String(MAYA) })).messages).toEqual([]);
    const daniel = await shop.signInAgent('daniel');
    for (const path of ['service/record', 'orders']) {
      expect(await shop.call(`/kefuapi/${path}?uid=${buyerId}`, { token: daniel })).toMatchObject({ status: 400 });
    }
    expect(await shop.call('/kefuapi/conversations', { token })).toMatchObject({ status: 110002 });
    const { line } = await logIn(daniel, 'kefu_login');
    line.send({ type: 'chat', data: { msn: 'psst', type: 1, to_uid: buyerId } });
    expect((await line.next('err_tip')).data['msg']).toBe('This person is not available.');
  });

  test('the desk lists conversations with their unread count and finds them by company', async () => {
    write('first');
    write('second');
    await agent.next('mssage_num');
    await agent.next('mssage_num');
    const { data } = await shop.call<object[]>('/kefuapi/conversations', { token: agentToken });
    expect(data).toMatchObject([{ buyerUid: String(buyerId), last: { text: 'second' }, unread: 2 }]);
    const none = await shop.call<object[]>('/kefuapi/conversations?search=zzz', { token: agentToken });
    expect(none.data).toEqual([]);
  });

  test('[R7.12] a reconnected socket receives the messages that it missed', async () => {
    write('before');
    const last = Number((await buyer.next('chat')).data['id']);
    buyer.leave();
    agent.send({ type: 'chat', data: { msn: 'while you were away', type: 1, to_uid: buyerId } });
    await agent.next('chat');
    const back = openLine(shop.backend);
    back.send({ type: 'login', data: token, last_id: last });
    expect((await back.next('reply')).data['msn']).toBe('while you were away');
  });

  test('typing and read receipts are forwarded', async () => {
    agent.send({ type: 'to_chat', data: { id: buyerId } });
    await agent.next('mssage_num');
    buyer.send({ type: 'typing', data: { to_uid: MAYA } });
    expect((await agent.next('typing')).data).toEqual({ uid: buyerId });
    write('read me');
    const { data } = await agent.next('reply');
    agent.send({ type: 'read', data: { id: buyerId } });
    expect((await buyer.next('read')).data).toEqual({ uid: MAYA, id: Number(data['id']) });
  });
});
