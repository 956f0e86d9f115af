import { ApiError, type Api } from '@rider/api';
import { getUser } from '@rider/api/account';
import {
  changePassword,
  getBillingAddress,
  getProfile,
  saveBillingAddress,
  saveCompany,
  saveProfile,
} from '@rider/api/profile';
import { uploadPicture } from '@rider/api/upload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { sessionClient } from '../testing/session-client.ts';

const DRAFT = {
  nickname: 'Dana',
  avatar: '',
} as const;
const BILLING = {
  addressee: 'Accounts Payable',
  country: 'US',
  state: 'OR',
  city: 'Portland',
  street1: '9 Mirror Lane',
  street2: '',
  zip: '97205',
  phone: '+1 (503) 555-0110',
  fax: '',
};

async function picture(): Promise<Blob> {
  const pixels = { width: 4, height: 4, channels: 3, background: 'red' } as const;
  return new Blob([new Uint8Array(await sharp({ create: pixels }).png().toBuffer())]);
}

describe.each(MAIN_DATABASE)('the profile on $name', ({ openShop }) => {
  let shop: Shop;
  const apiOf = async (account: string, locale: 'en-US' | 'zh-CN' = 'en-US'): Promise<Api> =>
    sessionClient(shop, await shop.signIn(account), locale);
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  test('[R2.10] is saved and read; email and phone change only with a verification code', async () => {
    const api = await apiOf('danaglass');
    const { email, phone } = await getProfile(api);
    const token = await shop.signIn('danaglass');
    await shop.call('/user/edit', { token, body: { ...DRAFT, email: 'eve@evil.test', phone: '5035550199' } });
    expect(await getProfile(api)).toMatchObject({ ...DRAFT, account: 'danaglass', email, phone });
    expect(await getUser(api)).toMatchObject({ nickname: 'Dana', email });
  });

  test('[R5.1] [R5.3] returns each field error in the language of the request', async () => {
    const faulty = { ...DRAFT, nickname: ' ' };
    await expect(saveProfile(await apiOf('danaglass'), faulty)).rejects.toMatchObject({
      fieldErrors: {
        nickname: 'Please enter the nickname.',
      },
    });
    await expect(
      saveCompany(await apiOf('danaglass', 'zh-CN'), { company: '', licenseNumber: '', ownerName: '', phone: '' }),
    ).rejects.toMatchObject({ fieldErrors: { company: '请输入公司名称', licenseNumber: '请输入承包商执照号' } });
    const { code } = await shop.call('/user/edit', {
      token: await shop.signIn('danaglass'),
      body: { nickname: '', avatar: '' },
    });
    expect(code).toBe('910004');
  });

  test("[R5.4] the picture must be the buyer's own upload; another buyer's is not found", async () => {
    const api = await apiOf('danaglass');
    const { url: foreign } = await uploadPicture(await apiOf('priyaglass'), await picture());
    const { url: own } = await uploadPicture(api, await picture());
    for (const avatar of [foreign, 'https://evil.test/a.png', '/uploads/x.png', '/media/../x'])
      await expect(saveProfile(api, { ...DRAFT, avatar })).rejects.toBeInstanceOf(ApiError);
    await saveProfile(api, { ...DRAFT, avatar: own });
    expect((await getUser(api)).avatar).toBe(own);
    await saveProfile(api, { ...DRAFT, avatar: own, nickname: 'Dana again' });
    expect((await getUser(api)).avatar).toBe(own);
    await saveProfile(api, DRAFT);
    expect((await getUser(api)).avatar).toBeNull();
  });

  test('[R1.2] the company is saved and read', async () => {
    const api = await apiOf('danaglass');
    const company = {
      company: 'Whitfield Glass',
      licenseNumber: 'CCB-204411',
      ownerName: 'Dana Whitfield',
      phone: '503 555 0199',
    };
    const { phone } = await getProfile(api);
    await saveCompany(api, company);
    expect(await getProfile(api)).toMatchObject({ company, phone });
  });

  test('[R6.8] there is one billing address, separate from the delivery addresses', async () => {
    const api = await apiOf('danaglass');
    expect(await getBillingAddress(api)).toBeNull();
    await saveBillingAddress(api, BILLING);
    await saveBillingAddress(api, { ...BILLING, street2: 'Suite 2' });
    expect(await getBillingAddress(api)).toEqual({ ...BILLING, street2: 'Suite 2' });
    expect(await getBillingAddress(await apiOf('priyaglass'))).toBeNull();
    await expect(saveBillingAddress(api, { ...BILLING, zip: '1' })).rejects.toMatchObject({
      fieldErrors: { zip: 'This postal code is not valid for the country.' },
    });
  });

  test('[R5.2] [R10.8] a new password requires the old one and ends all other sessions', async () => {
    const other = await apiOf('tomglass');
    const api = await apiOf('tomglass');
    const wrong = changePassword(api, { currentPassword: 'Wrong2026', password: 'Fresh2026' });
    await expect(wrong).rejects.toMatchObject({ fieldErrors: { currentPassword: 'The current password is wrong.' } });
    const same = changePassword(api, { currentPassword: 'Rider2026', password: 'Rider2026' });
    await expect(same).rejects.toMatchObject({
      fieldErrors: { password: expect.stringContaining('differs') as string },
    });
    await changePassword(api, { currentPassword: 'Rider2026', password: 'Fresh2026' });
    expect((await getUser(api)).unreadNotices).toBe(1);
    await expect(getUser(other)).rejects.toMatchObject({ kind: 'session' });
    const signIn = (password: string) => shop.call('/login', { body: { account: 'tomglass', password } });
    expect((await signIn('Rider2026')).status).toBe(410025);
    expect((await signIn('Fresh2026')).status).toBe(200);
  });

  test('[R5.2] one of several concurrent changes wins, and wrong passwords are counted', async () => {
    const api = await apiOf('wenglass');
    const changes = ['Fresh2026', 'Newer2026', 'Other2026'].map((password) =>
      changePassword(api, { currentPassword: 'Rider2026', password }),
    );
    const outcomes = await Promise.allSettled(changes);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const guesses = await Promise.allSettled(
      Array.from({ length: 12 }, () => changePassword(api, { currentPassword: 'Guess2026', password: 'Taken2026' })),
    );
    const codes = guesses.map((guess) => guess.status === 'rejected' && (guess.reason as ApiError).code);
    expect(codes).toContain('910001');
  });
});
