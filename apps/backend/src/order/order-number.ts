import { randomBytes } from 'node:crypto';
import { formatNumber, type OrderNumberFormat } from '@rider/model/order';
import { sql } from 'kysely';
import type { Transaction } from '../database/open.ts';
import { shopDayOf } from '../http/days.ts';
import { readNumberFormats } from '../setting/number-formats.ts';

async function nextCount(transaction: Transaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`select nextval('order_number') as count`.execute(transaction);
  return Number(rows[0]?.count);
}

/** The counter of the first order of a year; in a year with orders from before the counter restarted, it restarts next year. */
async function firstOf(transaction: Transaction, year: string, count: number): Promise<number> {
  const read = () => transaction.selectFrom('order_year').select('first').where('year', '=', year).executeTakeFirst();
  const known = await read();
  if (known !== undefined) return Number(known.first);
  const earlier = await transaction
    .selectFrom('customer_order')
    .select('id')
    .where(sql<boolean>`number like ${`%${year}-%`}`)
    .limit(1)
    .executeTakeFirst();
  await transaction
    .insertInto('order_year')
    .values({ year, first: earlier === undefined ? count : 1 })
    // Another order may be the first one.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return Number((await read())?.first);
}

/** The number at a count of the database sequence; null where the year's counter had not begun. */
async function numberAt(transaction: Transaction, format: OrderNumberFormat, count: number, year: string) {
  if (!format.restartsYearly) return formatNumber(format, count, format.showsYear ? year : null);
  const place = count - (await firstOf(transaction, year, count)) + 1;
  // The order that became the year's first one took its count later.
  return place < 1 ? null : formatNumber(format, place, year);
}

/** Whether an order has a number, which happens after changes of the format. */
async function isTaken(transaction: Transaction, number: string): Promise<boolean> {
  const taken = transaction.selectFrom('customer_order').select('id').where('number', '=', number);
  return (await taken.executeTakeFirst()) !== undefined;
}

/**
 * Creates a public order number in the shop's format, such as R-2026-004711: the year in the shop's time zone and a database sequence, which
 * has gaps for orders that failed. `now` in epoch milliseconds.
 */
export async function newOrderNumber(transaction: Transaction, now: number): Promise<string> {
  const { order: format } = await readNumberFormats(transaction);
  const year = shopDayOf(now).slice(0, 4);
  for (;;) {
    const number = await numberAt(transaction, format, await nextCount(transaction), year);
    if (number !== null && !(await isTaken(transaction, number))) return number;
  }
}

/** Creates a checkout key of 128 random bits. */
export function newCheckoutKey(): string {
  return randomBytes(16).toString('hex');
}

/** Creates the key of an order line, the wire's `unique` that a review refers to. */
export function newLineKey(): string {
  return randomBytes(16).toString('hex');
}
