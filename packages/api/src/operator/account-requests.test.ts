import { expect, it } from 'vitest';
import { createApi } from '../transport/index.ts';
import { getAccountRequests, getOperatorLog, getOutgoingEmails } from './index.ts';

/** As the backend answers. */
const REQUEST = {
  uid: 1008,
  account: 'noraweiss',
  name: 'Nora Weiss',
  company: 'Weiss Glazing LLC',
  contractor_license: 'ROC 998877',
  business_owner: 'Nora Weiss',
  business_phone: '(520) 555-0170',
  email: 'nora@weiss.example',
  billing_address: '12 Mesquite Ave, Tucson, AZ, 85713, US',
  state: 'pending',
  add_time: 1_795_228_560,
  decision: null,
};

function apiThatAnswers(list: object[]) {
  const asked: URL[] = [];
  const api = createApi({
    fetch: (address) => {
      asked.push(new URL(String(address)));
      return Promise.resolve(Response.json({ status: 200, msg: 'ok', data: { list, count: 41 } }));
    },
    baseUrl: 'http://shop.test/api',
    locale: 'en-US',
  });
  return { api, asked };
}

it('[R1.4] account requests are read, decided or not', async () => {
  const decision = { time: 1_795_228_600, operator: 'Maya Lindqvist', reason: 'The license has expired.' };
  const { api, asked } = apiThatAnswers([
    REQUEST,
    { ...REQUEST, state: 'refused', decision },
    { uid: 7, state: 'odd' },
  ]);
  const { items, total } = await getAccountRequests(api, { search: 'weiss', state: 'refused', page: 3 });
  expect(total).toBe(41);
  expect(items[0]).toEqual({
    id: '1008',
    account: 'noraweiss',
    name: 'Nora Weiss',
    company: 'Weiss Glazing LLC',
    licenseNumber: 'ROC 998877',
    ownerName: 'Nora Weiss',
    phone: '(520) 555-0170',
    email: 'nora@weiss.example',
    billing: '12 Mesquite Ave, Tucson, AZ, 85713, US',
    state: 'pending',
    licensePicture: null,
    duplicates: [],
    requestedAt: 1_795_228_560_000,
    decision: null,
  });
  expect(items[1]).toMatchObject({
    state: 'refused',
    decision: { by: 'Maya Lindqvist', at: 1_795_228_600_000, reason: 'The license has expired.' },
  });
  const found = { account: 'weiss', company: 'Weiss', state: 'approved', reasons: ['email', 'odd'] };
  const row = { ...REQUEST, license_picture: 1, duplicates: [found] };
  expect((await getAccountRequests(apiThatAnswers([row]).api, {})).items[0]).toMatchObject({
    licensePicture: '/api/operator/account_requests/license?uid=1008',
    duplicates: [{ account: 'weiss', company: 'Weiss', state: 'approved', reasons: ['email'] }],
  });
  expect(items[2]).toMatchObject({ id: '7', state: 'pending', company: '' });
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    search: 'weiss',
    state: 'refused',
    page: '3',
    limit: '20',
  });
});

it('[R1.4] e-mails and the log are read; what has no id is refused', async () => {
  const email = {
    id: 1000,
    to: 'nora@weiss.example',
    subject: 'Open',
    body: 'Hello',
    state: 'sent',
    add_time: 1_795_228_560,
  };
  const { items } = await getOutgoingEmails(apiThatAnswers([email, { ...email, state: 'odd' }]).api, {});
  expect(items.map(({ state }) => state)).toEqual(['sent', 'kept']);
  expect(items[0]).toMatchObject({ id: '1000', at: 1_795_228_560_000 });
  const entry = { id: 5, action: 'order.ship', subject: '2026', detail: '', operator: 'Maya', add_time: 1_795_228_560 };
  expect((await getOperatorLog(apiThatAnswers([entry]).api, {})).items[0]).toMatchObject({ id: '5', operator: 'Maya' });
  await expect(getOperatorLog(apiThatAnswers([{}]).api, {})).rejects.toMatchObject({ kind: 'malformed' });
});
