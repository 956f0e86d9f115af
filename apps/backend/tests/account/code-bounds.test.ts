import { DEVICE_HEADER } from '@rider/api/account';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countCodeUse, codeUseByVisitor } from '../../src/account/code-use.ts';
import { ApiError } from '../../src/http/api-error.ts';
import { MAIN_DATABASE, type Envelope, type Shop } from '../testing/databases.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

interface FieldErrors {
  errors?: Record<string, string>;
}

describe.each(MAIN_DATABASE)('[R10.3] codes for a password reset on $name', ({ openShop }) => {
  let shop: Shop;
  let email: string;
  let clients = 0;
  const newClient = () => {
    clients += 1;
    return `10.0.${clients >> 8}.${clients & 255}`;
  };
  beforeAll(async () => {
    shop = await openShop();
    const find = shop.database.selectFrom('buyer').select('email').where('account', '=', 'luisglass');
    ({ email } = await find.executeTakeFirstOrThrow());
  });
  beforeEach(() => {
    shop.clock.now += 2 * DAY;
  });
  afterAll(() => shop.close());

  const post = async (path: string, body: object, from: string | Record<string, string>) => {
    const place = typeof from === 'string' ? { 'X-Forwarded-For': from } : from;
    const response = await shop.fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...place },
      body: JSON.stringify(body),
    });
    const { headers } = response;
    return { headers, ...((await response.json()) as Envelope<FieldErrors>) };
  };
  const requestCode = (client: string, to = email) => post('/register/verify', { email: to, type: 'reset' }, client);
  const guess = (captcha: string, client: string | Record<string, string>) =>
    post('/register/reset', { email, captcha, password: 'Channels12' }, client);
  /** Counts a guess like the call, but without hashing it, which would take too long for a long attack. */
  const countGuess = async (client: string): Promise<boolean> => {
    try {
      const subject = { recipient: email, purpose: 'reset', owner: null } as const;
      await countCodeUse(
        shop.services,
        'form',
        await codeUseByVisitor(shop.database, { client, device: null }, subject),
      );
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.reason === 'too-many-attempts') return false;
      throw error;
    }
  };
  const codeSent = async () => {
    const sent = await shop.database
      .selectFrom('email_message')
      .select('body')
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(sent.body)?.[0] ?? '';
  };

  test('a code has eight characters, and may be typed in lower case and without the hyphen', async () => {
    const client = newClient();
    await requestCode(client);
    const code = await codeSent();
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    expect((await guess('1234567890123', client)).data.errors).toHaveProperty('captcha');
    expect((await guess(` ${code.toLowerCase().replace('-', ' ')} `, client)).status).toBe(200);
  });

  test('one client may request six codes a day for one address, all clients thirty', async () => {
    const attacker = newClient();
    const answers = [];
    for (let index = 0; index < 7; index += 1) {
      answers.push(await requestCode(attacker));
      shop.clock.now += MINUTE;
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 400]);
    expect(answers.at(-1)).toMatchObject({ code: '910703', msg: 'Too many attempts. Please try again in 24 hours.' });
    expect(Number(answers.at(-1)?.headers.get('Retry-After'))).toBe(DAY / 1000 - 360);
    for (let index = 0; index < 24; index += 1) {
      expect((await requestCode(newClient())).status).toBe(200);
      shop.clock.now += MINUTE;
    }
    expect((await requestCode(newClient())).code).toBe('910703');
    shop.clock.now += DAY;
    expect((await requestCode(attacker)).status).toBe(200);
  });

  test('an address allows 50 guesses a day, one client 15 of them, independent of the number of codes', async () => {
    let looked = 0;
    for (let client = newClient(), round = 0; round < 80; round += 1) {
      if (round % 5 === 0) {
        shop.clock.now += MINUTE;
        await requestCode(newClient());
        client = newClient();
      }
      // The first guess of each client is a real call.
      const isLooked = round % 5 === 0 ? (await guess('22222222', client)).code !== '910703' : await countGuess(client);
      if (isLooked) looked += 1;
    }
    expect(looked).toBe(50);
    shop.clock.now += 2 * DAY;
    const alone = newClient();
    let own = 0;
    for (let round = 0; round < 20; round += 1) {
      if (round % 5 === 0) {
        shop.clock.now += MINUTE;
        await requestCode(alone);
      }
      if (await countGuess(alone)) own += 1;
    }
    expect(own).toBe(15);
    expect((await guess('22222222', alone)).code).toBe('910703');
    const owner = newClient();
    shop.clock.now += MINUTE;
    await requestCode(owner);
    expect((await guess(await codeSent(), owner)).status).toBe(200);
  });

  test('wrong guesses of strangers do not block its requester, nor the known devices of the account', async () => {
    const owner = newClient();
    await requestCode(owner);
    const code = await codeSent();
    const strangers = Array.from({ length: 4 }, newClient);
    // Five guesses use up the strangers' limit for the code; then a stranger's right guess is rejected as well.
    for (let wrong = 0; wrong < 5; wrong += 1) await guess('22222222', strangers[wrong % 4] ?? '');
    expect((await guess(code, newClient())).data.errors).toHaveProperty('captcha');
    for (let wrong = 0; wrong < 60; wrong += 1) await countGuess(strangers[wrong % 4] ?? '');
    expect((await guess(code, newClient())).code).toBe('910703');
    expect((await guess(code, owner)).status).toBe(200);

    // Strangers request codes until no new client gets one, and use up the guesses of the last code.
    for (let requests = 0; requests < 30; requests += 1) {
      shop.clock.now += MINUTE;
      await requestCode(newClient());
    }
    expect((await requestCode(newClient())).code).toBe('910703');
    shop.clock.now += MINUTE;
    // From the known address with a new device, then from that device at a new address: each reset forgets all other places.
    let from: Record<string, string> = { 'X-Forwarded-For': owner };
    for (let again = 0; again < 2; again += 1) {
      expect((await post('/register/verify', { email, type: 'reset' }, from)).status).toBe(200);
      for (let wrong = 0; wrong < 5; wrong += 1) await guess('22222222', newClient());
      const reset = await guess(await codeSent(), from);
      expect(reset.status).toBe(200);
      from = { 'X-Forwarded-For': newClient(), [DEVICE_HEADER]: reset.headers.get(DEVICE_HEADER) ?? '' };
      shop.clock.now += MINUTE;
    }
  });

  test('one client may request a hundred codes a day over all addresses', async () => {
    const client = newClient();
    let sent = 0;
    for (let index = 0; index < 130; index += 1) {
      if (index % 20 === 0) shop.clock.now += 10 * MINUTE;
      if ((await requestCode(client, `nobody${index}@weiss.example`)).status === 200) sent += 1;
    }
    expect(sent).toBe(100);
  });

  test('a password reset makes its device known and every other one unknown', async () => {
    const client = newClient();
    const before = await post('/login', { account: email, password: 'Channels12' }, client);
    const old = before.headers.get(DEVICE_HEADER) ?? '';
    await requestCode(client);
    const { headers } = await guess(await codeSent(), client);
    const device = headers.get(DEVICE_HEADER) ?? '';
    expect(device).toMatch(/^[\w-]{43}$/);
    const login = async (token: string, password: string) => {
      const response = await shop.fetch('/api/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': client, [DEVICE_HEADER]: token },
        body: JSON.stringify({ account: email, password }),
      });
      return (await response.json()) as Envelope;
    };
    for (let index = 0; index < 5; index += 1) await login(old, 'wrong123');
    expect((await login(old, 'Channels12')).code).toBe('910001');
    expect((await login(device, 'Channels12')).status).toBe(200);
  });
});
