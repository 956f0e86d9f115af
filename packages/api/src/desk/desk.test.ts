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
  const requests: { address: URL; init: RequestInit | undefined }[] = [];
  const api = createApi({
    fetch: (address, init) => {
      requests.push({ address: new URL(String(address), 'http://shop.test'), init });
      return Promise.resolve(Response.json({ status: 200, msg: 'ok', data }));
    },
    baseUrl: 'http://shop.test/api',
    locale: 'en-US',
  });
  return { api, requests };
}

describe('the desk’s calls', () => {
  it('return the agent without the token', async () => {
    const { api, requests } = apiThatAnswers({ signedIn: true, exp_time: 1, kefuInfo: AGENT });
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
    expect(requests[0]?.address.pathname).toBe('/api/kefuapi/login');
  });

  it('read conversations with their last message of every kind', async () => {
    const kinds = [0, 1, 2, 3, 5, 6, 99];
    const { api, requests } = apiThatAnswers(kinds.map((message_type) => ({ ...CONVERSATION, message_type })));
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
    expect(requests[0]?.address.searchParams.get('search')).toBe('glass & co');
  });

  it('request a buyer’s records before a message', async () => {
    const { api, requests } = apiThatAnswers({ nickname: 'Luis Ortega', avatar: '', serviceList: [], uid: 1001 });
    expect(await getDeskRecords(api, { buyerUid: '1001', before: '55' })).toEqual({
      messages: [],
      agent: { uid: '1001', name: 'Luis Ortega', avatar: '' },
      readUpTo: null,
    });
    expect(Object.fromEntries(requests[0]?.address.searchParams ?? [])).toMatchObject({ uid: '1001', uidTo: '55' });
  });

  it('save a new reply without an id, and read replies', async () => {
    const { api, requests } = apiThatAnswers([{ id: 3, message: 'We ship today.' }]);
    expect(await getCannedReplies(api)).toEqual([{ id: '3', text: 'We ship today.' }]);
    await saveCannedReply(api, { text: 'Hello' });
    await saveCannedReply(api, { id: '3', text: 'Hello' });
    expect(requests.slice(1).map(({ init }) => JSON.parse(String(init?.body)) as unknown)).toEqual([
      { message: 'Hello' },
      { id: '3', message: 'Hello' },
    ]);
  });

  it('send buyer and colleague of a transfer', async () => {
    const { api, requests } = apiThatAnswers(undefined);
    await transferBuyer(api, { buyerUid: '1001', agentUid: '1000009002' });
    expect(JSON.parse(String(requests[0]?.init?.body))).toEqual({ uid: '1001', kefuToUid: '1000009002' });
  });

  it('reject conversations without a buyer', async () => {
    const { api } = apiThatAnswers([{ ...CONVERSATION, to_uid: undefined }]);
    await expect(getDeskConversations(api)).rejects.toMatchObject({ kind: 'malformed' });
  });
});
