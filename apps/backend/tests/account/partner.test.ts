import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { Api } from '@rider/api';
import { EMBEDDED_CHAT_CALLS } from '@rider/api/gateway';
import { getChatToken } from '@rider/api/chat';
import {
  getOperatorBuyers,
  getOperatorLog,
  getPartnerKeys,
  issuePartnerKey,
  revokePartnerKey,
} from '@rider/api/operator';
import { sign as signByLibrary } from 'hono/jwt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../src/http/app.ts';
import { ROUTE_MODULES, type BackendServices } from '../../src/index.ts';
import { purgeExpiredChatSessions } from '../../src/partner/chat-session.ts';
import { openLine } from '../testing/chat-line.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi } from '../testing/refund/refund-calls.ts';

/** All registered calls but those that end the requester's own session. Registering uses no service. */
const CALLS = createApp(ROUTE_MODULES, {} as BackendServices)
  .routes.filter(({ method }) => method !== 'ALL')
  .map(({ method, path }) => ({ method, path: path.replace('/api', '') }));

/** The calls allowed to a partner's buyer; the records' older path returns the same as the newer one. */
const ALLOWED = new Set([...Object.keys(EMBEDDED_CHAT_CALLS), 'user/service/record'].map((path) => `/${path}`));

interface Key {
  id: string;
  privateKey: string;
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token signed by a partner, or by a forger. */
function assertionOf(key: Key, claims: object, head: object = {}): string {
  const text = `${part({ alg: 'RS256', typ: 'JWT', kid: key.id, ...head })}.${part(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key.privateKey).toString('base64url')}`;
}

describe.each(MAIN_DATABASE)('partners on $name', ({ openShop }) => {
  let shop: Shop;
  let operator: Api;
  let anyone: Api;
  let key: Key;

  beforeAll(async () => {
    shop = await openShop();
    operator = await operatorApi(shop);
    anyone = apiOf(shop, '');
    key = await issuePartnerKey(operator, { partner: 'Northwind Doors' });
  });
  afterAll(() => shop.close());

  const seconds = () => Math.floor(shop.clock.now / 1000);
  const claims = (more: object = {}) => ({
    aud: 'rider-chat',
    iat: seconds(),
    jti: randomUUID(),
    sub: 'buyer-7',
    name: 'Wanda',
    ...more,
  });
  const tokenOf = (more: object = {}, by = key) => getChatToken(anyone, assertionOf(by, claims(more)));

  test('[R7.13] a key issued by an operator gets a token for fifteen minutes', async () => {
    const { token, expiresAt } = await tokenOf();
    expect(expiresAt).toBe((seconds() + 900) * 1000);
    expect(await shop.call('/user', { token })).toMatchObject({ status: 200, data: { nickname: 'Wanda' } });
  });

  test('[R7.13] the same external id is the same buyer for all keys of a partner, and another buyer for another partner', async () => {
    const first = await tokenOf();
    const second = await tokenOf({ name: 'Wanda R.' }, await issuePartnerKey(operator, { partner: 'Northwind Doors' }));
    const other = await tokenOf({}, await issuePartnerKey(operator, { partner: 'Southgate' }));
    expect(second.uid).toBe(first.uid);
    expect(other.uid).not.toBe(first.uid);
    expect((await shop.call('/user', { token: first.token })).data).toMatchObject({ nickname: 'Wanda R.' });
    const { items } = await getOperatorBuyers(operator, { search: 'Northwind' });
    expect(items, 'a buyer who can only chat has no balance to top up').toEqual([]);
  });

  test('[R7.13] concurrent first tokens for one buyer create one buyer', async () => {
    const tokens = await Promise.all(Array.from({ length: 6 }, () => tokenOf({ sub: 'at once' })));
    expect(new Set(tokens.map(({ uid }) => uid)).size).toBe(1);
  });

  test('[R7.13] [R10.6] a token allows chat calls; every other call treats it as signed out', async () => {
    const { token } = await tokenOf();
    const codes = async (given: string) => {
      const found: Record<string, string> = {};
      for (const { method, path } of CALLS) {
        const address = path.replaceAll(/:\w+(\{[^}]*\})?\??/g, '1');
        const { status, code } = await shop.call(address, {
          method,
          token: given,
          ...(method === 'POST' && { body: {} }),
        });
        found[`${method} ${path}`] = `${status} ${code ?? ''}`;
      }
      return found;
    };
    const [stranger, partner] = [await codes('chat_nobody'), await codes(token)];
    const opened = Object.keys(stranger).filter((call) => stranger[call] !== partner[call]);
    // The socket's URL is public.
    const wanted = [...ALLOWED].filter((path) => path !== '/get_workerman_url');
    expect(opened.map((call) => call.split(' ')[1]).toSorted()).toEqual(wanted.toSorted());
  });

  test('[R7.13] its buyer chats with an agent by the socket, and nobody can sign in as that buyer', async () => {
    const { token, uid } = await tokenOf({ sub: 'talker' });
    const line = openLine(shop.backend);
    line.send({ type: 'login', data: token });
    expect((await line.next('success')).data).toMatchObject({ uid: Number(uid) });
    line.send({ type: 'chat', data: { msn: 'Forty hinges?', type: 1, to_uid: 1000009001, cid: 'a' } });
    expect((await line.next('chat')).data).toMatchObject({ msn: 'Forty hinges?' });
    const buyer = await shop.database
      .selectFrom('buyer')
      .selectAll()
      .where('id', '=', Number(uid))
      .executeTakeFirstOrThrow();
    for (const password of ['none', 'Rider2026'])
      expect((await shop.call('/login', { body: { account: buyer.account, password } })).status).toBe(410025);
    line.leave();
  });

  test('[R7.13] an assertion is valid once within five minutes, its token for fifteen', async () => {
    const assertion = assertionOf(key, claims());
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => getChatToken(anyone, assertion)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(getChatToken(anyone, assertion)).rejects.toMatchObject({ code: '910803' });
    const { token } = await tokenOf();
    const late = assertionOf(key, claims());
    shop.clock.now += 301_000;
    await expect(getChatToken(anyone, late)).rejects.toMatchObject({ code: '910802' });
    expect((await shop.call('/user', { token })).status).toBe(200);
    shop.clock.now += 600_000;
    expect((await shop.call('/user', { token })).status).toBe(110003);
    await purgeExpiredChatSessions(shop.database, shop.clock.now);
    expect((await shop.call('/user', { token })).status).toBe(110002);
    // Housekeeping does not make a used token valid again.
    await expect(getChatToken(anyone, assertion)).rejects.toMatchObject({ code: '910802' });
  });

  test('[R10.6] an assertion that the key did not sign, or signed for another purpose, is rejected without details', async () => {
    const stranger = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    const { public_key } = await shop.database
      .selectFrom('partner_key')
      .select('public_key')
      .where('id', '=', key.id)
      .executeTakeFirstOrThrow();
    const [head = '', body = ''] = assertionOf(key, claims()).split('.');
    const forged = [
      assertionOf({ ...key, privateKey: stranger.privateKey }, claims()),
      `${part({ alg: 'none', typ: 'JWT', kid: key.id })}.${body}.`,
      `${head}.${body}.`,
      `${head}.${part(claims({ sub: 'somebody else' }))}.${assertionOf(key, claims()).split('.')[2]}`,
      // Uses the public key as the secret of a symmetric signature.
      await signByLibrary({ ...claims() }, public_key, 'HS256'),
      assertionOf(key, claims({ aud: 'another service' })),
      assertionOf(key, claims({ aud: undefined })),
      assertionOf(key, claims({ iat: undefined })),
      assertionOf(key, claims({ iat: '2026' })),
      assertionOf(key, claims({ iat: seconds() + 120 })),
      assertionOf(key, claims({ exp: seconds() - 1 })),
      assertionOf(key, claims({ jti: undefined })),
      assertionOf(key, claims({ sub: '' })),
      assertionOf(key, claims({ sub: { a: 1 } })),
      assertionOf(key, claims({ sub: 'a\0b' })),
      assertionOf(key, claims({ name: 'x'.repeat(81) })),
      assertionOf(key, claims(), { kid: 7 }),
      assertionOf(key, claims(), { kid: 'pk_\0' }),
      assertionOf(key, claims(), { crit: ['exp'] }),
      'a.b.c',
      'null.null.null',
      '',
      'x'.repeat(5000),
    ];
    for (const assertion of forged)
      await expect(getChatToken(anyone, assertion), assertion).rejects.toMatchObject({
        kind: 'rejected',
        code: '910802',
      });
    for (const assertion of [7, null, ['a'], { a: 1 }])
      expect((await shop.call('/partner/chat_token', { body: { assertion } })).status).not.toBe(200);
    const unknown = assertionOf({ ...key, id: 'pk_aaaaaaaaaaaa' }, claims());
    await expect(getChatToken(anyone, unknown)).rejects.toMatchObject({ code: '910801' });
  });

  test('[R1.6] [R7.13] a revoked key is rejected, its tokens end immediately and their sockets close; the log records both', async () => {
    const given = await issuePartnerKey(operator, { partner: 'Leaving Ltd' });
    const { token } = await tokenOf({}, given);
    const line = openLine(shop.backend);
    line.send({ type: 'login', data: token });
    await line.next('success');
    await revokePartnerKey(operator, given.id);
    await revokePartnerKey(operator, given.id);
    await expect.poll(() => line.closed).toBe(true);
    expect((await shop.call('/user', { token })).status).toBe(110002);
    await expect(tokenOf({}, given)).rejects.toMatchObject({ code: '910801' });
    await expect(revokePartnerKey(operator, 'pk_unknown')).rejects.toMatchObject({ code: '910801' });
    const { items } = await getOperatorLog(operator, { search: 'Leaving' });
    expect(items.map(({ action, detail }) => [action, detail])).toEqual([
      ['partnerKey.revoke', given.id],
      ['partnerKey.issue', given.id],
    ]);
    expect((await getPartnerKeys(operator, { state: 'revoked' })).items.map(({ id }) => id)).toEqual([given.id]);
    expect((await getPartnerKeys(operator, { search: 'leaving', state: 'good' })).total).toBe(0);
  });

  test('[R1.6] keys are for operators, the private key is shown once, and a partner needs a name', async () => {
    const buyer = apiOf(shop, await shop.signIn('luisglass'));
    for (const api of [anyone, buyer]) {
      await expect(getPartnerKeys(api, {})).rejects.toMatchObject({ kind: 'session' });
      await expect(issuePartnerKey(api, { partner: 'Mallory' })).rejects.toMatchObject({ kind: 'session' });
      await expect(revokePartnerKey(api, key.id)).rejects.toMatchObject({ kind: 'session' });
    }
    await expect(issuePartnerKey(operator, { partner: ' ' })).rejects.toMatchObject({
      fieldErrors: { partner: 'Enter the partner’s name.' },
    });
    const stored = await shop.database.selectFrom('partner_key').selectAll().execute();
    expect(JSON.stringify([stored, await getPartnerKeys(operator, {})])).not.toContain('PRIVATE');
  });

  test('[R10.2] a partner gets 2,000 tokens an hour, independent of other partners', async () => {
    const busy = await issuePartnerKey(operator, { partner: 'Busy Inc' });
    await tokenOf({}, busy);
    await shop.database
      .updateTable('login_attempt')
      .set({ attempts: 2000 })
      .where('subject', 'like', 'partner %')
      .where('attempts', '=', 1)
      .execute();
    await expect(tokenOf({}, busy)).rejects.toMatchObject({ code: '910703' });
    await expect(tokenOf()).resolves.toMatchObject({ uid: expect.any(String) });
    shop.clock.now += 3_600_000;
    await expect(tokenOf({}, busy)).resolves.toMatchObject({ uid: expect.any(String) });
  });
});
