import type { AccountRequestDraft } from '@rider/model/account-request';
import { describe, expect, it } from 'vitest';
import { createApi } from '../transport/index.ts';
import { requestAccount, resetPassword, sendEmailCode } from './index.ts';

const DRAFT: AccountRequestDraft = {
  firstName: 'Nora',
  lastName: 'Weiss',
  company: 'Weiss Glazing LLC',
  licenseNumber: 'ROC 998877',
  ownerName: 'Nora Weiss',
  phone: '(520) 555-0170',
  billing: { country: 'US', state: 'AZ', city: 'Tucson', street1: '12 Mesquite Ave', street2: '', zip: '85713' },
  email: 'nora@weiss.example',
  code: '012345',
  account: 'noraweiss',
  password: 'Hinges90',
  terms: true,
};

function apiThatAnswers(envelope: object) {
  const requests: { path: string; body: unknown }[] = [];
  const api = createApi({
    fetch: (address, init) => {
      requests.push({ path: new URL(String(address)).pathname, body: JSON.parse(String(init?.body)) as unknown });
      return Promise.resolve(Response.json({ status: 200, msg: 'ok', ...envelope }));
    },
    baseUrl: 'http://shop.test/api',
    locale: 'en-US',
  });
  return { api, requests };
}

describe('account requests', () => {
  it('[R1.3] are sent with the names of the wire', async () => {
    const { api, requests } = apiThatAnswers({});
    await requestAccount(api, DRAFT);
    expect(requests).toEqual([
      {
        path: '/api/register',
        body: {
          first_name: 'Nora',
          last_name: 'Weiss',
          company: 'Weiss Glazing LLC',
          contractor_license: 'ROC 998877',
          business_owner: 'Nora Weiss',
          business_phone: '(520) 555-0170',
          country: 'US',
          province: 'AZ',
          city: 'Tucson',
          detail: '12 Mesquite Ave',
          street2: '',
          post_code: '85713',
          email: 'nora@weiss.example',
          captcha: '012345',
          account: 'noraweiss',
          password: 'Hinges90',
          agree: 1,
        },
      },
    ]);
  });

  it('[R5.3] map errors to the fields of the form', async () => {
    const errors = { first_name: 'a', post_code: 'b', captcha: 'c', agree: 'd', email: 'e' };
    const { api } = apiThatAnswers({ status: 400, code: '910004', msg: 'Please check', data: { errors } });
    await expect(requestAccount(api, DRAFT)).rejects.toMatchObject({
      kind: 'rejected',
      message: 'Please check',
      code: '910004',
      fieldErrors: { firstName: 'a', 'billing.zip': 'b', code: 'c', terms: 'd', email: 'e' },
    });
  });
});

describe('verification codes by e-mail', () => {
  it('return the seconds until another may be sent, a minute by default', async () => {
    const code = { email: 'nora@weiss.example', purpose: 'reset' } as const;
    expect(await sendEmailCode(apiThatAnswers({ data: { wait: 30 } }).api, code)).toEqual({ waitSeconds: 30 });
    const { api, requests } = apiThatAnswers({});
    expect(await sendEmailCode(api, code)).toEqual({ waitSeconds: 60 });
    expect(requests).toEqual([{ path: '/api/register/verify', body: { email: 'nora@weiss.example', type: 'reset' } }]);
  });

  it('[R2.9] set a new password', async () => {
    const { api, requests } = apiThatAnswers({});
    await resetPassword(api, { email: 'nora@weiss.example', code: '012345', password: 'Channels12' });
    expect(requests).toEqual([
      {
        path: '/api/register/reset',
        body: { email: 'nora@weiss.example', captcha: '012345', password: 'Channels12' },
      },
    ]);
  });

  it('[R8.6] are not sent while the backend is away', async () => {
    const api = createApi({
      fetch: () => Promise.reject(new TypeError('no network')),
      baseUrl: 'http://shop.test/api',
      locale: 'en-US',
    });
    await expect(sendEmailCode(api, { email: 'nora@weiss.example', purpose: 'register' })).rejects.toMatchObject({
      kind: 'transport',
    });
  });
});
