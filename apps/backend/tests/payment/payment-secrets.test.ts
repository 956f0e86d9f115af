import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { runHousekeeping } from '../../src/housekeeping/housekeeping.ts';
import { receiveWebhook } from '../../src/payment/receive-webhook.ts';
import { customer, plainSku, setBalance, type Customer } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import {
  METHODS,
  openProviders,
  payAs,
  type OpenedWire,
  type TestProviders,
} from '../testing/payment/payment-providers.ts';

/** Secrets shared only with the provider: keys, secrets of payments and of webhooks, a card's number and code. */
const SECRETS =
  /[sr]k_(?:test|live)_\w{6}|whsec_\w{6}|_secret_\w{8}|PRIVATE KEY|4242[\s-]?4242|4000[\s-]?0000[\s-]?0000/;

async function contentsOf({ database }: Shop): Promise<string[]> {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database);
  const contents: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(database);
    contents.push(...rows.map(({ text }) => `${name}: ${text}`));
  }
  return contents;
}

describe.each(MAIN_DATABASE)('secrets of payments on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let providers: TestProviders;

  beforeAll(async () => {
    shop = await openShop();
    luis = await customer(shop, 'luisglass');
    await setBalance(shop, 'luisglass', 5_000_000);
    providers = openProviders(shop, 'secrets');
  });
  afterAll(() => {
    providers.close();
    return shop.close();
  });

  test('[R10.5] [R10.6] appear in no table and no log, for paid, declined, forged and rejected payments', async () => {
    const logged: string[] = [];
    const spies = (['log', 'warn', 'error'] as const).map((name) =>
      vi
        .spyOn(console, name)
        .mockImplementation((...words: unknown[]) => void logged.push(words.map(String).join(' '))),
    );
    const sku = await plainSku(shop, 50);
    const rejecting = () =>
      Promise.reject(
        Object.assign(new Error('the provider refuses'), { code: 'card_declined', type: 'StripeCardError' }),
      );
    for (const method of METHODS) {
      const number = await luis.order(sku, 1);
      const begin = () => luis.call<OpenedWire>('/order/pay', { uni: number, paytype: method, type: 0, quitUrl: '' });
      await payAs(shop, (await begin()).data, 'decline');
      // The first query after a declined code returns an error; then the payment can start over.
      await luis.call(`/pc/check_order_status/${number}`);
      const { data: opened } = await begin();
      await payAs(shop, opened, 'pay');
      expect((await luis.see(number)).paid, method).toBe(1);
      const forged = new Request(`https://shop.test/payment-notice/${method}`, {
        method: 'POST',
        headers: { 'Stripe-Signature': 't=1,v1=whsec_forged' },
        body: 'sign=4242424242424242&sign_type=RSA2',
      });
      const gateways = providers.gateways({ payOut: rejecting, query: rejecting });
      expect((await receiveWebhook({ ...shop.services, gateways }, forged)).status).toBe(401);
      await runHousekeeping({ ...shop.services, gateways });
    }
    for (const spy of spies) spy.mockRestore();
    expect(logged.join('\n')).toContain('is not believed');
    expect(logged.filter((line) => SECRETS.test(line))).toEqual([]);
    const contents = await contentsOf(shop);
    expect(contents.some((row) => row.startsWith('payment_attempt: '))).toBe(true);
    expect(contents.filter((row) => SECRETS.test(row))).toEqual([]);
  });
});
