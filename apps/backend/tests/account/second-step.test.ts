import { createApi } from '@rider/api';
import { beginSecondStep, confirmSecondStep, endSecondStep, getSecondStep, type DeskAgent } from '@rider/api/desk';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionKey } from '../../src/account/sessions.ts';
import { resetSecondStep } from '../../src/agent/second-step.ts';
import { openLine } from '../testing/chat-line.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';

interface Session {
  token: string;
  kefuInfo: DeskAgent;
}

describe.each(MAIN_DATABASE)('two-step sign-in at the desk on $name', ({ openShop }) => {
  let shop: Shop;
  const signIn = (code?: string, account = 'maya') =>
    shop.call<Session>('/kefuapi/login', {
      body: { account, password: 'Rider2026', ...(code !== undefined && { code }) },
    });
  const api = (session: Session) =>
    createApi({
      fetch: shop.fetch,
      baseUrl: 'http://shop.test/api',
      locale: 'en-US',
      token: session.token,
      onNewToken: (token) => {
        session.token = token;
      },
    });
  const codeNow = (secret: string) => new TOTP({ secret }).generate({ timestamp: shop.clock.now });
  const later = (seconds: number) => {
    shop.clock.now += seconds * 1000;
  };
  const enrol = async (session: Session) => {
    const { secret, picture } = await beginSecondStep(api(session));
    expect(picture).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    return { secret, codes: await confirmSecondStep(api(session), codeNow(secret)) };
  };

  beforeAll(async () => {
    shop = await openShop({ demo: true, demandsSecondStep: true });
  });
  afterAll(() => shop.close());

  test('[R4.1] if required, it precedes every operator call; a code is valid once', async () => {
    const { data: first } = await signIn();
    expect(first.kefuInfo).toMatchObject({ staffRole: 'owner', secondStepRequired: true });
    const log = (token: string) => shop.call('/operator/log', { token });
    expect(await log(first.token)).toMatchObject({ status: 400, code: '910712' });
    await expect(beginSecondStep(api({ ...first, token: await shop.signIn('luisglass') }))).rejects.toMatchObject({
      kind: 'session',
    });

    const { secret: unused } = await beginSecondStep(api(first));
    expect((await signIn()).status).toBe(200);
    const { secret } = await enrol(first);
    expect(secret).not.toBe(unused);
    expect(await log(first.token)).toMatchObject({ status: 200 });
    await expect(beginSecondStep(api(first))).rejects.toMatchObject({ code: '910710' });

    expect(await signIn()).toMatchObject({ status: 400, code: '910709' });
    // The code of the setup was already used.
    expect(await signIn(codeNow(secret))).toMatchObject({ status: 400, code: '910711' });
    later(30);
    const code = codeNow(secret);
    expect(await signIn(`${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
      status: 200,
      data: { kefuInfo: { secondStepRequired: false } },
    });
    expect(await signIn(code)).toMatchObject({ status: 400, code: '910711' });
    expect(await shop.call('/kefuapi/login', { body: { account: 'maya', password: 'Wrong2026', code } })).toMatchObject(
      {
        status: 410025,
      },
    );
  });

  test('[R4.1] [R10.8] setting up the step ends sessions without it, and their sockets', async () => {
    const { data: stolen } = await signIn(undefined, 'rosa');
    const { data: own } = await signIn(undefined, 'rosa');
    const line = openLine(shop.backend);
    line.send({ type: 'kefu_login', data: stolen.token });
    await line.next('success');
    const replaced = own.token;
    const { codes } = await enrol(own);
    const log = (token: string) => shop.call('/operator/log', { token });
    expect(await log(own.token)).toMatchObject({ status: 200 });
    expect(await log(stolen.token)).toMatchObject({ status: 110002 });
    await line.next('error');
    expect(line.closed).toBe(true);
    expect(await log(replaced)).toMatchObject({ code: '900005' });
    later(30);
    expect(await log(replaced)).toMatchObject({ status: 110003 });

    // Simulates a sign-in that was checked before the second step was set up and opened its session afterwards.
    const { agent_id } = await shop.database
      .updateTable('agent_session')
      .set({ passed_second_step: false })
      .where('token_hash', '=', sessionKey(own.token))
      .returning('agent_id')
      .executeTakeFirstOrThrow();
    expect(await log(own.token)).toMatchObject({ status: 110003 });
    expect(await shop.call('/kefuapi/conversations', { token: own.token })).toMatchObject({ status: 110003 });

    const { data: passed } = await signIn(codes[0], 'rosa');
    const { data: other } = await signIn(codes[1], 'rosa');
    await endSecondStep(api(passed), codes[2] ?? '');
    expect(await log(other.token)).toMatchObject({ status: 110002 });
    // The second step is required, and this session's was removed.
    expect(await log(passed.token)).toMatchObject({ status: 400, code: '910712' });
    await resetSecondStep(shop.database, agent_id);
    expect(await log(passed.token)).toMatchObject({ status: 110002 });
  });

  test('[R4.1] recovery codes are valid once, and turn the step off', async () => {
    const { data } = await signIn(undefined, 'daniel');
    const { codes } = await enrol(data);
    expect(new Set(codes).size).toBe(10);
    const [recovery = '', other = ''] = codes;
    expect((await signIn(recovery.toLowerCase(), 'daniel')).status).toBe(200);
    expect(await signIn(recovery, 'daniel')).toMatchObject({ code: '910711' });
    expect(await getSecondStep(api(data))).toEqual({ isOn: true, recoveryCodes: 9 });
    const stored = await shop.database.selectFrom('agent_recovery_code').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(other.replace('-', ''));
    await expect(endSecondStep(api(data), '000000')).rejects.toMatchObject({ code: '910711' });
    await endSecondStep(api(data), other);
    expect((await signIn(undefined, 'daniel')).status).toBe(200);
  });

  test('[R10.3] guesses are limited, and a command turns it off', async () => {
    later(3_600);
    for (let guess = 0; guess < 30; guess += 1) await signIn(`9${String(guess).padStart(5, '0')}`);
    expect(await signIn('999999')).toMatchObject({ code: '910703' });
    const { id } = await shop.database
      .selectFrom('agent')
      .select('id')
      .where('account', '=', 'maya')
      .executeTakeFirstOrThrow();
    await resetSecondStep(shop.database, id);
    expect((await signIn()).status).toBe(200);
  });
});
