import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireDueOrders } from '../../src/order/close-order.ts';
import { balanceOf, customer, plainSku, setBalance, stockOf, type Customer } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';

const ACCOUNTS = ['danaglass', 'luisglass', 'priyaglass', 'tomglass', 'wenglass', 'graceglass'] as const;
const PAYMENT_TIME = 30 * 60_000;

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describe.each(DATABASES)('exactness on $name', ({ openShop }) => {
  let shop: Shop;
  let buyers: Customer[];
  let luis: Customer;
  beforeAll(async () => {
    shop = await openShop();
    buyers = await Promise.all(ACCOUNTS.map((account) => customer(shop, account)));
    luis = await customer(shop, 'luisglass');
  });
  // Unpaid orders of earlier tests count against the buyers' limit.
  beforeEach(async () => {
    shop.clock.now += PAYMENT_TIME;
    await expireDueOrders(shop.services);
  });
  afterAll(() => shop.close());

  const stateOf = async (number: string): Promise<string> =>
    (
      await shop.database
        .selectFrom('customer_order')
        .select('state')
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
    ).state;

  test('[R6.10] 200 concurrent orders of 10 pieces in stock create 10 orders', async () => {
    const sku = await plainSku(shop, 10);
    // A buyer whose balance does not cover the unpaid orders may not place a second one, whatever the stock.
    for (const account of ACCOUNTS) await setBalance(shop, account, 1_000_000);
    const checkouts = await times(200, async (index) => {
      const buyer = buyers[index % buyers.length] ?? luis;
      return { buyer, key: await buyer.confirm(await buyer.add(sku, 1, true)) };
    });
    const answers = await Promise.all(checkouts.map(({ buyer, key }) => buyer.create(key)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10);
    // Sold out, or, for a buyer who got all ten, no further order before one is paid.
    const rejections = answers
      .filter((answer) => answer.status !== 200)
      .map(({ code, status }) => Number(code ?? status));
    // A slow machine may reject some for lack of a connection.
    expect([910020, 910015, 503]).toEqual(expect.arrayContaining([...new Set(rejections)]));
    expect(await stockOf(shop, sku)).toBe(0);
    const lines = await shop.database.selectFrom('order_line').select('id').where('sku_id', '=', sku.id).execute();
    expect(lines).toHaveLength(10);
  });

  test('[R6.10] orders with the same lines in opposite order do not deadlock', async () => {
    const first = await plainSku(shop, 100);
    const second = await shop.database
      .selectFrom('sku')
      .select(['id', 'product_id as productId', 'code', 'price', 'minimum', 'pack', 'tiers'])
      .where('minimum', '=', 1)
      .where('pack', '=', 1)
      .where('id', '>', first.id)
      .where('stock', '>', 40)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const before = await stockOf(shop, second);
    const checkouts = await times(20, async (index) => {
      const buyer = buyers[index % buyers.length] ?? luis;
      const pair = index % 2 === 0 ? [first, second] : [second, first];
      const lines: string[] = [];
      for (const sku of pair) lines.push(await buyer.add(sku, 1, true));
      return { buyer, key: await buyer.confirm(...lines) };
    });
    const answers = await Promise.all(checkouts.map(({ buyer, key }) => buyer.create(key)));
    expect(answers.map((answer) => answer.data.status)).toEqual(checkouts.map(() => 'SUCCESS'));
    expect(await stockOf(shop, first)).toBe(80);
    expect(await stockOf(shop, second)).toBe(before - 20);
  });

  test('[R6.10] one key creates one order, also when repeated', async () => {
    const sku = await plainSku(shop, 50);
    const key = await luis.confirm(await luis.add(sku, 1, true));
    const answers = await times(20, () => luis.create(key));
    expect(answers.filter((answer) => answer.data.status === 'SUCCESS')).toHaveLength(1);
    expect(answers.filter((answer) => answer.data.status === 'EXTEND_ORDER')).toHaveLength(19);
    expect(new Set(answers.map((answer) => answer.data.result.orderId)).size).toBe(1);
    expect(await stockOf(shop, sku)).toBe(49);
  });

  test('[R6.10] two open checkouts of one cart cannot both be ordered', async () => {
    const sku = await plainSku(shop, 50);
    const line = await luis.add(sku, 1);
    const keys = [await luis.confirm(line), await luis.confirm(line)];
    const answers = await Promise.all(keys.map((key) => luis.create(key)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 910026]);
    expect(await stockOf(shop, sku)).toBe(49);
  });

  test('[R6.10] an order paid twenty times at once is paid once', async () => {
    const sku = await plainSku(shop, 50);
    await setBalance(shop, 'luisglass', 1_000_000);
    const number = await luis.order(sku, 1);
    const answers = await times(20, () => luis.pay(number));
    expect(answers.filter((answer) => answer.status === 200 && answer.data.status === 'SUCCESS')).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === '410174')).toHaveLength(19);
    const spent = sku.price + 1200;
    expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: 1_000_000 - spent, booked: 1_000_000 - spent });
  });

  test('[R6.6] [R6.10] a balance for three of ten orders pays three and is never negative', async () => {
    const sku = await plainSku(shop, 50);
    const price = sku.price + 1200;
    await setBalance(shop, 'luisglass', price * 3 + 1);
    const numbers = await times(10, () => luis.order(sku, 1));
    const answers = await Promise.all(numbers.map((number) => luis.pay(number)));
    expect(answers.map((answer) => answer.status)).toEqual(numbers.map(() => 200));
    expect(answers.filter((answer) => answer.data.status === 'SUCCESS')).toHaveLength(3);
    const rejected = answers.find((answer) => answer.data.status === 'PAY_DEFICIENCY');
    expect(rejected?.msg).toBe('Insufficient balance');
    expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: 1, booked: 1 });
  });

  test('[R6.10] paying and cancelling at once ends in exactly one of them', async () => {
    const sku = await plainSku(shop, 50);
    await setBalance(shop, 'luisglass', 1_000_000);
    for (let round = 0; round < 10; round += 1) {
      const [before, number] = [await stockOf(shop, sku), await luis.order(sku, 1)];
      const [paid, cancelled] = await Promise.all(
        round % 2 === 0
          ? [luis.pay(number), luis.call('/order/cancel', { id: number })]
          : [luis.call('/order/cancel', { id: number }), luis.pay(number)].toReversed(),
      );
      expect([paid?.status, cancelled?.status].filter((status) => status === 200)).toHaveLength(1);
      const isPaid = (await stateOf(number)) === 'pending-shipment';
      expect(isPaid).toBe(paid?.status === 200);
      expect(await stockOf(shop, sku)).toBe(isPaid ? before - 1 : before);
    }
    const { balance, booked } = await balanceOf(shop, 'luisglass');
    expect(balance).toBe(booked);
  });

  test('[R6.10] an overdue order expires once, also concurrently', async () => {
    shop.clock.now += PAYMENT_TIME;
    await expireDueOrders(shop.services);
    const sku = await plainSku(shop, 50);
    await setBalance(shop, 'luisglass', 1_000_000);
    const numbers = await times(6, () => luis.order(sku, 1));
    shop.clock.now += PAYMENT_TIME;
    const answers = await Promise.all([
      ...numbers.map((number) => luis.pay(number)),
      ...numbers.map((number) => luis.call(`/order/detail/${number}`)),
      ...numbers.map((number) => luis.call('/order/cancel', { id: number })),
    ]);
    expect(answers.slice(0, 6).map((answer) => answer.code)).toEqual(numbers.map(() => '410215'));
    for (const number of numbers) expect(await stateOf(number)).toBe('expired');
    expect(await stockOf(shop, sku)).toBe(50);
    expect(await luis.see(numbers[0] ?? '')).toMatchObject({ is_cancel: 1, cancel_reason: 'expired', paid: 0 });
    expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: 1_000_000, booked: 1_000_000 });
  });
});
