import { expect, it } from 'vitest';
import { createApi } from '../transport/index.ts';
import { approveAccountRequest, getAccountRequests, getOperatorLog, shipOrder, topUpBuyer } from './index.ts';
import { money } from '@rider/model/money';

function apiThatAnswers(data: unknown) {
  const requests: { path: string; query: object; body: unknown }[] = [];
  const api = createApi({
    fetch: (address, { body }) => {
      const { pathname, searchParams } = new URL(address);
      const sent: unknown = typeof body === 'string' ? JSON.parse(body) : null;
      requests.push({ path: pathname, query: Object.fromEntries(searchParams), body: sent });
      return Promise.resolve(Response.json({ status: 200, msg: 'ok', data }));
    },
    baseUrl: 'http://shop.test/api',
    locale: 'en-US',
  });
  return { api, requests };
}

it('[R1.4] lists are returned in the model’s types, a page at a time', async () => {
  const page = { items: [{ id: '1008', state: 'refused', requestedAt: 1_795_228_560_000 }], total: 41 };
  const { api, requests } = apiThatAnswers(page);
  expect(await getAccountRequests(api, { search: 'weiss', state: 'refused', page: 3 })).toEqual(page);
  const query = { search: 'weiss', state: 'refused', page: '3', limit: '20' };
  expect(requests).toEqual([{ path: '/api/operator/account_requests', query, body: null }]);
});

it('writing sends the form, with values encoded in the path', async () => {
  const { api, requests } = apiThatAnswers(undefined);
  await approveAccountRequest(api, '1008');
  await topUpBuyer(api, { uid: '1002', amount: money(7525), note: 'Goodwill', key: 'one' });
  await shipOrder(api, 'cp/1', {
    method: 'virtual',
    courier: '',
    trackingNumber: '',
    person: '',
    personPhone: '',
    content: 'Key',
  });
  expect(requests.map(({ path, body }) => [path, body])).toEqual([
    ['/api/operator/account_requests/approve', { uid: '1008' }],
    ['/api/operator/buyers/1002/top_up', { amount: '75.25', note: 'Goodwill', key: 'one' }],
    ['/api/operator/orders/cp%2F1/ship', expect.objectContaining({ method: 'virtual', content: 'Key' })],
  ]);
});

it('an answer without data is malformed', async () => {
  await expect(getOperatorLog(apiThatAnswers(undefined).api, {})).rejects.toMatchObject({ kind: 'malformed' });
});
