import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../database/open.ts';
import { byFormats } from '../messages/shop-formats.ts';

const YEAR = byFormats(({ timeZone }) => new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric' }));

/**
 * Creates a public order number that is easy to read out on the phone, such as R-2026-004711: the year in the shop's time zone and a
 * database sequence, which continues over the years and has gaps for orders that failed. `now` in epoch milliseconds.
 */
export async function newOrderNumber(transaction: Transaction, now: number): Promise<string> {
  const { rows } = await sql<{ count: number }>`select nextval('order_number') as count`.execute(transaction);
  const [{ count } = { count: 0 }] = rows;
  return `R-${YEAR().format(now)}-${String(count).padStart(6, '0')}`;
}

/** Creates a checkout key of 128 random bits. */
export function newCheckoutKey(): string {
  return randomBytes(16).toString('hex');
}

/** Creates the key of an order line, the wire's `unique` that a review refers to. */
export function newLineKey(): string {
  return randomBytes(16).toString('hex');
}
