import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApi, type Api } from '../transport/index.ts';
import {
  deleteCannedReply,
  getCannedReplies,
  getDeskAgent,
  getDeskAgents,
  getDeskConversations,
  getDeskOrders,
  getDeskRecords,
  keepCannedReply,
  setAvailable,
  signInAtDesk,
  signOutOfDesk,
  transferBuyer,
} from './index.ts';

const MAYA_ROW = {
  uid: 1_000_009_001,
  account: 'maya',
  wx_name: 'Maya Lindqvist',
  role: 'Hinges',
  avatar: '/media/maya.webp',
  greeting: 'Hello',
  available: 1,
  online: 0,
};
const MAYA = {
  uid: '1000009001',
  account: 'maya',
  name: 'Maya Lindqvist',
  role: 'Hinges',
  avatar: '/media/maya.webp',
  available: true,
  online: false,
};
const CONVERSATION_ROW = {
  to_uid: 1001,
  nickname: 'Luis',
  company: 'Moreno Glazing Co',
  avatar: '',
  message: 'In black?',
  message_type: 1,
  from_agent: 0,
  mssage_num: '2',
  update_time: 1_795_228_267,
};
const ORDER_ROW = (
  JSON.parse(readFileSync(new URL('../../fixtures/pc_get_order_list.json', import.meta.url), 'utf8')) as {
    response: { data: { list: object[] } };
  }
).response.data.list[0];

describe('the calls of the agents’ desk', () => {
  let asked: { method: string | undefined; path: string; body: unknown }[];
  let data: unknown;
  let api: Api;

  beforeEach(() => {
    asked = [];
    data = undefined;
    api = createApi({
      fetch: (path, { method, body }) => {
        asked.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
        return Promise.resolve(Response.json({ status: 200, msg: 'ok', data }));
      },
      baseUrl: '/api',
      locale: 'en-US',
    });
  });

  it('signs in with account and password, and reads who that is', async () => {
    data = { signedIn: true, kefuInfo: MAYA_ROW };
    expect(await signInAtDesk(api, { account: 'maya', password: 'secret' })).toEqual(MAYA);
    expect(asked).toEqual([
      { method: 'POST', path: '/api/kefuapi/login', body: { account: 'maya', password: 'secret' } },
    ]);
  });

  it('reads the agent and all agents', async () => {
    data = MAYA_ROW;
    expect(await getDeskAgent(api)).toEqual(MAYA);
    data = [MAYA_ROW];
    expect(await getDeskAgents(api)).toEqual([MAYA]);
  });

  it.each([{}, null, 'maya', { uid: '' }])('refuses an agent without uid: %j', async (row) => {
    data = row;
    await expect(getDeskAgent(api)).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('reads conversations with what is unread', async () => {
    data = [CONVERSATION_ROW];
    expect(await getDeskConversations(api, 'moreno & co')).toEqual([
      {
        buyerUid: '1001',
        name: 'Luis',
        company: 'Moreno Glazing Co',
        avatar: '',
        last: { text: 'In black?', kind: 'text', fromAgent: false },
        at: 1_795_228_267_000,
        unread: 2,
      },
    ]);
    expect(asked[0]?.path).toBe('/api/kefuapi/conversations?search=moreno+%26+co');
  });

  it.each([
    [1, 'text'],
    [2, 'emoji'],
    [3, 'image'],
    [5, 'product'],
    [6, 'order'],
    [0, 'none'],
    [99, 'none'],
  ])('[R7.3] reads the kind %i of a last message as %s', async (message_type, kind) => {
    data = [{ ...CONVERSATION_ROW, message_type }];
    const [conversation] = await getDeskConversations(api);
    expect(conversation?.last.kind).toBe(kind);
  });

  it('[R7.7] asks for a page of records by the oldest known id', async () => {
    const row = { id: 5, uid: 1001, to_uid: 1_000_009_001, msn: 'Hello', msn_type: 1, add_time: 1_795_228_267 };
    data = { uid: 1001, nickname: 'Luis', avatar: '', serviceList: [row] };
    const { messages, agent } = await getDeskRecords(api, { buyerUid: '1001', before: '6' });
    expect(agent).toEqual({ uid: '1001', name: 'Luis', avatar: '' });
    expect(messages).toMatchObject([{ id: '5', fromUid: '1001', content: { kind: 'text', text: 'Hello' } }]);
    expect(asked[0]?.path).toBe('/api/kefuapi/service/record?uid=1001&limit=20&uidTo=6');
    await getDeskRecords(api, { buyerUid: '1001' });
    expect(asked[1]?.path).toContain('uidTo=0');
  });

  it('reads the orders of a buyer', async () => {
    data = { list: [ORDER_ROW], count: 12 };
    const { items, total } = await getDeskOrders(api, '1001');
    expect(total).toBe(12);
    expect(items[0]?.number).toMatch(/^cp\d+/);
    expect(asked[0]?.path).toBe('/api/kefuapi/orders?uid=1001');
  });

  it('reads, keeps, changes and deletes saved replies', async () => {
    data = [{ id: 3, message: 'We ship today.' }];
    expect(await getCannedReplies(api)).toEqual([{ id: '3', text: 'We ship today.' }]);
    await keepCannedReply(api, { text: 'New' });
    await keepCannedReply(api, { id: '3', text: 'Changed' });
    await deleteCannedReply(api, '3');
    expect(asked.slice(1)).toEqual([
      { method: 'POST', path: '/api/kefuapi/service/speechcraft', body: { message: 'New' } },
      { method: 'POST', path: '/api/kefuapi/service/speechcraft', body: { id: '3', message: 'Changed' } },
      { method: 'POST', path: '/api/kefuapi/service/speechcraft/delete', body: { id: '3' } },
    ]);
  });

  it('[R7.6] hands a buyer over, comes and goes, and signs out', async () => {
    await transferBuyer(api, { buyerUid: '1001', agentUid: '1000009002' });
    await setAvailable(api, false);
    await setAvailable(api, true);
    await signOutOfDesk(api);
    expect(asked).toEqual([
      { method: 'POST', path: '/api/kefuapi/service/transfer', body: { uid: '1001', kefuToUid: '1000009002' } },
      { method: 'POST', path: '/api/kefuapi/online', body: { online: 0 } },
      { method: 'POST', path: '/api/kefuapi/online', body: { online: 1 } },
      { method: 'GET', path: '/api/kefuapi/logout', body: undefined },
    ]);
  });
});
