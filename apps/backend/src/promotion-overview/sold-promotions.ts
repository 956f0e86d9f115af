import type { OperatorList, OperatorPromotion } from '@rider/api/operator';
import { PROMOTION_KIND_OF } from '@rider/api/promotion';
import type { Locale } from '@rider/model/locale';
import { money } from '@rider/model/money';
import { promotionState, PROMOTION_STATES } from '@rider/model/promotion';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { cheaperWithout } from './cheaper-without.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';

interface ListedPromotions {
  query: OperatorListQuery;
  locale: Locale;
  now: number;
}

function matching(database: Database, { query: { search, pattern, state }, locale, now }: ListedPromotions) {
  const at = new Date(now);
  let found = database.selectFrom('promotion').innerJoin('sku', 'sku.id', 'promotion.sku_id');
  const known = PROMOTION_STATES.find((name) => name === state);
  const isLeft = known === 'active' ? '>' : '=';
  if (known === 'active' || known === 'soldOut')
    found = found.where('starts_at', '<=', at).where('ends_at', '>', at).where('remaining', isLeft, 0);
  if (known === 'scheduled') found = found.where('starts_at', '>', at);
  if (known === 'ended') found = found.where('ends_at', '<=', at);
  if (state !== '' && known === undefined) found = found.where(sql<boolean>`false`);
  if (search === '') return found;
  return found.where((where) =>
    where.or([where('sku.code', 'ilike', pattern), sql<boolean>`promotion.title ->> ${locale} ilike ${pattern}`]),
  );
}

interface Sold {
  orders: number;
  pieces: number;
  /** Sales in cents after discounts, without freight and refunded pieces. */
  amount: number;
}

/** Sales of promotions in paid orders, less refunds, by promotion id. */
async function readSold(database: Database, promotionIds: readonly number[]): Promise<Map<number, Sold>> {
  if (promotionIds.length === 0) return new Map();
  const lines = database
    .selectFrom('order_line')
    .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
    .select(['promotion_id', 'order_id', 'quantity', 'line_total', 'order_line.discount', 'paid_at'])
    .select(
      sql<number>`quantity - coalesce((select sum(refund_line.quantity) from refund_line
        join refund on refund.id = refund_line.refund_id
        where refund_line.order_line_id = order_line.id and refund.state = 'refunded'), 0)`.as('retained'),
    )
    .where('promotion_id', 'in', [...promotionIds]);
  const rows = await database
    .selectFrom(lines.as('line'))
    .select([
      'promotion_id',
      sql<number>`(count(distinct order_id) filter (where paid_at is not null and retained > 0))::integer`.as('orders'),
      sql<number>`coalesce(sum(retained) filter (where paid_at is not null), 0)::integer`.as('pieces'),
      sql<number>`coalesce(sum(round((line_total - discount) * retained / quantity)) filter (where paid_at is not null), 0)::integer`.as(
        'amount',
      ),
    ])
    .groupBy('promotion_id')
    .execute();
  return new Map(rows.map((row) => [row.promotion_id ?? 0, row]));
}

/** A page of promotions with their sales, latest end first. */
export async function listSoldPromotions(
  database: Database,
  listed: ListedPromotions,
): Promise<OperatorList<OperatorPromotion>> {
  const { query, locale, now } = listed;
  const found = matching(database, listed);
  const { total } = await found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('promotion')
    .select(['sku.code', 'sku.price as skuPrice', 'sku.tiers', 'sku.minimum'])
    .orderBy('ends_at', 'desc')
    .orderBy('promotion.id')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const sold = await readSold(
    database,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row): OperatorPromotion => {
    const kind = PROMOTION_KIND_OF[row.kind];
    const { orders = 0, pieces = 0, amount = 0 } = sold.get(row.id) ?? {};
    const [start, end] = [row.starts_at.getTime(), row.ends_at.getTime()];
    return {
      id: String(row.id),
      kind,
      title: row.title[locale],
      code: row.code,
      state: promotionState({ startsAt: start, endsAt: end }, row.remaining, now),
      price: row.price,
      cheaper: cheaperWithout(row, { ...row, price: row.skuPrice }),
      quota: row.quota,
      remaining: row.remaining,
      orders,
      pieces,
      amount: money(amount),
      startsAt: start,
      endsAt: end,
    };
  });
  return { items, total };
}
