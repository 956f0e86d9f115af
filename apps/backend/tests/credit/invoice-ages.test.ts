import { INVOICE_AGES, owedOn, type Invoice } from '@rider/model/invoice';
import { moneyToDecimal } from '@rider/model/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { remindOfInvoices } from '../../src/credit/remind-of-invoices.ts';
import { customer, plainSku, setBalance, type Customer, type TestSku } from '../testing/customers.ts';
import { Crediting } from '../testing/credit-account.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';

const DAY = 86_400_000;

const owedOf = (invoice: Invoice) => moneyToDecimal(owedOn(invoice));

describe.each(MAIN_DATABASE)('open invoices on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let sku: TestSku;
  let credit: Crediting;

  beforeAll(async () => {
    shop = await openShop();
    luis = await customer(shop, 'luisglass');
    credit = await Crediting.of(shop, luis, 'luisglass');
  });
  beforeEach(async () => {
    sku = await plainSku(shop, 500);
    await setBalance(shop, 'luisglass', 5_000_000);
    await credit.withdraw();
  });
  afterAll(() => shop.close());

  test('[R6.6] open amounts are listed by age, and buyers are reminded once at each step until they pay', async () => {
    const start = shop.clock.now;
    for (const { number, price } of (await credit.account()).open.map((each) => ({ ...each, price: owedOf(each) })))
      await credit.pay(price, [number]);
    const { number, amount, order } = await credit.invoiced(sku, 10);
    const decimal = (amount / 100).toFixed(2);
    const emails = async () =>
      (
        await shop.database
          .selectFrom('email_message')
          .select('subject')
          .where('subject', 'like', `%${number}%`)
          .orderBy('id')
          .execute()
      ).map(({ subject }) => subject);
    const remind = () =>
      remindOfInvoices({
        database: shop.database,
        clock: () => shop.clock.now,
        sendsEmail: false,
        shopOrigin: 'http://shop.test',
      });
    const days = { current: 10, to30: 40, to60: 70, to90: 100, over90: 101 };
    for (const [place, day] of Object.values(days).entries()) {
      shop.clock.now = start + day * DAY;
      await credit.signIn();
      const { ages } = await credit.account();
      expect(INVOICE_AGES.map((age) => ages[age])).toEqual(
        INVOICE_AGES.map((_, index) => (index === place ? amount : 0)),
      );
      await Promise.all([remind(), remind()]);
    }
    expect(await emails()).toHaveLength(1);
    const listed = await credit.call<{ items: { uid: string }[] }>('/operator/credit?state=overdue');
    expect(listed.data.items.map((each) => each.uid)).toContain(String(credit.uid));
    await shop.database.updateTable('invoice').set({ reminders: 0 }).where('number', '=', number).execute();
    for (const late of [2.9, 3.1, 14.1, 15, 30.1, 60]) {
      shop.clock.now = start + (10 + late) * DAY;
      await remind();
    }
    expect(await emails()).toEqual([
      `Invoice ${number} is long overdue`,
      expect.stringMatching(new RegExp(`^Reminder: invoice ${number} was due on `)),
      expect.stringMatching(new RegExp(`^Reminder: invoice ${number} was due on `)),
      `Invoice ${number} is long overdue`,
    ]);
    await credit.signIn();
    await credit.pay(decimal, [number]);
    await shop.database.updateTable('invoice').set({ reminders: 0 }).where('number', '=', number).execute();
    await remind();
    expect(await emails()).toHaveLength(4);
    expect(await credit.invoiceOf(order)).toMatchObject({ reminders: 0 });
    shop.clock.now = start;
    await credit.signIn();
  });
});
