import type { Locale } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import type { DocumentContent, DocumentPart, DocumentTable } from '../document/document-content.ts';
import { ApiError } from '../http/api-error.ts';
import { formatDay, formatQuantity } from '../messages/format-values.ts';
import { messageText, type MessageId } from '../messages/index.ts';
import { termsFacts } from '../order/delivery-terms.ts';
import { withLines } from '../order/read-orders.ts';
import type { StoredOrderLine } from '../order/tables.ts';
import { piecesToSend, unshippedPieces } from '../refund/refundable.ts';
import { companyFacts } from '../site/company.ts';
import { withOverview, type OrderOverview } from './read-own-orders.ts';

/** A box for the packer's pen. */
const BOX = '□';

/** Above this number a pick list shows how many orders contain a SKU, instead of their numbers. */
const MOST_NUMBERS = 8;

interface Request {
  numbers: readonly string[];
  locale: Locale;
  now: number;
}

/** A line with the pieces to pack. */
interface PackedLine {
  line: StoredOrderLine;
  pieces: number;
}

/** Reads orders in the order of their numbers. @throws ApiError `unknown-item-or-order` if there is none. */
async function readOrders(database: Database, numbers: readonly string[]): Promise<OrderOverview[]> {
  const rows = await database
    .selectFrom('customer_order')
    .selectAll()
    .where('number', 'in', ['', ...numbers])
    .execute();
  const orders = await withOverview(database, await withLines(database, rows));
  if (orders.length === 0) throw new ApiError('unknown-item-or-order');
  const place = (order: OrderOverview) => numbers.indexOf(order.row.number);
  return orders.toSorted((one, other) => place(one) - place(other));
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** The pieces of an order that are left to ship. */
function linesLeft({ lines, refunds, parcels }: OrderOverview): PackedLine[] {
  return lines
    .map((line) => ({ line, pieces: unshippedPieces(refunds, parcels, line) }))
    .filter(({ pieces }) => pieces > 0);
}

/** The lines of a packing slip: what is left to ship, or all that was shipped. */
function linesOfSlip(order: OrderOverview): PackedLine[] {
  const left = linesLeft(order);
  if (left.length > 0) return left;
  return order.lines
    .map((line) => ({ line, pieces: piecesToSend(order.refunds, line) }))
    .filter(({ pieces }) => pieces > 0);
}

/** The weight of each variant in kilograms. */
async function readWeights(database: Database, lines: readonly PackedLine[]): Promise<(packed: PackedLine) => number> {
  const ids = [0, ...new Set(lines.map(({ line }) => line.sku_id))];
  const rows = await database.selectFrom('sku').select(['id', 'weight_kg']).where('id', 'in', ids).execute();
  const weights = new Map(rows.map(({ id, weight_kg: weight }) => [id, Number(weight)]));
  return ({ line, pieces }) => pieces * (weights.get(line.sku_id) ?? 0);
}

const writtenWeight = (kilograms: number, locale: Locale): string =>
  `${new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(kilograms)} kg`;

const described = ({ line }: PackedLine, locale: Locale): string =>
  [line.name[locale], line.variant[locale]].filter(Boolean).join('\n');

const textsIn =
  (locale: Locale) =>
  (id: MessageId, values: Parameters<typeof messageText>[2] = {}) =>
    messageText(id, locale, values);

/** From whom, to whom, what the buyer wrote, and how it is to be delivered. */
function partiesOfSlip({ row }: OrderOverview, from: string, locale: Locale): DocumentTable[] {
  const text = textsIn(locale);
  const to = text(row.counter_id === null ? 'backend.slip.to' : 'backend.slip.pickUp');
  const facts = (
    [
      ['backend.slip.ordered', formatDay(row.created_at, locale)],
      ['backend.slip.purchaseOrder', row.purchase_order_number],
      // Thousands of line breaks would fill pages.
      ['backend.slip.message', row.buyer_message.replaceAll(/\s+/g, ' ')],
      ['backend.slip.note', row.merchant_note],
    ] as const
  ).filter(([, value]) => value !== '');
  const terms = termsFacts(row, locale);
  return [
    {
      kind: 'table',
      columns: [{ label: text('backend.slip.from') }, { label: to }],
      rows: [[from, [row.addressee, row.phone, row.address[locale]].filter(Boolean).join('\n')]],
    },
    {
      kind: 'table',
      columns: facts.map(([id]) => ({ label: text(id) })),
      rows: [facts.map(([, value]) => value)],
    },
    ...(terms.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            columns: terms.map(({ term }) => ({ label: term })),
            rows: [terms.map(({ description }) => description)],
          },
        ]),
  ];
}

/** The packing slips of orders, each on a page of its own, without prices. @throws ApiError `unknown-item-or-order`. */
export async function packingSlips(database: Database, { numbers, locale, now }: Request): Promise<DocumentContent> {
  const orders = await readOrders(database, numbers);
  const weightOf = await readWeights(database, orders.flatMap(linesOfSlip));
  const shop = await companyFacts(database);
  const from = [shop.siteName[locale], shop.address[locale], shop.phone].filter(Boolean).join('\n');
  const text = textsIn(locale);
  const parts = orders.flatMap((order, index): DocumentPart[] => {
    const lines = linesOfSlip(order);
    const pieces = sum(lines.map((packed) => packed.pieces));
    return [
      { kind: 'heading', text: text('backend.slip.title', { number: order.row.number }), newPage: index > 0 },
      ...partiesOfSlip(order, from, locale),
      {
        kind: 'table',
        columns: [
          { label: text('backend.slip.sku'), width: 150 },
          { label: text('backend.slip.description') },
          { label: text('backend.slip.quantity'), numeric: true, width: 80 },
          { label: text('backend.slip.packed'), numeric: true, width: 60 },
        ],
        rows: lines.map((packed) => [
          packed.line.code,
          described(packed, locale),
          formatQuantity(packed.pieces, packed.line.unit, locale),
          BOX,
        ]),
      },
      {
        kind: 'text',
        text: text('backend.slip.total', { pieces, weight: writtenWeight(sum(lines.map(weightOf)), locale) }),
      },
    ];
  });
  const title = text('backend.slip.titles', { count: orders.length });
  return { locale, title, hideTitle: true, author: shop.siteName[locale], createdAt: new Date(now), parts };
}

/** What is left to ship of several orders, summed by SKU. @throws ApiError `unknown-item-or-order`. */
export async function pickList(database: Database, { numbers, locale, now }: Request): Promise<DocumentContent> {
  const orders = await readOrders(database, numbers);
  const lines = orders.flatMap((order) =>
    linesLeft(order).map((packed) => Object.assign(packed, { number: order.row.number })),
  );
  const weightOf = await readWeights(database, lines);
  const shop = await companyFacts(database);
  const text = textsIn(locale);
  const bySku = [...Map.groupBy(lines, ({ line }) => line.code)].toSorted(([one], [other]) => one.localeCompare(other));
  const rows = bySku.flatMap(([code, same]) => {
    const [first] = same;
    if (first === undefined) return [];
    const inOrders = [...new Set(same.map(({ number }) => number))];
    return [
      [
        code,
        described(first, locale),
        inOrders.length > MOST_NUMBERS ? text('backend.pick.count', { count: inOrders.length }) : inOrders.join(', '),
        formatQuantity(sum(same.map(({ pieces }) => pieces)), first.line.unit, locale),
        writtenWeight(sum(same.map(weightOf)), locale),
        BOX,
      ],
    ];
  });
  const total = {
    orders: new Set(lines.map(({ number }) => number)).size,
    pieces: sum(lines.map(({ pieces }) => pieces)),
    weight: writtenWeight(sum(lines.map(weightOf)), locale),
  };
  return {
    locale,
    title: text('backend.pick.title', { day: formatDay(new Date(now), locale) }),
    author: shop.siteName[locale],
    createdAt: new Date(now),
    parts: [
      {
        kind: 'table',
        columns: [
          { label: text('backend.slip.sku'), width: 130 },
          { label: text('backend.slip.description') },
          { label: text('backend.pick.orders'), width: 100 },
          { label: text('backend.slip.quantity'), numeric: true, width: 60 },
          { label: text('backend.pick.weight'), numeric: true, width: 55 },
          { label: text('backend.pick.picked'), numeric: true, width: 45 },
        ],
        rows,
      },
      { kind: 'text', text: text('backend.pick.total', total) },
    ],
  };
}
