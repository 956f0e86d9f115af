import type { ListedQuote, OperatorList, OperatorQuote } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import type { Money } from '@rider/model/money';
import type { Quote, QuoteComment, QuoteLine, QuoteSummary, QuoteVersion } from '@rider/model/quote';
import { sql } from 'kysely';
import { readCurrentVariants } from '../cart/current-variants.ts';
import type { Database } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import { shopDayOf } from '../http/days.ts';
import { smallMediaPath } from '../http/media.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import type { StoredQuote } from '../quoted-price/quoted-prices.ts';
import { findQuote, stateOf, type QuoteName } from './lock-quote.ts';
import { lastDayOf } from './quote-emails.ts';

interface Reading {
  locale: Locale;
  /** Epoch milliseconds. */
  now: number;
}

const isoDayOf = (validUntil: Date) => shopDayOf(lastDayOf(validUntil).getTime());

/** The number of a quote's lines. */
const LINES = sql<number>`(select count(*) from quote_line where quote_line.quote_id = quote.id)`.as('lines');
/** The total of its current version. */
const TOTAL = sql<Money | null>`(select total from quote_version
  where quote_version.quote_id = quote.id and quote_version.number = quote.offer)`.as('total');

type SummaryRow = StoredQuote & { lines: number; total: Money | null };

function summaryOf({ lines, total, ...quote }: SummaryRow, now: number): QuoteSummary {
  return {
    number: quote.number,
    state: stateOf(quote, now),
    requestedAt: quote.requested_at.getTime(),
    changedAt: quote.changed_at.getTime(),
    lines,
    total,
    lastDay: quote.valid_until && isoDayOf(quote.valid_until),
  };
}

/** A page of a buyer's quotes, the newest first. */
export function listOwnQuotes(
  database: Database,
  buyerId: number,
  { now, ...page }: { limit: number; offset: number; now: number },
): Promise<OperatorList<QuoteSummary>> {
  const own = database.selectFrom('quote').where('buyer_id', '=', buyerId);
  const rows = own.selectAll('quote').select([LINES, TOTAL]).orderBy('quote.id', 'desc');
  return readPage(own, rows, page, (row) => summaryOf(row, now));
}

async function readLines(database: Database, quote: StoredQuote, { locale, now }: Reading): Promise<QuoteLine[]> {
  const rows = await database
    .selectFrom('quote_line')
    .leftJoin('quote_version_line', (join) =>
      join.onRef('quote_version_line.line_id', '=', 'quote_line.id').on('quote_version_line.number', '=', quote.offer),
    )
    .selectAll('quote_line')
    .select(['quote_version_line.quantity as agreed', 'unit_price', 'ships_by'])
    .where('quote_line.quote_id', '=', quote.id)
    .orderBy('place')
    .execute();
  const skuIds = rows.map((row) => row.sku_id);
  const variants = await readCurrentVariants(database, skuIds, { buyerId: quote.buyer_id, now });
  return rows.map((row) => ({
    id: String(row.id),
    productId: String(row.product_id),
    code: row.code,
    name: row.name[locale],
    variant: row.variant[locale],
    unit: row.unit[locale],
    image: smallMediaPath(row.image),
    quantity: row.agreed ?? row.quantity,
    listPrice: row.list_price,
    offered: row.unit_price === null ? null : { unitPrice: row.unit_price, shipsBy: row.ships_by ?? '' },
    stock: variants.get(row.sku_id)?.stock ?? null,
  }));
}

async function readVersions(database: Database, { id }: StoredQuote): Promise<QuoteVersion[]> {
  const rows = await database
    .selectFrom('quote_version')
    .selectAll()
    .where('quote_id', '=', id)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ number, total, note, ...at }) => {
    return { number, total, note, offeredAt: at.offered_at.getTime(), lastDay: isoDayOf(at.valid_until) };
  });
}

async function readComments(database: Database, { id }: StoredQuote, { locale }: Reading): Promise<QuoteComment[]> {
  const rows = await database
    .selectFrom('quote_comment')
    .innerJoin('quote', 'quote.id', 'quote_comment.quote_id')
    .innerJoin('buyer', 'buyer.id', 'quote.buyer_id')
    .leftJoin('agent', 'agent.id', 'quote_comment.agent_id')
    .select(['quote_comment.text', 'quote_comment.sent_at', 'agent.name as agent', 'buyer.nickname'])
    .where('quote_id', '=', id)
    .orderBy('quote_comment.id')
    .execute();
  return rows.map(({ text, sent_at: at, agent, nickname }) => ({
    author: agent?.[locale] ?? nickname,
    by: agent === null ? 'buyer' : 'shop',
    text,
    at: at.getTime(),
  }));
}

async function readWhole(database: Database, quote: StoredQuote, reading: Reading): Promise<Quote> {
  const lines = await readLines(database, quote, reading);
  const versions = await readVersions(database, quote);
  const order = await database
    .selectFrom('customer_order')
    .select('number')
    .where('quote_id', '=', quote.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { lines: _, ...summary } = summaryOf(
    { ...quote, lines: lines.length, total: versions[0]?.total ?? null },
    reading.now,
  );
  return {
    ...summary,
    lines,
    versions,
    comments: await readComments(database, quote, reading),
    orderNumber: quote.state === 'accepted' ? (order?.number ?? null) : null,
  };
}

/** A quote with everything of it. @throws ApiError `not-found` for any other buyer's. */
export async function readQuote(database: Database, name: QuoteName, reading: Reading): Promise<Quote> {
  return readWhole(database, await findQuote(database, name), reading);
}

/** A quote as operators see it, with its buyer. @throws ApiError `not-found`. */
export async function readOperatorQuote(database: Database, number: string, reading: Reading): Promise<OperatorQuote> {
  const quote = await findQuote(database, { number, buyerId: null });
  const buyer = await database
    .selectFrom('buyer')
    .select(['account', 'company', 'email', 'phone'])
    .where('id', '=', quote.buyer_id)
    .executeTakeFirstOrThrow();
  return { ...(await readWhole(database, quote, reading)), version: quote.version, buyer };
}

/** A page of all quotes for operators, the newest first. */
export async function listQuotes(
  { database, demo, clock }: { database: Database; demo: boolean; clock: () => number },
  query: OperatorListQuery,
): Promise<OperatorList<ListedQuote>> {
  const { search, pattern, state } = query;
  const now = clock();
  let found = database.selectFrom('quote').innerJoin('buyer', 'buyer.id', 'quote.buyer_id');
  if (!demo) found = found.where('buyer.demo', '=', false);
  // Same rule as `quoteStateAt`.
  const stateNow = sql<string>`case when quote.state = 'offered' and quote.valid_until <= ${new Date(now)} then 'expired' else quote.state end`;
  if (state !== '') found = found.where(stateNow, '=', state);
  if (search !== '')
    found = found.where((where) =>
      where.or([
        where('quote.number', 'ilike', pattern),
        where('buyer.company', 'ilike', pattern),
        where('buyer.account', 'ilike', pattern),
      ]),
    );
  const rows = found
    .selectAll('quote')
    .select([LINES, TOTAL, 'buyer.account', 'buyer.company'])
    .orderBy('quote.id', 'desc');
  return readPage(found, rows, query, ({ account, company, ...row }) => ({ ...summaryOf(row, now), account, company }));
}
