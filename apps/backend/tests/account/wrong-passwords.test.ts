import { DEVICE_HEADER } from '@rider/api/account';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkPassword, type Attempt } from '../../src/account/check-password.ts';
import { addBuyers } from '../testing/customers.ts';
import { MAIN_DATABASE, type Envelope, type Shop } from '../testing/databases.ts';

const PASSWORD = 'Rider2026';
const DAY = 86_400_000;

interface Answered extends Envelope {
  /** Seconds to wait, from Retry-After. */
  wait: number;
  device: string | null;
}

describe.each(MAIN_DATABASE)('[R10.3] wrong passwords on $name', ({ name, openShop }) => {
  let shop: Shop;
  let clients = 0;
  /** A new network address. */
  const newClient = () => {
    clients += 1;
    return `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`;
  };
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    shop.clock.now += 2 * DAY;
  });

  const post = async (path: string, body: object, headers: Record<string, string>): Promise<Answered> => {
    const response = await shop.fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return {
      ...((await response.json()) as Envelope),
      wait: Number(response.headers.get('Retry-After') ?? 0),
      device: response.headers.get(DEVICE_HEADER),
    };
  };
  const from = (client: string, device?: string | null): Record<string, string> => ({
    'X-Forwarded-For': client,
    ...(device && { [DEVICE_HEADER]: device }),
  });
  const login = (account: string, password: string, headers: Record<string, string>) =>
    post('/login', { account, password }, headers);
  const wrong = async (account: string, count: number, headers: Record<string, string>): Promise<Answered[]> => {
    const answers = [];
    for (let index = 0; index < count; index += 1) answers.push(await login(account, 'wrong123', headers));
    return answers;
  };

  test('the fifth wrong one delays sign-in by a second, each further one doubles it; the error states the delay in both languages', async () => {
    const here = from(newClient());
    expect((await wrong('luisglass', 5, here)).map(({ status }) => status)).toEqual(Array(5).fill(410025));
    const waits = [];
    for (let round = 0; round < 11; round += 1) {
      const held = await login('luisglass', 'wrong123', here);
      expect(held.code).toBe('910001');
      waits.push(held.wait);
      shop.clock.now += held.wait * 1000;
      expect((await login('luisglass', 'wrong123', here)).status).toBe(410025);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    expect((await login('luisglass', PASSWORD, here)).msg).toBe(
      'Too many wrong passwords. Please try again in 5 minutes.',
    );
    shop.clock.now += 270_000;
    expect((await login('luisglass', PASSWORD, { ...here, 'Content-Language': 'zh-CN' })).msg).toBe(
      '密码错误次数过多，请30秒后再试。',
    );
    shop.clock.now += 30_000;
    expect((await login('luisglass', PASSWORD, here)).status).toBe(200);
    expect((await wrong('luisglass', 5, here)).at(-1)?.status).toBe(410025);
  });

  test('parallel guesses share the count', async () => {
    const here = from(newClient());
    const answers = await Promise.all(Array.from({ length: 14 }, () => login('luisglass', 'wrong123', here)));
    expect(answers.filter(({ status }) => status === 410025)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === '910001')).toHaveLength(9);
  });

  test('unknown accounts are delayed like known ones', async () => {
    const here = from(newClient());
    const known = (await wrong('luisglass', 7, here)).map(({ status, msg }) => ({ status, msg }));
    const unknown = (await wrong('nobody99', 7, here)).map(({ status, msg }) => ({ status, msg }));
    expect(unknown).toEqual(known);
  });

  test('60 wrong ones from one address delay nobody else behind it', async () => {
    const client = newClient();
    const accounts = ['marekglass', 'nobody', ...(await addBuyers(shop, 'neighbor', 10))];
    await Promise.all(accounts.map((account) => wrong(account, 5, from(client))));
    for (const account of ['luisglass', 'priyaglass', 'graceglass'])
      expect((await login(account, PASSWORD, from(client))).status).toBe(200);
  });

  test('an office of 50 behind one address signs in concurrently, after three typing errors each', async () => {
    const client = newClient();
    const people = await addBuyers(shop, 'office', 50);
    const mistypings = people.map((account) => wrong(account, 3, from(client)));
    for (const answers of await Promise.all(mistypings))
      expect(answers.map(({ status }) => status)).toEqual([410025, 410025, 410025]);
    const signedIn = await Promise.all(people.map((account) => login(account, PASSWORD, from(client))));
    expect(new Set(signedIn.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('a known device signs in without a delay while its account is attacked from the same address', async () => {
    const client = newClient();
    const { device } = await login('luisglass', PASSWORD, from(client));
    expect(device).toMatch(/^[\w-]{43}$/);
    expect((await wrong('luisglass', 8, from(client))).at(-1)?.code).toBe('910001');
    expect(await login('luisglass', PASSWORD, from(client, device))).toMatchObject({ status: 200, device });
    expect((await wrong('luisglass', 6, from(newClient(), device))).at(-1)?.code).toBe('910001');
    expect((await login('luisglass', PASSWORD, from(newClient()))).status).toBe(200);
  });

  test('a device is known only to accounts that signed in on it; a forged token to none', async () => {
    const client = newClient();
    const { device } = await login('luisglass', PASSWORD, from(client));
    await wrong('priyaglass', 6, from(client));
    expect((await login('priyaglass', PASSWORD, from(client, device))).code).toBe('910001');
    shop.clock.now += 10_000;
    expect(await login('priyaglass', PASSWORD, from(client, device))).toMatchObject({ status: 200, device });
    expect((await wrong('priyaglass', 6, from(client))).at(-1)?.code).toBe('910001');
    expect((await login('priyaglass', PASSWORD, from(client, device))).status).toBe(200);
    const forged = 'A'.repeat(43);
    const other = await login('graceglass', PASSWORD, from(client, forged));
    expect(other.status).toBe(200);
    expect(other.device).not.toBe(forged);
    const stored = JSON.stringify(await shop.database.selectFrom('known_place').selectAll().execute());
    for (const secret of [device ?? '', other.device ?? '', client]) expect(stored).not.toContain(secret);
  });

  test('an account remembers its latest 20 devices', async () => {
    const first = await login('graceglass', PASSWORD, from(newClient()));
    for (let index = 0; index < 21; index += 1) {
      shop.clock.now += 1000;
      await login('graceglass', PASSWORD, from(newClient()));
    }
    const places = await shop.database.selectFrom('known_place').select('kind').execute();
    const owner = await shop.database.selectFrom('buyer').select('id').where('account', '=', 'graceglass').execute();
    const own = await shop.database
      .selectFrom('known_place')
      .select('kind')
      .where('owner', '=', `buyer ${owner[0]?.id}`)
      .execute();
    expect(places.length).toBeGreaterThanOrEqual(own.length);
    expect(own.filter(({ kind }) => kind === 'device')).toHaveLength(20);
    expect(own.filter(({ kind }) => kind === 'client')).toHaveLength(20);
    expect((await login('graceglass', PASSWORD, from(newClient(), first.device))).device).not.toBe(first.device);
  });

  test('[R1.4] a correct password of a pending account returns that state, without a delay', async () => {
    const here = from(newClient());
    for (let index = 0; index < 8; index += 1) expect((await login('marekglass', PASSWORD, here)).code).toBe('910002');
  });

  test('agents’ sign-in and password changes are delayed the same way', async () => {
    const client = newClient();
    const desk = (password: string, device?: string | null) =>
      post('/kefuapi/login', { account: 'maya', password }, from(client, device));
    const { device } = await desk(PASSWORD);
    for (let index = 0; index < 5; index += 1) expect((await desk('wrong123')).status).toBe(410025);
    expect((await desk('wrong123')).code).toBe('910001');
    expect((await desk(PASSWORD, device)).status).toBe(200);
    expect((await desk('x'.repeat(9000))).status).toBe(410025);

    const { data } = await login('luisglass', PASSWORD, from(client));
    const change = (old_password: string) =>
      post(
        '/user/password',
        { old_password, password: 'Hinges90' },
        {
          ...from(client),
          'Authori-zation': `Bearer ${(data as { token: string }).token}`,
        },
      );
    for (let index = 0; index < 5; index += 1)
      expect((await change('wrong123')).data).toMatchObject({ errors: { old_password: expect.any(String) as string } });
    expect((await change(PASSWORD)).code).toBe('910001');
  });

  // Thousands of sequential guesses: the databases could differ only in concurrent ones, which are tested above.
  describe.each([name].filter((each) => each === 'PGlite'))('limits for attackers', () => {
    const attempt = (account: string, client: string, more: Partial<Attempt> = {}): Attempt => ({
      account,
      owner: 'buyer 1',
      client,
      device: null,
      ...more,
    });
    /** Makes a guess; returns the milliseconds to wait, 0 when it was checked. */
    const guess = async (made: Attempt, right = false): Promise<number> => {
      const world = { database: shop.database, clock: () => shop.clock.now };
      try {
        await checkPassword(world, made, () => Promise.resolve(right));
        return 0;
      } catch (error) {
        const { wait } = (error as { detail: { wait?: number } }).detail;
        if (wait === undefined) throw error;
        return wait * 1000;
      }
    };
    /**
     * Guesses for a day as fast as allowed and returns the number of checked guesses; `made` creates an attempt from their number so far.
     */
    const guessesOfADay = async (made: (count: number) => Attempt): Promise<number> => {
      const end = shop.clock.now + DAY;
      let count = 0;
      while (shop.clock.now < end) {
        const wait = await guess(made(count));
        if (wait === 0) count += 1;
        shop.clock.now += wait;
      }
      return count;
    };

    test('one address has at most 120 guesses a day at one account', async () => {
      const client = newClient();
      const count = await guessesOfADay(() => attempt('attacked1', client));
      expect(count).toBeGreaterThan(100);
      expect(count).toBeLessThanOrEqual(120);
    });

    test('one address has at most 500 guesses a day at all accounts, and accounts at home there do not wait for it', async () => {
      const client = newClient();
      const { device } = await login('priyaglass', PASSWORD, from(client));
      const count = await guessesOfADay((index) => attempt(`sprayed${index}`, client, { owner: null }));
      expect(count).toBeGreaterThan(400);
      expect(count).toBeLessThanOrEqual(500);
      shop.clock.now -= 1;
      expect((await login('luisglass', PASSWORD, from(client))).code).toBe('910001');
      expect((await login('priyaglass', PASSWORD, from(client))).status).toBe(200);
      expect((await login('priyaglass', PASSWORD, from(client, device))).status).toBe(200);
      expect((await login('luisglass', PASSWORD, from(newClient()))).status).toBe(200);
    });

    test('a correct sign-in in between allows no more guesses', async () => {
      const client = newClient();
      const own = attempt('own', client, { owner: 'buyer 2' });
      for (let index = 0; index < 210; index += 1) {
        await guess(attempt(`mixed${index}`, client, { owner: null }));
        await guess(own, true);
      }
      const counted = await shop.database
        .selectFrom('login_attempt')
        .select('attempts')
        .where('subject', '=', `client ${client}`)
        .executeTakeFirst();
      // The 200th guess from the address was the right password: it is not counted, but its delay of a second stays.
      expect(counted?.attempts).toBe(199);
      expect(await guess(attempt('mixed-on', client, { owner: null }))).toBeGreaterThan(0);
    });

    test('under guesses from hundreds of addresses, the account owner signs in without a delay on known and new devices', async () => {
      const known = await login('luisglass', PASSWORD, from(newClient()));
      const attackers = Array.from({ length: 300 }, newClient);
      let looked = 0;
      for (const client of attackers) {
        for (let index = 0; index < 4; index += 1) if ((await guess(attempt('luisglass', client))) === 0) looked += 1;
      }
      // A hundred until the attack is detected, then two from each address.
      expect(looked).toBeGreaterThanOrEqual(600);
      expect(looked).toBeLessThanOrEqual(700);
      expect((await login('luisglass', PASSWORD, from(newClient(), known.device))).status).toBe(200);
      const elsewhere = from(newClient());
      expect((await login('luisglass', 'wrong123', elsewhere)).status).toBe(410025);
      expect((await login('luisglass', PASSWORD, elsewhere)).status).toBe(200);
      const [attacker = ''] = attackers.slice(-1);
      const day = await guessesOfADay(() => attempt('luisglass', attacker));
      expect(day).toBeLessThanOrEqual(40);
    });
  });
});
