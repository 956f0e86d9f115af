import type { ListedQuote, OperatorList, OperatorQuote } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import type { Money } from '@rider/model/money';
import type { OfferedLine, Quote, QuoteComment, QuoteLine, QuoteSummary, QuoteVersion } from '@rider/model/quote';
import { sql, type ExpressionBuilder, type SqlBool } from 'kysely';
import { readCurrentVariants } from '../cart/current-variants.ts';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { Schema } from '../database/schema.ts';
import { readPage } from '../database/read-page.ts';
import { shopDayOf } from '../http/days.ts';
import { smallMediaPath } from '../http/media.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { companyWithRight } from '../buyer-company/company-of.ts';
import { stateOf, type StoredQuote } from '../quoted-price/change-quote.ts';
import { lastDayOf } from '../quoted-price/quote-emails.ts';
import { findQuote, type QuoteName } from './find-quote.ts';

interface Reading {
  locale: Locale;
  /** Epoch milliseconds. */
  now: number;
}

/** Which version to read; absent for the current one. */
type ReadingVersion = Reading & { version?: number | undefined };

const isoDayOf = (validUntil: Date) => shopDayOf(lastDayOf(validUntil).getTime());

/** The number of a quote's lines. */
const LINES = sql<number>`(select count(*) from quote_line where quote_line.quote_id = quote.id)`.as('lines');
/** The total of its current version. */
const TOTAL = sql<Money | null>`(select total from quote_version
  where quote_version.quote_id = quote.id and quote_version.number = quote.offer)`.as('total');

/** The name of the buyer who requested it. */
const REQUESTER = sql<string>`coalesce(nullif(trim(buyer.first_name || ' ' || buyer.last_name), ''), buyer.account)`;

type SummaryRow = StoredQuote & { lines: number; total: Money | null; requester: string };

/** `readerId` is the buyer who reads it; null for operators. */
function summaryOf(
  { lines, total, requester, ...quote }: SummaryRow,
  { now, readerId }: { now: number; readerId: number | null },
): QuoteSummary {
  return {
    number: quote.number,
    requestedBy: readerId === null || readerId === quote.buyer_id ? null : requester,
    state: stateOf(quote, now),
    requestedAt: quote.requested_at.getTime(),
    changedAt: quote.changed_at.getTime(),
    lines,
    total,
    lastDay: quote.valid_until && isoDayOf(quote.valid_until),
  };
}

/** A page of a buyer's quotes, or of those of the company whose orders the buyer may see, the newest first. */
export async function listOwnQuotes(
  database: Database,
  buyerId: number,
  { now, ofCompany, ...page }: { limit: number; offset: number; now: number; ofCompany: boolean },
): Promise<OperatorList<QuoteSummary>> {
  const quotes = database.selectFrom('quote').innerJoin('buyer', 'buyer.id', 'quote.buyer_id');
  const found = ofCompany
    ? quotes.where('quote.company_id', '=', await companyWithRight(database, buyerId, 'see-orders'))
    : quotes.where('quote.buyer_id', '=', buyerId);
  const rows = found
    .selectAll('quote')
    .select([LINES, TOTAL, REQUESTER.as('requester')])
    .orderBy('quote.id', 'desc');
  return readPage(found, rows, page, (row) => summaryOf(row, { now, readerId: buyerId }));
}

/** What a version says about a line; `quantity` is null where it has none. */
interface VersionOfLine {
  quantity: number | null;
  unit_price: Money | null;
  ships_by: string | null;
}

function offeredOf({ unit_price: unitPrice, ships_by: shipsBy }: VersionOfLine): OfferedLine | null {
  return unitPrice === null ? null : { unitPrice, shipsBy: shipsBy ?? '' };
}

/** What the version before says about a line, or what was requested; null where nothing changed. */
function previousOf(requested: number, shown: VersionOfLine, before: VersionOfLine): QuoteLine['previous'] {
  const quantity = before.quantity ?? requested;
  const offered = offeredOf(before);
  const isOfferChanged =
    offered !== null && (before.unit_price !== shown.unit_price || before.ships_by !== shown.ships_by);
  const isChanged = isOfferChanged || quantity !== (shown.quantity ?? requested);
  return isChanged ? { quantity, offered } : null;
}

async function readLines(
  database: Database,
  quote: StoredQuote,
  { version, locale, now }: Reading & { version: number },
): Promise<QuoteLine[]> {
  const rows = await database
    .selectFrom('quote_line')
    .leftJoin('quote_version_line as shown', (join) =>
      join.onRef('shown.line_id', '=', 'quote_line.id').on('shown.number', '=', version),
    )
    .leftJoin('quote_version_line as before', (join) =>
      join.onRef('before.line_id', '=', 'quote_line.id').on('before.number', '=', version - 1),
    )
    .selectAll('quote_line')
    .select(['shown.quantity as agreed', 'shown.unit_price', 'shown.ships_by'])
    .select([
      'before.quantity as before_quantity',
      'before.unit_price as before_price',
      'before.ships_by as before_day',
    ])
    .where('quote_line.quote_id', '=', quote.id)
    .orderBy('place')
    .execute();
  const skuIds = rows.map((row) => row.sku_id);
  const variants = await readCurrentVariants(database, skuIds, { buyerId: quote.buyer_id, now });
  return rows.map(({ agreed, unit_price, ships_by, ...row }) => {
    const shown = { quantity: agreed, unit_price, ships_by };
    const before = { quantity: row.before_quantity, unit_price: row.before_price, ships_by: row.before_day };
    return {
      id: String(row.id),
      productId: String(row.product_id),
      code: row.code,
      name: row.name[locale],
      variant: row.variant[locale],
      unit: row.unit[locale],
      image: smallMediaPath(row.image),
      quantity: agreed ?? row.quantity,
      listPrice: row.list_price,
      offered: offeredOf(shown),
      previous: previousOf(row.quantity, shown, before),
      stock: variants.get(row.sku_id)?.stock ?? null,
    };
  });
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
    .leftJoin('buyer', 'buyer.id', 'quote_comment.buyer_id')
    .leftJoin('agent', 'agent.id', 'quote_comment.agent_id')
    .select(['quote_comment.text', 'quote_comment.sent_at', 'agent.name as agent', 'buyer.nickname'])
    .where('quote_id', '=', id)
    .orderBy('quote_comment.id')
    .execute();
  return rows.map(({ text, sent_at: at, agent, nickname }) => ({
    author: agent?.[locale] ?? nickname ?? '',
    by: agent === null ? 'buyer' : 'shop',
    text,
    at: at.getTime(),
  }));
}

/** Whether a reader is the requester, or approves for the requester's company; operators answer nothing (null). */
async function mayAnswer(
  database: Database,
  { buyer_id: ownerId, company_id: companyId }: StoredQuote,
  id: number | null,
) {
  if (id === null || id === ownerId) return id !== null;
  return companyId !== null && (await companyWithRight(database, id, 'approve')) === companyId;
}

async function readWhole(
  database: Database,
  quote: StoredQuote,
  { readerId, version = quote.offer, ...reading }: ReadingVersion & { readerId: number | null },
): Promise<Quote> {
  if (version !== quote.offer && (version < 1 || version > quote.offer)) throw new ApiError('not-found');
  const lines = await readLines(database, quote, { ...reading, version });
  const versions = await readVersions(database, quote);
  const order = await database
    .selectFrom('customer_order')
    .select('number')
    .where('quote_id', '=', quote.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { requester } = await database
    .selectFrom('buyer')
    .select(REQUESTER.as('requester'))
    .where('id', '=', quote.buyer_id)
    .executeTakeFirstOrThrow();
  const row = { ...quote, requester, lines: lines.length, total: versions[0]?.total ?? null };
  const { lines: _, ...summary } = summaryOf(row, { now: reading.now, readerId });
  return {
    ...summary,
    mayAnswer: await mayAnswer(database, quote, readerId),
    shownVersion: version,
    lines,
    versions,
    comments: await readComments(database, quote, reading),
    orderNumber: quote.state === 'accepted' ? (order?.number ?? null) : null,
  };
}

/** A quote with everything of it. @throws ApiError `not-found` for one that the buyer does not see, and for unknown versions. */
export async function readQuote(database: Database, name: QuoteName, reading: ReadingVersion): Promise<Quote> {
  return readWhole(database, await findQuote(database, name), { ...reading, readerId: name.buyerId });
}

/** A quote as operators see it, with its buyer. @throws ApiError `not-found`. */
export async function readOperatorQuote(
  database: Database,
  number: string,
  reading: ReadingVersion,
): Promise<OperatorQuote> {
  const quote = await findQuote(database, { number, buyerId: null });
  const buyer = await database
    .selectFrom('buyer')
    .select(['account', 'company', 'email', 'phone'])
    .where('id', '=', quote.buyer_id)
    .executeTakeFirstOrThrow();
  return {
    ...(await readWhole(database, quote, { ...reading, readerId: null })),
    version: quote.version,
    buyer: { uid: String(quote.buyer_id), ...buyer },
  };
}

/** The rule of `quoteStateAt`, in a form that uses the index of the state. */
function isNow(where: ExpressionBuilder<Schema, 'quote'>, state: string, now: Date) {
  const stored = sql<SqlBool>`quote.state = ${state}`;
  if (state === 'offered') return where.and([stored, where('quote.valid_until', '>', now)]);
  if (state !== 'expired') return stored;
  return where.or([stored, where.and([where('quote.state', '=', 'offered'), where('quote.valid_until', '<=', now)])]);
}

/** A page of all quotes, or of those of a buyer, for operators, the newest first. */
export async function listQuotes(
  { database, demo, clock }: { database: Database; demo: boolean; clock: () => number },
  query: OperatorListQuery & { buyerId?: number | null },
): Promise<OperatorList<ListedQuote>> {
  const { search, pattern, state, buyerId = null } = query;
  const now = clock();
  let found = database.selectFrom('quote').innerJoin('buyer', 'buyer.id', 'quote.buyer_id');
  if (!demo) found = found.where('buyer.demo', '=', false);
  if (buyerId !== null) found = found.where('quote.buyer_id', '=', buyerId);
  if (state !== '') found = found.where((where) => isNow(where, state, new Date(now)));
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
    .select([LINES, TOTAL, REQUESTER.as('requester'), 'buyer.account', 'buyer.company'])
    .orderBy('quote.id', 'desc');
  return readPage(found, rows, query, ({ account, company, ...row }) => ({
    ...summaryOf(row, { now, readerId: null }),
    account,
    company,
  }));
}
