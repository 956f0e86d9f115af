import { STORED_ORDER_STATES } from '@rider/model/order';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Database, type DatabaseLocation } from '../../src/database/open.ts';
import { createBackend, type Backend } from '../../src/index.ts';
import { DATABASES } from '../testing/databases.ts';

const NOW = Date.UTC(2026, 10, 21, 18);

describe.each(DATABASES)('the demonstration’s history on $name', ({ emptyPlace, openShop }) => {
  let place: DatabaseLocation;
  let backend: Backend;
  let database: Database;
  const start = async () => {
    database = await openDatabase(place);
    backend = await createBackend({ database, demo: true, demoHistory: true, clock: () => NOW });
  };
  const stop = async () => {
    await backend.close();
    await database.destroy();
  };

  beforeAll(async () => {
    place = await emptyPlace();
    await start();
  });
  afterAll(stop);

  test('[R6.1] [R6.4] has orders and refunds in every state that matters, placed one after the other', async () => {
    const orders = await database.selectFrom('customer_order').selectAll().orderBy('id').execute();
    const states = new Set(orders.map(({ state }) => state));
    expect([...states].toSorted()).toEqual(STORED_ORDER_STATES.toSorted());
    const times = orders.map((order) => order.created_at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(Math.max(...times)).toBeLessThan(NOW);
    const refunds = await database.selectFrom('refund').select('state').execute();
    expect([...new Set(refunds.map(({ state }) => state))].toSorted()).toEqual(
      ['applied', 'cancelled', 'refunded', 'refused', 'returning', 'to-return'].toSorted(),
    );
  });

  test('[R6.6] the ledger is exact and in order, and the balance suffices for a real purchase', async () => {
    const buyers = await database.selectFrom('buyer').selectAll().where('state', '=', 'active').execute();
    for (const { id, account, balance, created_at: began } of buyers) {
      const entries = await database
        .selectFrom('balance_entry')
        .selectAll()
        .where('buyer_id', '=', id)
        .orderBy('id')
        .execute();
      let sum = 0;
      let last = began.getTime();
      for (const { amount, balance_after: after, booked_at: at } of entries) {
        sum += amount;
        expect({ account, after }).toEqual({ account, after: sum });
        expect(at.getTime()).toBeGreaterThanOrEqual(last);
        last = at.getTime();
      }
      expect({ account, balance }).toEqual({ account, balance: sum });
      expect(sum).toBeGreaterThanOrEqual(250_000);
      expect(last).toBeLessThanOrEqual(NOW);
    }
  });

  test('[R6.10] every stock is the loaded quantity minus the sold pieces', async () => {
    const plain = await openShop();
    const stocks = (from: Database) => from.selectFrom('sku').select(['code', 'stock']).orderBy('code').execute();
    const lines = await database
      .selectFrom('order_line')
      .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
      .select(['order_line.id', 'code', 'quantity', 'state'])
      .execute();
    const back = await database
      .selectFrom('refund_line')
      .innerJoin('refund', 'refund.id', 'refund_line.refund_id')
      .select(['order_line_id', 'quantity'])
      .where('refund.state', '=', 'refunded')
      .execute();
    const out = new Map<string, number>();
    for (const { id, code, quantity, state } of lines) {
      if (state === 'cancelled' || state === 'expired') continue;
      const returned = back.filter((line) => line.order_line_id === id).reduce((sum, line) => sum + line.quantity, 0);
      out.set(code, (out.get(code) ?? 0) + quantity - returned);
    }
    const expected = (await stocks(plain.database)).map(({ code, stock }) => ({
      code,
      stock: stock - (out.get(code) ?? 0),
    }));
    expect(await stocks(database)).toEqual(expected);
    await plain.close();
  });

  test('[R1.2] [R1.4] has messages, favourites, reviews and emails in both languages, once', async () => {
    const count = async () => {
      const of = async (table: 'chat_message' | 'favourite' | 'review' | 'email_message' | 'customer_order') =>
        (
          await database
            .selectFrom(table)
            .select((select) => select.fn.countAll<number>().as('rows'))
            .executeTakeFirstOrThrow()
        ).rows;
      return [
        await of('chat_message'),
        await of('favourite'),
        await of('review'),
        await of('email_message'),
        await of('customer_order'),
      ];
    };
    const before = await count();
    for (const rows of before) expect(rows).toBeGreaterThan(5);
    const emails = await database.selectFrom('email_message').select(['subject', 'state']).execute();
    expect(emails.every(({ state }) => state === 'unsent')).toBe(true);
    expect(emails.some(({ subject }) => subject.startsWith('已收到您的订单'))).toBe(true);
    await stop();
    await start();
    expect(await count()).toEqual(before);
  });
});
