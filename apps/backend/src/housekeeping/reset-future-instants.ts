import { COMPANY_INVITATION_DAYS } from '@rider/model/buyer-company';
import { OPEN_PAYMENT_STATES } from '@rider/model/payment';
import { PREVIEW_MS } from '@rider/model/site';
import { INVITATION_DAYS } from '@rider/model/staff';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { PAYMENT_TIME } from '../order/place-order.ts';
import { PAYMENT_TIME_BY_EMAIL } from '../order/unpaid-limits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Maximum difference between the clocks of two machines, in milliseconds. */
const SKEW = 5 * MINUTE;
/** Maximum number of orders per run; the next run updates the rest. */
const MOST_ORDERS = 1_000;
/** Length of a time step of one-time codes, in seconds. */
const STEP_SECONDS = 30;

/** Columns with the end of something, and its longest lifetime; rows beyond it are deleted. */
export const LIFETIMES = [
  ['login_attempt', 'window_ends_at', DAY],
  ['login_attempt', 'held_until', HOUR],
  ['sent_code', 'expires_at', 10 * MINUTE],
  ['wechat_link', 'expires_at', 10 * MINUTE],
  ['session', 'expires_at', 7 * DAY],
  ['agent_session', 'expires_at', 12 * HOUR],
  ['partner_session', 'expires_at', 15 * MINUTE],
  ['agent_invitation', 'expires_at', INVITATION_DAYS * DAY],
  ['company_invitation', 'expires_at', COMPANY_INVITATION_DAYS * DAY],
  ['preview', 'expires_at', PREVIEW_MS],
] as const;
/** Columns with a past instant. */
const PAST_INSTANTS = [
  ['agent', 'seen_at'],
  ['known_place', 'seen_at'],
  ['upload', 'uploaded_at'],
  ['card_setup', 'begun_at'],
  // Else a visit could begin for as long as the clock was ahead.
  ['punchout_visit', 'created_at'],
  // Else an import that was interrupted while its file was read stays so.
  ['product_import', 'read_at'],
] as const;

/**
 * Repairs rows that were written while the clock was ahead, which would otherwise lock or delay for as long as it was ahead: deletes locks,
 * codes and sessions beyond their longest lifetime, and resets other future instants to now.
 */
export async function resetFutureInstants(database: Database, now: number): Promise<void> {
  const beyond = (distance: number) => new Date(now + distance + SKEW);
  const present = new Date(now);
  for (const [table, column, lifetime] of LIFETIMES)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} > ${beyond(lifetime)}`.execute(database);
  const step = Math.floor(now / 1000 / STEP_SECONDS);
  await database
    .updateTable('agent_second_step')
    .set({ last_step: step })
    .where('last_step', '>', step + SKEW / 1000 / STEP_SECONDS)
    .execute();
  for (const [table, column] of PAST_INSTANTS)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${present}
      where ${sql.ref(column)} > ${beyond(0)}`.execute(database);
  await database
    .updateTable('payment_attempt')
    .set({ asked_at: null })
    .where('state', 'in', OPEN_PAYMENT_STATES)
    .where('asked_at', '>', beyond(0))
    .execute();
  // The longest wait of the outbox is about two hours.
  await database
    .updateTable('email_message')
    .set({ due_at: present })
    .where('state', '=', 'waiting')
    .where('due_at', '>', beyond(3 * HOUR))
    .execute();
  await database
    .updateTable('customer_order')
    .set({ pay_before: new Date(now + PAYMENT_TIME) })
    .where(
      'id',
      'in',
      database
        .selectFrom('customer_order')
        .select('id')
        .where('state', '=', 'pending-payment')
        .where('pay_before', '>', beyond(PAYMENT_TIME))
        .where((where) =>
          where.or([
            where.and([where('placed_by', 'is', null), where('changed_by', 'is', null)]),
            where('pay_before', '>', beyond(PAYMENT_TIME_BY_EMAIL)),
          ]),
        )
        .orderBy('pay_before')
        .limit(MOST_ORDERS),
    )
    .execute();
  await database
    .updateTable('buyer_group')
    .set({ opened_at: present, ends_at: sql<Date>`ends_at - (opened_at - ${present}::timestamptz)` })
    .where('state', '=', 'open')
    .where('opened_at', '>', beyond(0))
    .execute();
}
