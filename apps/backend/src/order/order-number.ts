import { randomBytes } from 'node:crypto';
import { SHOP_TIME_ZONE } from '@rider/model/locale';
import { sql } from 'kysely';
import type { Transaction } from '../database/open.ts';

const YEAR = new Intl.DateTimeFormat('en-US', { timeZone: SHOP_TIME_ZONE, year: 'numeric' });

/**
 * A new public order number that can be read on the phone, such as R-2026-004711: the year on the shop's clock and the database's
 * own count, which goes on over the years and leaves out what was not placed in the end. `now` is epoch milliseconds.
 */
export async function newOrderNumber(transaction: Transaction, now: number): Promise<string> {
  const { rows } = await sql<{ count: number }>`select nextval('order_number') as count`.execute(transaction);
  const [{ count } = { count: 0 }] = rows;
  return `R-${YEAR.format(now)}-${String(count).padStart(6, '0')}`;
}

/** A new key of a checkout: 128 random bits. */
export function newCheckoutKey(): string {
  return randomBytes(16).toString('hex');
}

/** A new key of an order line, the wire's `unique` by which a review names it. */
export function newLineKey(): string {
  return randomBytes(16).toString('hex');
}
