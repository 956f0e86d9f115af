import { describe, expect, it } from 'vitest';
import { createApi } from '../transport/index.ts';
import {
  getCannedReplies,
  getDeskConversations,
  getDeskRecords,
  saveCannedReply,
  signInAtDesk,
  transferBuyer,
} from './index.ts';

/** As the backend answers. */
const AGENT = {
  uid: 1_000_009_001,
  account: 'maya',
  wx_name: 'Maya Lindqvist',
  role: 'Hardware advice',
  avatar: '/media/agents/maya.webp',
  greeting: 'Hello',
  available: 1,
  online: 0,
  operator: 1,
};
const CONVERSATION = {
  to_uid: 1001,
  nickname: 'Luis Ortega',
  company: 'Ortega Glass',
  avatar: '',
  message: '1001',
  message_type: 5,
  from_agent: 1,
  mssage_num: 2,
  read_id: '7',
  update_time: 1_795_228_560,
};

function apiThatAnswers(data: unknown) {
  const asked: { address: URL; init: RequestInit | undefined }[] = [];
  const api = createApi({
    fetch: (address, init) => {
      asked.push({ address: new URL(String(address), 'http://shop.test'), init });
      return Promise.resolve(Response.json({ status: 200, msg: 'ok', data }));
    },
    baseUrl: 'http://shop.test/api',
    locale: 'en-US',
  });
  return { api, asked };
}

describe('the desk’s calls', () => {
  it('read who signed in, without the token', async () => {
    const { api, asked } = apiThatAnswers({ signedIn: true, exp_time: 1, kefuInfo: AGENT });
    expect(await signInAtDesk(api, { account: 'maya', password: 'x' })).toEqual({
      uid: '1000009001',
      account: 'maya',
      name: 'Maya Lindqvist',
      role: 'Hardware advice',
      avatar: '/media/agents/maya.webp',
      available: true,
      online: false,
      operator: true,
      secondStepRequired: false,
    });
    expect(asked[0]?.address.pathname).toBe('/api/kefuapi/login');
  });

  it('read conversations with their last message of every kind', async () => {
    const kinds = [0, 1, 2, 3, 5, 6, 99];
    const { api, asked } = apiThatAnswers(kinds.map((message_type) => ({ ...CONVERSATION, message_type })));
    const conversations = await getDeskConversations(api, 'glass & co');
    expect(conversations.map(({ last }) => last.kind)).toEqual([
      'none',
      'text',
      'emoji',
      'image',
      'product',
      'order',
      'none',
    ]);
    expect(conversations[4]).toEqual({
      buyerUid: '1001',
      name: 'Luis Ortega',
      company: 'Ortega Glass',
      avatar: '',
      last: { text: '1001', kind: 'product', fromAgent: true },
      at: 1_795_228_560_000,
      unread: 2,
    });
    expect(asked[0]?.address.searchParams.get('search')).toBe('glass & co');
  });

  it('ask for records of a buyer before a message', async () => {
    const { api, asked } = apiThatAnswers({ nickname: 'Luis Ortega', avatar: '', serviceList: [], uid: 1001 });
    expect(await getDeskRecords(api, { buyerUid: '1001', before: '55' })).toEqual({
      messages: [],
      agent: { uid: '1001', name: 'Luis Ortega', avatar: '' },
      readUpTo: null,
    });
    expect(Object.fromEntries(asked[0]?.address.searchParams ?? [])).toMatchObject({ uid: '1001', uidTo: '55' });
  });

  it('keep a new reply without an id, and read replies', async () => {
    const { api, asked } = apiThatAnswers([{ id: 3, message: 'We ship today.' }]);
    expect(await getCannedReplies(api)).toEqual([{ id: '3', text: 'We ship today.' }]);
    await saveCannedReply(api, { text: 'Hello' });
    await saveCannedReply(api, { id: '3', text: 'Hello' });
    expect(asked.slice(1).map(({ init }) => JSON.parse(String(init?.body)) as unknown)).toEqual([
      { message: 'Hello' },
      { id: '3', message: 'Hello' },
    ]);
  });

  it('name buyer and colleague in a hand-over', async () => {
    const { api, asked } = apiThatAnswers(undefined);
    await transferBuyer(api, { buyerUid: '1001', agentUid: '1000009002' });
    expect(JSON.parse(String(asked[0]?.init?.body))).toEqual({ uid: '1001', kefuToUid: '1000009002' });
  });

  it('refuse answers that name nobody', async () => {
    const { api } = apiThatAnswers([{ ...CONVERSATION, to_uid: undefined }]);
    await expect(getDeskConversations(api)).rejects.toMatchObject({ kind: 'malformed' });
  });
});
