import type { OverviewPeriod, OverviewSales, SalesDay, TopBuyer, TopProduct } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { money } from '@rider/model/money';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { firstInstantOf, shopTimeOf } from '../http/days.ts';

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<OverviewPeriod, number>> = { week: 7, month: 30, quarter: 90 };
const MOST_LISTED = 10;

/** The midnights in UTC of a period's days on the shop's clock, the last one today. */
function daysOf(period: OverviewPeriod, now: number): number[] {
  const { midnight: today } = shopTimeOf(now);
  const count = DAYS[period];
  return Array.from({ length: count }, (_, index) => today - (count - 1 - index) * DAY_MS);
}

interface Range {
  from: Date;
  before: Date;
}

interface DaySum {
  /** From 1, the first day. */
  place: number;
  count: number;
  sum: number;
}

async function readDays(
  database: Database,
  midnights: readonly number[],
  { from, before }: Range,
): Promise<SalesDay[]> {
  // The first instant of each day, so that a day begins when the shop's clock shows midnight, whatever the database's zone.
  const starts = sql`array[${sql.join(midnights.map((midnight) => firstInstantOf(midnight)))}]::timestamptz[]`;
  const paid = await sql<DaySum>`
    select width_bucket(paid_at, ${starts}) as place, count(*)::integer as count, sum(total)::bigint as sum
    from customer_order where paid_at >= ${from} and paid_at < ${before} group by place`.execute(database);
  const refunded = await sql<DaySum>`
    select width_bucket(refunded_at, ${starts}) as place, count(*)::integer as count, sum(amount)::bigint as sum
    from refund where refunded_at >= ${from} and refunded_at < ${before} group by place`.execute(database);
  const paidOn = new Map(paid.rows.map((row) => [row.place, row]));
  const refundedOn = new Map(refunded.rows.map((row) => [row.place, row]));
  return midnights.map((midnight, index) => ({
    day: new Date(midnight).toISOString().slice(0, 10),
    orders: paidOn.get(index + 1)?.count ?? 0,
    sales: money(Number(paidOn.get(index + 1)?.sum ?? 0)),
    refunds: money(Number(refundedOn.get(index + 1)?.sum ?? 0)),
  }));
}

/** The best-selling products of the orders paid in a range. */
async function readProducts(database: Database, { from, before }: Range, locale: Locale): Promise<TopProduct[]> {
  const { rows } = await sql<{ product_id: number; name: string; pieces: number; refunded: number; sales: number }>`
    select product_id, max(name ->> ${locale}) as name, sum(quantity) as pieces,
      sum(refunded)::integer as refunded, sum(line_total - order_line.discount)::bigint as sales
    from order_line join customer_order on customer_order.id = order_line.order_id
    cross join lateral (select coalesce(sum(refund_line.quantity), 0) as refunded
      from refund_line join refund on refund.id = refund_line.refund_id
      where refund_line.order_line_id = order_line.id and refund.state = 'refunded') as returned
    where paid_at >= ${from} and paid_at < ${before}
    group by product_id order by sales desc, product_id limit ${MOST_LISTED}`.execute(database);
  return rows.map((row) => ({
    productId: String(row.product_id),
    name: row.name,
    pieces: row.pieces,
    refundedPieces: row.refunded,
    sales: money(Number(row.sales)),
  }));
}

/** The buyers who paid most in a range. */
async function readBuyers(database: Database, { from, before }: Range): Promise<TopBuyer[]> {
  const { rows } = await sql<Omit<TopBuyer, 'sales'> & { sales: number }>`
    select buyer.account, buyer.nickname as name, buyer.company, count(*)::integer as orders, sum(total)::bigint as sales
    from customer_order join buyer on buyer.id = customer_order.buyer_id
    where paid_at >= ${from} and paid_at < ${before}
    group by buyer.id order by sales desc, buyer.id limit ${MOST_LISTED}`.execute(database);
  return rows.map((row) => ({ ...row, sales: money(Number(row.sales)) }));
}

/** Reads the sales of a period that ends today. */
export async function readSales(
  database: Database,
  { period, locale, now }: { period: OverviewPeriod; locale: Locale; now: number },
): Promise<OverviewSales> {
  const midnights = daysOf(period, now);
  const { midnight: today } = shopTimeOf(now);
  const range = { from: firstInstantOf(midnights[0] ?? today), before: firstInstantOf(today + DAY_MS) };
  return {
    days: await readDays(database, midnights, range),
    products: await readProducts(database, range, locale),
    buyers: await readBuyers(database, range),
  };
}
