import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { cardsAddress, customer, type Customer } from './buying.ts';
import { DATABASES, type Shop } from './databases.ts';

const NUMBER = '5555 5555 5555 4444';
const DIGITS = '5555555555554444';
const CODE = '7391';
const TYPED = { number: NUMBER, expiry: '08/28', code: CODE };

interface Token {
  token: string;
  faults?: string[];
}
interface WireCard {
  id: number;
  brand: string;
  last4: string;
  is_default: number;
  is_expired: number;
}

describe.each(DATABASES)('cards on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let grace: Customer;
  beforeAll(async () => {
    shop = await openShop();
    luis = await customer(shop, 'luisglass');
    grace = await customer(shop, 'graceglass');
  });
  afterAll(() => shop.close());

  const cardsOf = (buyer: Customer) => cardsAddress(shop, buyer);
  const tokenFor = async (typed: object = TYPED): Promise<Token> => {
    const response = await shop.fetch(await cardsOf(luis), { method: 'POST', body: JSON.stringify(typed) });
    return (await response.json()) as Token;
  };
  const save = (buyer: Customer, token: string, more: object = {}) =>
    buyer.call<{ errors: Record<string, string> }>('/credit_card/save', { token, cardholder: 'Luis Moreno', ...more });
  const cards = async (buyer: Customer) => (await buyer.call<{ list: WireCard[] }>('/credit_card/list')).data.list;

  test('[R6.9] the sandbox takes test cards only, and says which field is wrong', async () => {
    expect((await tokenFor({ ...TYPED, number: '4111111111111111' })).faults).toEqual(['number']);
    expect((await tokenFor({ ...TYPED, expiry: '12/25', code: '12' })).faults).toEqual(['expiry', 'code']);
    expect((await tokenFor({})).faults).toEqual(['number', 'expiry', 'code']);
    expect(await tokenFor()).toMatchObject({ brand: 'Mastercard', last4: '4444', expiryMonth: 8, expiryYear: 2028 });
  });

  test('[R6.9] what is kept of a card is what the provider tells, never what the page says', async () => {
    const { token } = await tokenFor();
    const forged = { brand: 'Visa', last4: '0000', exp_year: 2099, is_default: 1 };
    expect((await save(luis, token, forged)).status).toBe(200);
    expect(await cards(luis)).toMatchObject([{ brand: 'Mastercard', last4: '4444', is_default: 1, is_expired: 0 }]);
    expect((await save(grace, token)).data.errors).toHaveProperty('card');
    expect((await save(luis, (await tokenFor()).token)).code).toBe('910508');
    expect((await save(luis, 'sandbox_card_made-up')).code).toBe('910507');
    expect(Object.keys((await save(luis, '', { cardholder: '4242 4242' })).data.errors)).toEqual([
      'cardholder',
      'card',
    ]);
  });

  test('[R6.9] there is always one default, and a stranger reaches none', async () => {
    const second = await tokenFor({ ...TYPED, number: '4242424242424242' });
    await save(luis, second.token, { is_default: 1 });
    const [visa, mastercard] = await cards(luis);
    expect([visa, mastercard]).toMatchObject([
      { brand: 'Visa', is_default: 1 },
      { brand: 'Mastercard', is_default: 0 },
    ]);
    for (const path of ['/credit_card/default/set', '/credit_card/del']) {
      const foreign = await grace.call(path, { id: mastercard?.id });
      expect(foreign.code).toBe('910506');
      expect(foreign).toEqual(await grace.call(path, { id: 999_999 }));
    }
    await Promise.all([visa, mastercard, visa].map((card) => luis.call('/credit_card/default/set', { id: card?.id })));
    expect((await cards(luis)).filter((card) => card.is_default === 1)).toHaveLength(1);
    expect((await luis.call('/credit_card/del', { id: visa?.id })).status).toBe(200);
    expect(await cards(luis)).toHaveLength(1);
  });

  test('[R10.2] cards are taken from an element that the shop asked for, while it is fresh, and 30 a day', async () => {
    const hand = async (path: string) => {
      const response = await shop.fetch(path, { method: 'POST', body: JSON.stringify(TYPED) });
      return { http: response.status, ...((await response.json()) as { token?: string; closed?: boolean }) };
    };
    const count = () => shop.database.selectFrom('sandbox_card').select('token').execute();
    const before = await count();
    for (const path of ['/sandbox-provider/cards/', '/sandbox-provider/cards/sandbox_key_made-up'])
      expect(await hand(path)).toEqual({ http: 403, closed: true });
    expect(await count()).toHaveLength(before.length);
    const cardsAt = await cardsOf(grace);
    expect(await cardsOf(grace)).toBe(cardsAt);
    expect(await cardsOf(luis)).not.toBe(cardsAt);
    const handed = [];
    for (let index = 0; index < 31; index += 1) handed.push(await hand(cardsAt));
    expect(handed.filter(({ token }) => token !== undefined)).toHaveLength(30);
    expect(handed.at(-1)).toEqual({ http: 429, closed: true });
    expect((await hand(await cardsOf(luis))).http).toBe(200);
    shop.clock.now += 86_400_000;
    expect(await hand(cardsAt)).toEqual({ http: 403, closed: true });
    expect((await hand(await cardsOf(await customer(shop, 'graceglass')))).http).toBe(200);
  });

  test('[R6.9] no full number and no security code stands in any table, answer or log', async () => {
    const written: unknown[] = [];
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => void written.push(parts)),
    );
    const answers = [
      await tokenFor(),
      await tokenFor({ ...TYPED, expiry: 'nonsense' }),
      await (await shop.fetch(await cardsOf(luis), { method: 'POST', body: `{"number":"${NUMBER}"` })).text(),
      await save(luis, (await tokenFor()).token),
      await cards(luis),
    ];
    for (const spy of spies) spy.mockRestore();
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(shop.database);
    expect(tables.map(({ name }) => name)).toContain('sandbox_card');
    const stored: unknown[] = [];
    for (const { name } of tables) {
      const { rows } = await sql`select t::text as row from ${sql.table(name)} t`.execute(shop.database);
      stored.push(...rows);
    }
    const everything = JSON.stringify([answers, written, stored]);
    for (const secret of [NUMBER, DIGITS, DIGITS.slice(0, 12), CODE]) expect(everything).not.toContain(secret);
  });
});
