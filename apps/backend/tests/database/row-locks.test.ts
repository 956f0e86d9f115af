import { acceptCompanyInvitation, createCompany, inviteToCompany } from '@rider/api/buyer-company';
import { addQuickOrder } from '@rider/api/cart';
import { getOperatorQuote, offerQuote } from '@rider/api/operator';
import { checkOutQuote, requestQuote } from '@rider/api/quote';
import { requestStockReminder } from '@rider/api/catalogue';
import { money } from '@rider/model/money';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockAccount } from '../../src/balance/lock-account.ts';
import { lockCompany } from '../../src/buyer-company/change-member.ts';
import { lockStock } from '../../src/catalogue/change-stock.ts';
import { lockOrdersOf } from '../../src/order/unpaid-limits.ts';
import { customer, plainSku, type Customer, type TestSku } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { meet } from '../testing/meet.ts';
import { apiOf, operatorApi } from '../testing/refund/refund-calls.ts';

const DAY = 86_400_000;

describe.each(DATABASES.filter(({ name }) => name === 'PostgreSQL'))('rows that others reference, on $name', (kind) => {
  let shop: Shop;
  let luis: Customer;
  let sku: TestSku;
  let luisId: number;
  const luisApi = () => apiOf(shop, luis.token);
  const addRow = () => addQuickOrder(luisApi(), [{ text: sku.code, quantity: '1' }], randomUUID());
  const request = () =>
    requestQuote(luisApi(), { lines: [{ code: sku.code, quantity: 2 }], text: '', key: randomUUID() });

  beforeAll(async () => {
    shop = await kind.openShop();
    luis = await customer(shop, 'luisglass');
    sku = await plainSku(shop, 100);
    const buyer = shop.database.selectFrom('buyer').select('id').where('account', '=', 'luisglass');
    luisId = (await buyer.executeTakeFirstOrThrow()).id;
  });
  afterAll(() => shop.close());

  test('[R6.10] an order that locks its stock does not block reminders of it', async () => {
    const empty = shop.database.selectFrom('sku').select('id').where('id', '<>', sku.id).orderBy('id').limit(1);
    const { id } = await empty.executeTakeFirstOrThrow();
    await shop.database.updateTable('sku').set({ stock: 0 }).where('id', '=', id).execute();
    await shop.database.transaction().execute(async (transaction) => {
      await lockStock(transaction, [id]);
      await expect(requestStockReminder(luisApi(), String(id))).resolves.not.toThrow();
    });
  });

  test('[R6.10] a booking that locks its buyer does not block orders', async () => {
    await shop.database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, luisId);
      expect(await luis.order(sku, 1)).toMatch(/\d/);
    });
  });

  test('[R6.10] the checkout of a quote waits for an order without locking the quote', async () => {
    const desk = await operatorApi(shop);
    const number = await request();
    const { version, lines } = await getOperatorQuote(desk, number);
    const day = new Date(shop.clock.now + 9 * DAY).toISOString().slice(0, 10);
    const offered = lines.map(({ id, quantity }) => ({ id, quantity, unitPrice: money(100), shipsBy: day }));
    await offerQuote(desk, number, { version, lines: offered, lastDay: day, note: '' });
    const met = meet(shop, {
      hold: (transaction) => lockOrdersOf(transaction, luisId),
      run: () => checkOutQuote(luisApi(), number),
      next: (transaction) =>
        transaction.selectFrom('quote').select('id').where('number', '=', number).forUpdate().noWait().execute(),
    });
    await expect(met).resolves.toBeUndefined();
  });

  test('[R6.10] a quick order waits for an order without locking the buyer', async () => {
    const met = meet(shop, {
      hold: (transaction) => lockOrdersOf(transaction, luisId),
      run: addRow,
      next: (transaction) =>
        transaction.selectFrom('buyer').select('id').where('id', '=', luisId).forNoKeyUpdate().noWait().execute(),
    });
    await expect(met).resolves.toBeUndefined();
  });

  test('[R6.10] a new member waits for one who leaves, without locking the invitation', async () => {
    const dana = apiOf(shop, await shop.signIn('danaglass'));
    await createCompany(dana, 'North Glass');
    await inviteToCompany(dana, { email: 'luis@example.com', role: 'buyer', perOrder: null, perMonth: null });
    const { body } = await shop.database
      .selectFrom('email_message')
      .select('body')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const [, token = ''] = /company_invitation\?token=([\w-]+)/.exec(body) ?? [];
    const { id } = await shop.database
      .selectFrom('buyer_company')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const met = meet(shop, {
      hold: (transaction) => lockCompany(transaction, id),
      run: () => acceptCompanyInvitation(luisApi(), token),
      next: (transaction) =>
        transaction
          .selectFrom('company_invitation')
          .select('id')
          .where('company_id', '=', id)
          .forUpdate()
          .noWait()
          .execute(),
    });
    await expect(met).resolves.toBeUndefined();
  });
});
