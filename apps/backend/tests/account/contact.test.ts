import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApi, type Api } from '@rider/api';
import { getUser, loginByPhone } from '@rider/api/account';
import { sendSignInCode } from '@rider/api/account-request';
import { getOutgoingEmails } from '@rider/api/operator';
import {
  changeEmail,
  changePhone,
  getDevices,
  getProfile,
  sendContactCode,
  signOutEverywhere,
} from '@rider/api/profile';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSessions } from '../../src/account/sessions.ts';
import { sendDue } from '../../src/email/send-outbox.ts';
import { twilioSend } from '../../src/email/twilio.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { sessionClient } from '../testing/session-client.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';

describe.each(MAIN_DATABASE)('a buyer’s contact data on $name', ({ openShop }) => {
  let shop: Shop;
  let maya: string;

  const api = (token?: string, locale: 'en-US' | 'zh-CN' = 'en-US'): Api =>
    createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale, ...(token && { token }) });
  const apiOf = async (account: string) => sessionClient(shop, await shop.signIn(account));
  const buyerNamed = (account: string) =>
    shop.database.selectFrom('buyer').selectAll().where('account', '=', account).executeTakeFirstOrThrow();
  const outbox = async (to: string) => (await getOutgoingEmails(api(maya), { search: to })).items;
  const codeTo = async (to: string) =>
    /[2-9A-Z0]{4}-[2-9A-Z0]{4}|\d{4}-\d{4}/.exec((await outbox(to))[0]?.body ?? '')?.[0] ?? '';

  beforeAll(async () => {
    shop = await openShop();
    maya = await shop.signInAgent();
  });
  beforeEach(() => {
    shop.clock.now += 660_000;
  });
  afterAll(() => shop.close());

  test('[R2.9] [R4.1] a code by text message signs in once', async () => {
    expect(await sendSignInCode(api(undefined, 'zh-CN'), '520.555.0111')).toEqual({ waitSeconds: 60 });
    expect((await outbox('+15205550111'))[0]).toMatchObject({
      channel: 'text',
      subject: '',
      state: 'unsent',
      body: expect.stringMatching(/^【RIDER】登录验证码\d{4}-\d{4}，10 分钟内有效/) as string,
    });
    const code = await codeTo('+15205550111');
    const wrong = code.startsWith('0') ? '11111111' : '00000000';
    await expect(loginByPhone(api(), { phone: '+1 520 555 0111', code: wrong })).rejects.toMatchObject({
      fieldErrors: { code: 'The verification code is incorrect' },
    });
    const { token } = await loginByPhone(api(), { phone: '(520) 555-0111', code });
    expect(await getUser(api(token ?? ''))).toMatchObject({ account: 'luisglass' });
    await expect(loginByPhone(api(), { phone: '5205550111', code })).rejects.toMatchObject({
      fieldErrors: { code: 'Please get the verification code first' },
    });
  });

  test('[R1.3] [R2.9] a number opens no account, and no answer reveals whether it has one', async () => {
    const known = '+16175550112';
    const unknown = '+12125550142';
    const answers: Record<string, unknown[]> = { [known]: [], [unknown]: [] };
    for (const phone of [known, unknown]) {
      const received = answers[phone] ?? [];
      received.push(await shop.call('/register/verify', { body: { phone, type: 'login' } }));
      received.push(await shop.call('/register/verify', { body: { phone, type: 'login' } }));
      for (let guess = 0; guess < 6; guess += 1)
        received.push(await shop.call('/login/mobile', { body: { phone, captcha: `9999999${guess}` } }));
    }
    expect(answers[known]).toEqual(answers[unknown]);
    expect(answers[known]?.[0]).toMatchObject({ status: 200 });
    expect(await outbox(unknown)).toEqual([]);
    expect(await outbox(known)).toHaveLength(1);
    const opened = await shop.database.selectFrom('buyer').select('id').where('phone', 'like', '%212%0142').execute();
    expect(opened).toEqual([]);
  });

  test('[R2.9] codes by text message are limited', async () => {
    const phone = '+14045550115';
    for (let sent = 0; sent < 6; sent += 1) {
      await sendSignInCode(api(), phone);
      shop.clock.now += 61_000;
    }
    await expect(sendSignInCode(api(), phone)).rejects.toMatchObject({ code: '910703' });
    const eve = await apiOf('graceglass');
    for (let sent = 0; sent < 10; sent += 1) await sendContactCode(eve, { phone: `+1212555${1000 + sent}` });
    await expect(sendContactCode(eve, { phone: '+12125552000' })).rejects.toMatchObject({ code: '910703' });
  });

  test('[R2.10] changing the email takes a code and notifies the previous address', async () => {
    const buyer = await apiOf('danaglass');
    const { email: old } = await getProfile(buyer);
    const next = 'Dana.New@glass.test';
    await expect(changeEmail(buyer, { email: next, code: '22222222' })).rejects.toMatchObject({
      fieldErrors: { code: 'Please get the verification code first' },
    });
    await sendContactCode(buyer, { email: next });
    await changeEmail(buyer, { email: next, code: await codeTo(next) });
    expect(await getProfile(buyer)).toMatchObject({ email: next });
    expect(await getUser(buyer)).toMatchObject({ unreadNotices: 1 });
    expect((await outbox(old))[0]).toMatchObject({
      subject: 'Your RIDER e-mail was changed',
      body: expect.stringContaining(next) as string,
    });
  });

  test('[R2.10] only the holder of an address learns that another account uses it', async () => {
    const buyer = await apiOf('danaglass');
    const { email } = await getProfile(await apiOf('priyaglass'));
    await sendContactCode(buyer, { email: email.toUpperCase() });
    const code = await codeTo(email);
    await expect(changeEmail(buyer, { email: email.toUpperCase(), code })).rejects.toMatchObject({
      fieldErrors: { email: 'This e-mail is used by another account.' },
    });
  });

  test('[R2.10] changing the number takes a code, notifies the previous number and allows sign-in with the new one', async () => {
    const buyer = await apiOf('tomglass');
    const next = '+86 138 0013 8000';
    await sendContactCode(buyer, { phone: next });
    const code = await codeTo('+8613800138000');
    await changePhone(buyer, { phone: next, code });
    expect(await getProfile(buyer)).toMatchObject({ phone: next, phoneConfirmed: true });
    expect((await outbox('+12185550113'))[0]?.body).toContain('taken off the account tomglass');
    shop.clock.now += 61_000;
    await sendSignInCode(api(), '13800138000');
    const { token } = await loginByPhone(api(), { phone: '13800138000', code: await codeTo('+8613800138000') });
    expect(await getUser(api(token ?? ''))).toMatchObject({ account: 'tomglass' });
    await sendSignInCode(api(), '+12185550113');
    expect(await outbox('+12185550113')).toHaveLength(1);
    const dana = await apiOf('danaglass');
    await sendContactCode(dana, { phone: next });
    await expect(changePhone(dana, { phone: next, code: await codeTo('+8613800138000') })).rejects.toMatchObject({
      fieldErrors: { phone: 'This number is used by another account.' },
    });
  });

  test('[R4.1] linking a WeChat user to another buyer ends the sessions of the previous one', async () => {
    const stolen = await apiOf('graceglass');
    const now = new Date(shop.clock.now);
    const { id: buyer_id } = await buyerNamed('graceglass');
    const person = { identity: 'w1', nickname: 'Wen' };
    await shop.database
      .insertInto('wechat_person')
      .values({ ...person, buyer_id, linked_at: now })
      .execute();
    const key_hash = createHash('sha256').update('key').digest('hex');
    const expires_at = new Date(shop.clock.now + 1_000);
    await shop.database
      .insertInto('wechat_link')
      .values({ ...person, key_hash, expires_at })
      .execute();
    const body = { account: 'tomglass', password: 'Rider2026', wechat_key: 'key' };
    const { data } = await shop.call<{ token: string }>('/login', { body });
    await expect(getUser(stolen)).rejects.toMatchObject({ kind: 'session' });
    expect(await getUser(api(data.token))).toMatchObject({ account: 'tomglass' });
  });

  test('[R4.1] a sign-in checked before a password change opens no session after it', async () => {
    const { id, password_hash, email, confirmed_phone } = await buyerNamed('priyaglass');
    const sessions = createSessions({ database: shop.database, clock: () => shop.clock.now, demo: true });
    const old = { id, email, confirmed_phone, password_hash: `${password_hash} of yesterday` };
    await expect(sessions.open(old)).rejects.toMatchObject({ reason: 'wrong-credentials' });
    await sessions.open({ ...old, password_hash });
  });

  test('[R4.1] [R4.5] signed-in devices are listed, and can be signed out everywhere at once', async () => {
    const signIn = async (userAgent: string, address: string) => {
      const answer = await shop.fetch('/api/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent, 'X-Forwarded-For': address },
        body: JSON.stringify({ account: 'wenglass', password: 'Rider2026' }),
      });
      return ((await answer.json()) as { data: { token: string } }).data.token;
    };
    const office = await signIn(WINDOWS, '203.0.113.77');
    shop.clock.now += 1000;
    const strange = await signIn('curl/8.5.0', '2001:db8:12:34::5');
    shop.clock.now += 1000;
    const devices = await getDevices(api(office));
    expect(devices).toMatchObject([
      { browser: 'Firefox', system: 'Windows', place: '203.0.113.*', current: true },
      { browser: '', system: '', place: '2001:db8:12:*', current: false },
    ]);
    expect(JSON.stringify(devices)).not.toContain('203.0.113.77');
    const other = await apiOf('graceglass');
    await signOutEverywhere(api(strange));
    for (const token of [office, strange])
      await expect(getUser(api(token ?? ''))).rejects.toMatchObject({ kind: 'session' });
    expect(await getUser(other)).toMatchObject({ account: 'graceglass' });
  });

  test('[R2.9] text messages are sent by the provider, and a rejected one waits', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    // A mock of Twilio's Messages API as documented by Twilio.
    const received: { url?: string | undefined; authorization?: string | undefined; body: string }[] = [];
    let status = 400;
    const standIn = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { url, headers } = request;
        received.push({ url, authorization: headers.authorization, body: Buffer.concat(chunks).toString() });
        response.writeHead(status, { 'Content-Type': 'application/json' });
        response.end(
          JSON.stringify(status === 201 ? { sid: 'SM1', status: 'queued' } : { code: 21211, message: "Invalid 'To'" }),
        );
      });
    });
    await new Promise<void>((listening) => standIn.listen(0, '127.0.0.1', listening));
    const origin = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`;
    const send = twilioSend({ account: 'AC1', token: 'secret', from: '+15005550006', origin });
    const { id } = await shop.database
      .insertInto('email_message')
      .values({
        channel: 'text',
        recipient: '+15205550111',
        subject: '',
        body: 'Code 1234-5678 & more',
        secret: true,
        state: 'waiting',
        created_at: new Date(shop.clock.now),
        due_at: new Date(shop.clock.now),
        sent_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const state = () =>
      shop.database.selectFrom('email_message').select(['state', 'body']).where('id', '=', id).executeTakeFirst();
    await sendDue({ database: shop.database, clock: () => shop.clock.now }, send, { channel: 'text' });
    expect(await state()).toMatchObject({ state: 'waiting' });
    expect(String(complaints.mock.calls[0]?.[1])).toContain(
      'Twilio answered 400: {"code":21211,"message":"Invalid \'To\'"}',
    );
    expect(JSON.stringify(complaints.mock.calls)).not.toContain('secret');
    status = 201;
    shop.clock.now += 61_000;
    await sendDue({ database: shop.database, clock: () => shop.clock.now }, send, { channel: 'text' });
    expect(await state()).toEqual({ state: 'sent', body: '' });
    expect(received[1]).toEqual({
      url: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
      body: 'To=%2B15205550111&From=%2B15005550006&Body=Code+1234-5678+%26+more',
    });
    await new Promise((closed) => standIn.close(closed));
    complaints.mockRestore();
  });
});
