import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLine, startChatDay } from '../testing/chat-line.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';

const MAYA = 1_000_009_001;

describe.each(MAIN_DATABASE)('receipts of the chat on $name', ({ openShop }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await startChatDay(shop);
  });
  afterAll(() => shop.close());

  test('[R7.5] a receipt covers the messages up to its own and never moves backwards', async () => {
    const logIn = async (type: 'login' | 'kefu_login', token: string) => {
      const line = openLine(shop.backend);
      line.send({ type, data: token });
      return { line, uid: Number((await line.next('success')).data['uid']) };
    };
    const { token } = (await shop.call<{ token: string }>('/kefuapi/login', { body: shop.backend.demoAgents[0] ?? {} }))
      .data;
    const { line: agent } = await logIn('kefu_login', token);
    const { line: buyer, uid } = await logIn('login', await shop.signIn('luisglass'));
    const idOf = async (msn: string) => {
      buyer.send({ type: 'chat', data: { msn, type: 1, to_uid: MAYA } });
      return String((await buyer.next('chat')).data['id']);
    };
    const [seen, unseen] = [await idOf('seen'), await idOf('came while the window was closed')];
    const readUpTo = async (data: object) => {
      agent.send({ type: 'read', data: { id: uid, ...data } });
      return String((await buyer.next('read')).data['id']);
    };
    expect(await readUpTo({ up_to: seen })).toBe(seen);
    const { data } = await shop.call<object[]>('/kefuapi/conversations', { token });
    expect(data).toEqual([expect.objectContaining({ unread: 1 })]);
    expect(await readUpTo({})).toBe(unseen);
    expect(await readUpTo({ up_to: seen })).toBe(unseen);
  });
});
