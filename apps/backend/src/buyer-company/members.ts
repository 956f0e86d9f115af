import type { CompanyMember } from '@rider/model/buyer-company';
import { money, type Money } from '@rider/model/money';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { isReachable } from '../email/reachable.ts';
import { firstInstantOf, shopTimeOf } from '../http/days.ts';

/** Orders that spend nothing, because they were never paid or wholly refunded. */
export const UNSPENT = ['cancelled', 'expired', 'refunded'] as const;

/** What an order has spent, less what was refunded, as SQL. */
export const spentOf = sql<string>`(customer_order.total - (select coalesce(sum(refund.amount), 0) from refund
  where refund.order_id = customer_order.id and refund.state = 'refunded'))`;

/** The first instant of the month of an instant (epoch ms) on the shop's clock. */
export function monthStartOf(now: number): Date {
  const day = new Date(shopTimeOf(now).midnight);
  return firstInstantOf(Date.UTC(day.getUTCFullYear(), day.getUTCMonth()));
}

/** What members of a company have ordered since the month of `now` began, by their id. */
async function spentInMonth(
  database: Database,
  { companyId, buyerId }: { companyId: number; buyerId?: number },
  now: number,
): Promise<Map<number, Money>> {
  const rows = await database
    .selectFrom('customer_order')
    .select(['buyer_id', sql<string>`sum(${spentOf})`.as('spent')])
    .where('company_id', '=', companyId)
    .where('created_at', '>=', monthStartOf(now))
    .where('state', 'not in', [...UNSPENT])
    .$if(buyerId !== undefined, (of) => of.where('buyer_id', '=', buyerId ?? 0))
    .groupBy('buyer_id')
    .execute();
  return new Map(rows.map(({ buyer_id: id, spent }) => [id, money(Number(spent))]));
}

/** The members of a company, owners first, then by name. `buyerId` reads only this one. */
export async function readMembers(
  database: Database,
  company: { companyId: number; buyerId?: number },
  now: number,
): Promise<CompanyMember[]> {
  const { companyId, buyerId } = company;
  const rows = await database
    .selectFrom('company_member')
    .innerJoin('buyer', 'buyer.id', 'company_member.buyer_id')
    .select(['buyer.id', 'account', 'email', 'first_name', 'last_name', 'role', 'order_limit', 'month_limit'])
    .select(['deputy_id', sql<string | null>`deputy_until::text`.as('deputy_until')])
    .where('company_id', '=', companyId)
    .$if(buyerId !== undefined, (of) => of.where('buyer_id', '=', buyerId ?? 0))
    .orderBy(sql`role <> 'owner'`)
    .orderBy('account')
    .execute();
  const spent = await spentInMonth(database, company, now);
  return rows.map((row) => ({
    buyerId: String(row.id),
    name: `${row.first_name} ${row.last_name}`.trim() || row.account,
    email: isReachable(row.email) ? row.email : '',
    role: row.role,
    limits: { perOrder: row.order_limit, perMonth: row.month_limit },
    spentInMonth: spent.get(row.id) ?? money(0),
    deputyId: row.deputy_id === null ? '' : String(row.deputy_id),
    deputyUntil: row.deputy_until ?? '',
  }));
}
