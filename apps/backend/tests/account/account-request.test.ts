import { requestAccount, resetPassword, sendEmailCode } from '@rider/api/account-request';
import type { AccountRequestDraft } from '@rider/model/account-request';
import { approveAccountRequest, getAccountRequests, getOperatorLog, rejectAccountRequest } from '@rider/api/operator';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runHousekeeping } from '../../src/housekeeping/housekeeping.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { ACCOUNT_REQUEST_DRAFT, AccountRequests } from './account-request-draft.ts';

describe.each(MAIN_DATABASE)('account requests on $name', ({ openShop }) => {
  let shop: Shop;
  let maya: string;
  let requests: AccountRequests;
  let count = 0;
  let draft: AccountRequestDraft;

  const api = (...given: Parameters<AccountRequests['api']>) => requests.api(...given);
  const submitRequest = (change: Partial<AccountRequestDraft> = {}) => requests.submit({ ...draft, ...change });
  const signIn = (account: string, password: string) => shop.call('/login', { body: { account, password } });

  beforeAll(async () => {
    shop = await openShop();
    maya = await shop.signInAgent();
    requests = new AccountRequests(shop, maya);
  });
  beforeEach(() => {
    count += 1;
    // Rate limits expire.
    shop.clock.now += 660_000;
    draft = { ...ACCOUNT_REQUEST_DRAFT, email: `Nora${count}@weiss.example`, account: `noraweiss${count}` };
  });
  afterAll(() => shop.close());

  test('[R1.3] [R1.4] a request is pending, sign-in reports that, and an operator’s approval opens the account with an email', async () => {
    await submitRequest();
    expect(await signIn(draft.account, draft.password)).toMatchObject({ status: 400, code: '910002' });
    const request = await requests.requestOf(draft.account);
    expect(request).toMatchObject({
      name: 'Nora Weiss',
      company: 'Weiss Glazing LLC',
      licenseNumber: 'ROC 998877',
      phone: '(520) 555-0170',
      email: draft.email,
      billing: '12 Mesquite Ave, Tucson, AZ, 85713, US',
      state: 'pending',
      decision: null,
    });
    expect((await getAccountRequests(api(maya), { state: 'approved', search: draft.account })).total).toBe(0);

    await approveAccountRequest(api(maya), request.id);
    expect(await signIn(draft.account, draft.password)).toMatchObject({ status: 200 });
    expect(await signIn(draft.email, draft.password)).toMatchObject({ status: 200 });
    expect(await requests.requestOf(draft.account)).toMatchObject({
      state: 'approved',
      decision: { by: 'Maya Lindqvist' },
    });
    expect((await requests.emailsTo(draft.email)).map(({ subject, state }) => `${state} ${subject}`)).toEqual([
      'unsent Your RIDER account is open',
      'unsent We received your account request',
      expect.stringMatching(/^unsent [2-9A-Z]{4}-[2-9A-Z]{4} is your RIDER code$/),
    ]);
    expect((await getOperatorLog(api(maya), { search: draft.account })).items).toMatchObject([
      { action: 'accountRequest.approve', operator: 'Maya Lindqvist' },
    ]);
  });

  test('[R1.4] a rejection sends its reason in the language of the request; another request is possible', async () => {
    await requestAccount(api(undefined, 'zh-CN'), { ...draft, code: await requests.codeFor(draft.email) });
    const { id } = await requests.requestOf(draft.account);
    await expect(rejectAccountRequest(api(maya), { requestId: id, reason: '  ' })).rejects.toMatchObject({
      fieldErrors: { reason: 'Please give a reason. The applicant will see it.' },
    });
    await rejectAccountRequest(api(maya), { requestId: id, reason: 'The license has expired.' });
    expect(await signIn(draft.account, draft.password)).toMatchObject({ status: 400, code: '910003' });
    expect((await requests.emailsTo(draft.email))[0]).toMatchObject({
      subject: '关于您的 RIDER 开户申请',
      body: expect.stringContaining('The license has expired.') as string,
    });
    shop.clock.now += 61_000;
    await submitRequest({ licenseNumber: 'ROC 112233' });
    expect(await requests.requestOf(draft.account)).toMatchObject({
      id,
      state: 'pending',
      licenseNumber: 'ROC 112233',
      decision: null,
    });
  });

  test('is decided once, and only by operators', async () => {
    await submitRequest();
    const { id } = await requests.requestOf(draft.account);
    const decide = () => approveAccountRequest(api(maya), id);
    const outcomes = await Promise.allSettled([decide(), decide()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(rejectAccountRequest(api(maya), { requestId: id, reason: 'No.' })).rejects.toMatchObject({
      code: '910707',
    });
    await expect(approveAccountRequest(api(maya), '999999')).rejects.toMatchObject({ code: '100026' });
    const buyer = await shop.signIn('luisglass');
    await expect(approveAccountRequest(api(buyer), id)).rejects.toMatchObject({ kind: 'session' });
    expect((await requests.emailsTo(draft.email)).filter(({ subject }) => subject.includes('open'))).toHaveLength(1);
    expect((await getOperatorLog(api(maya), { search: draft.account })).total).toBe(1);
  });

  test('[R5.1] [R5.2] [R5.3] every fault is reported at its field, in the requester’s language', async () => {
    const empty = { ...draft, firstName: '4', lastName: '', company: '', licenseNumber: '', ownerName: '', phone: '1' };
    const bad = { ...empty, email: 'nobody', account: 'ab', password: 'x', code: '', terms: false };
    const rejected = requestAccount(api(), { ...bad, billing: { ...draft.billing, state: 'ZZ', zip: '1', city: '' } });
    await expect(rejected).rejects.toMatchObject({
      kind: 'rejected',
      fieldErrors: {
        firstName: 'A name has letters, spaces, apostrophes, hyphens and dots only.',
        lastName: 'Please enter the last name.',
        company: 'Please enter the company.',
        licenseNumber: 'Please enter the contractor license number.',
        ownerName: 'Please enter the name.',
        phone: 'Please enter a valid phone number. For another country, begin with + and its code.',
        'billing.city': 'Please enter the city.',
        'billing.state': 'Please choose the state or province.',
        'billing.zip': 'This postal code is not valid for the country.',
        email: 'Wrong or Invalid email address!Please correct and try again.',
        account: 'An account name has 6-20 letters and digits.',
        password: 'A password has 6-16 letters and digits.',
        code: 'Please enter the verification code.',
        terms: 'Please agree to the terms.',
      },
    });
    await expect(requestAccount(api(undefined, 'zh-CN'), { ...draft, terms: false, code: '1' })).rejects.toMatchObject({
      fieldErrors: { terms: '请同意服务条款。' },
    });
    await expect(requestAccount(api(), { ...draft, code: '1', company: 'x'.repeat(201) })).rejects.toMatchObject({
      fieldErrors: { company: 'This text is too long.' },
    });
  });

  describe('the emailed code', () => {
    const wrong = (code: string) => (code === '2222-2222' ? '33333333' : '22222222');

    test('is required, and valid once for its address and purpose only', async () => {
      const none = { fieldErrors: { code: 'Please get the verification code first' } };
      await expect(submitRequest({ code: '123456' })).rejects.toMatchObject(none);
      const code = await requests.codeFor(draft.email);
      await expect(submitRequest({ code, email: 'else@weiss.example' })).rejects.toMatchObject(none);
      await expect(resetPassword(api(), { email: draft.email, code, password: 'Hinges91' })).rejects.toMatchObject(
        none,
      );
      await submitRequest({ code });
      await expect(submitRequest({ code, account: `${draft.account}b` })).rejects.toMatchObject(none);
    });

    test('stays valid when another field is rejected', async () => {
      const code = await requests.codeFor(draft.email);
      await expect(submitRequest({ code, account: 'LuisGlass' })).rejects.toMatchObject({
        fieldErrors: { account: 'This account name is taken. Please choose another.' },
      });
      await submitRequest({ code });
    });

    test('allows five wrong guesses', async () => {
      const code = await requests.codeFor(draft.email);
      for (let guess = 0; guess < 5; guess += 1)
        await expect(submitRequest({ code: wrong(code) })).rejects.toMatchObject({
          fieldErrors: { code: 'The verification code is incorrect' },
        });
      await expect(submitRequest({ code })).rejects.toMatchObject({
        fieldErrors: { code: 'Please get the verification code first' },
      });
    });

    test('is valid for ten minutes', async () => {
      const code = await requests.codeFor(draft.email);
      shop.clock.now += 600_000;
      await expect(submitRequest({ code })).rejects.toMatchObject({
        fieldErrors: { code: 'Please get the verification code first' },
      });
    });

    test('is sent again after a minute, which invalidates the previous one', async () => {
      const first = await requests.codeFor(draft.email);
      await expect(sendEmailCode(api(), { email: draft.email, purpose: 'register' })).rejects.toMatchObject({
        code: '910702',
      });
      shop.clock.now += 60_000;
      const second = await requests.codeFor(draft.email);
      await expect(submitRequest({ code: first })).rejects.toMatchObject({
        fieldErrors: { code: 'The verification code is incorrect' },
      });
      await submitRequest({ code: second });
    });

    test('is limited per recipient and client', async () => {
      const send = (index: number) =>
        sendEmailCode(api(), { email: `many${index}@weiss.example`, purpose: 'register' });
      for (let index = 0; index < 20; index += 1) await send(index);
      await expect(send(20)).rejects.toMatchObject({ code: '910703' });
    });

    test('does not reveal who has an account', async () => {
      const { email } = await shop.database
        .selectFrom('buyer')
        .select('email')
        .where('account', '=', 'luisglass')
        .executeTakeFirstOrThrow();
      const answers = [];
      for (const [to, purpose] of [
        [email, 'register'],
        [draft.email, 'register'],
        [email, 'reset'],
        [`nobody${count}@weiss.example`, 'reset'],
      ] as const)
        answers.push(await shop.call('/register/verify', { body: { email: to, type: purpose } }));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect((await requests.emailsTo(email)).map(({ subject }) => subject)).toContain(
        'You already have a RIDER account',
      );
      expect(await requests.emailsTo(`nobody${count}@weiss.example`)).toEqual([]);
    });

    test('is deleted an hour later, also from the emails', async () => {
      const code = await requests.codeFor(draft.email);
      shop.clock.now += 3_600_001 + 600_000;
      await runHousekeeping(shop.services);
      expect(JSON.stringify(await requests.emailsTo(draft.email))).not.toContain(code);
      const codes = await shop.database.selectFrom('sent_code').selectAll().execute();
      expect(codes.filter(({ recipient }) => recipient === draft.email.toLowerCase())).toEqual([]);
    });
  });

  test('[R2.9] [R10.8] a password reset takes a code, ends every session and notifies the buyer by email', async () => {
    await submitRequest();
    await approveAccountRequest(api(maya), (await requests.requestOf(draft.account)).id);
    const { data } = await shop.call<{ token: string }>('/login', {
      body: { account: draft.account, password: draft.password },
    });
    const code = await requests.codeFor(draft.email, 'reset');
    await expect(resetPassword(api(), { email: draft.email, code, password: 'x' })).rejects.toMatchObject({
      fieldErrors: { password: 'A password has 6-16 letters and digits.' },
    });
    await resetPassword(api(), { email: draft.email.toUpperCase(), code, password: 'Channels12' });
    expect(await shop.call('/user', { token: data.token })).toMatchObject({ status: 110002 });
    expect(await signIn(draft.account, draft.password)).toMatchObject({ status: 410025 });
    expect(await signIn(draft.account, 'Channels12')).toMatchObject({ status: 200 });
    expect((await requests.emailsTo(draft.email))[0]).toMatchObject({ subject: 'Your RIDER password was changed' });
    await expect(resetPassword(api(), { email: draft.email, code, password: 'Channels13' })).rejects.toMatchObject({
      fieldErrors: { code: 'Please get the verification code first' },
    });
  });

  test('[R1.4] a pending account of the catalogue can be decided on too', async () => {
    const waiting = (await getAccountRequests(api(maya), { state: 'pending' })).items;
    const demo = waiting.find(({ account }) => !account.startsWith('noraweiss'));
    await approveAccountRequest(api(maya), demo?.id ?? '');
    expect(await signIn(demo?.account ?? '', 'Rider2026')).toMatchObject({ status: 200 });
  });
});
