import { describe, expect, it } from 'vitest';
import { createApi } from '../transport/index.ts';
import { getDeskConversations, getDeskRecords, saveCannedReply, signInAtDesk, transferBuyer } from './index.ts';

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
    const agent = { uid: '1000009001', account: 'maya', name: 'Maya Lindqvist' };
    const { api, requests } = apiThatAnswers({ signedIn: true, exp_time: 1, kefuInfo: agent });
    expect(await signInAtDesk(api, { account: 'maya', password: 'x' })).toEqual(agent);
    expect(requests[0]?.address.pathname).toBe('/api/kefuapi/login');
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

  it('save a new reply without an id', async () => {
    const { api, requests } = apiThatAnswers(undefined);
    await saveCannedReply(api, { text: 'Hello' });
    await saveCannedReply(api, { id: '3', text: 'Hello' });
    expect(requests.map(({ init }) => JSON.parse(String(init?.body)) as unknown)).toEqual([
      { message: 'Hello' },
      { id: '3', message: 'Hello' },
    ]);
  });

  it('send buyer and colleague of a transfer', async () => {
    const { api, requests } = apiThatAnswers(undefined);
    await transferBuyer(api, { buyerUid: '1001', agentUid: '1000009002' });
    expect(JSON.parse(String(requests[0]?.init?.body))).toEqual({ uid: '1001', kefuToUid: '1000009002' });
  });

  it('reject conversations that are no list', async () => {
    await expect(getDeskConversations(apiThatAnswers(undefined).api)).rejects.toMatchObject({ kind: 'malformed' });
  });
});
