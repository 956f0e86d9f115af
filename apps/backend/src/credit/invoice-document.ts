import { PAYMENTS } from '../payment-setting/payment-settings.ts';
import { readSetting } from '../setting/settings.ts';
import { owedOn, type InvoiceDetail } from '@rider/model/invoice';
import type { Locale } from '@rider/model/locale';
import { money, type Money } from '@rider/model/money';
import type { Database } from '../database/open.ts';
import type { DocumentContent, DocumentSums, DocumentTable } from '../document/document-content.ts';
import { messageText } from '../messages/index.ts';
import { formatDay, formatMoney, formatQuantity } from '../messages/format-values.ts';
import { discountText } from '../order/order-emails.ts';
import { couponDiscountOf } from '../order/shop-discount.ts';
import { termsFacts } from '../order/delivery-terms.ts';
import { withLines, type OrderView } from '../order/read-orders.ts';
import { readInvoice } from './list-invoices.ts';
import { creditEntries, documentMessages, parties } from './document-parts.ts';

const DAY_MS = 86_400_000;

async function orderOf(database: Database, number: string): Promise<OrderView> {
  const row = await database
    .selectFrom('customer_order')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const [order] = await withLines(database, [row]);
  if (order === undefined) throw new Error(`order ${number} was not read`);
  return order;
}

function linesTable({ lines }: OrderView, locale: Locale): DocumentTable {
  const { label } = documentMessages(locale);
  return {
    kind: 'table',
    heading: label('items'),
    columns: [
      { label: label('sku'), width: 105 },
      { label: label('description') },
      { label: label('quantity'), numeric: true, width: 70 },
      { label: label('price'), numeric: true, width: 70 },
      { label: label('amount'), numeric: true, width: 80 },
    ],
    rows: lines.map((line) => [
      line.code,
      [line.name[locale], line.variant[locale]].filter(Boolean).join('\n'),
      formatQuantity(line.quantity, line.unit, locale),
      formatMoney(line.unit_price, locale),
      formatMoney(line.line_total, locale),
    ]),
  };
}

type Term = readonly [label: string, amount: Money, showsZero?: boolean];

function sums(terms: readonly Term[], locale: Locale): DocumentSums {
  // Zero amounts are left out, except the fixed ones and the sum.
  const shown = terms.filter(([, amount, showsZero], index) => amount !== 0 || showsZero || index === terms.length - 1);
  return { kind: 'sums', sums: shown.map(([label, amount]) => [label, formatMoney(amount, locale)] as const) };
}

/** The label of the tax, with the reason when there is none. */
function taxLabel({ row, untaxed }: OrderView, locale: Locale): string {
  const certificate = row.tax_certificate;
  if (certificate !== null) return messageText('backend.document.tax-exempt', locale, { certificate });
  if (untaxed !== null) return messageText('backend.document.tax-uncollected', locale, { place: untaxed[locale] });
  return documentMessages(locale).fact('tax');
}

function orderSums(order: OrderView, locale: Locale): DocumentSums {
  const { row } = order;
  const { fact } = documentMessages(locale);
  return sums(
    [
      [fact('products'), row.goods_total],
      [fact('coupon'), money(-couponDiscountOf(row))],
      [discountText(row, locale), money(-row.shop_discount)],
      [fact('freight'), row.freight],
      [taxLabel(order, locale), row.tax, row.tax_region !== ''],
      [fact('total'), row.total],
    ],
    locale,
  );
}

function paidSums(invoice: InvoiceDetail, locale: Locale): DocumentSums {
  const { label } = documentMessages(locale);
  return sums(
    [
      [label('credited'), money(-invoice.credited)],
      [label('paid'), money(-invoice.paid)],
      [label('open'), owedOn(invoice)],
    ],
    locale,
  );
}

/** Whether an invoice was paid at once: its due time is its issue time. */
const isPaidAtOnce = ({ issuedAt, dueAt }: InvoiceDetail): boolean => issuedAt === dueAt;

function termsText({ number, issuedAt, dueAt, state }: InvoiceDetail, locale: Locale): string {
  if (state === 'settled') return messageText('backend.document.settled', locale);
  return messageText('backend.document.terms', locale, {
    number,
    days: Math.round((dueAt - issuedAt) / DAY_MS),
    day: formatDay(new Date(dueAt), locale),
  });
}

/** Job, site and days of the order; nothing without. */
function termsTable({ row }: OrderView, locale: Locale): DocumentTable[] {
  const terms = termsFacts(row, locale);
  if (terms.length === 0) return [];
  const columns = terms.map(({ term }) => ({ label: term }));
  return [{ kind: 'table', columns, rows: [terms.map(({ description }) => description)] }];
}

/** The printed invoice of a buyer, with the contents of its page. @throws ApiError `not-found`. */
export async function invoiceDocument(
  database: Database,
  { buyerId, number, locale, now }: { buyerId: number; number: string; locale: Locale; now: number },
): Promise<DocumentContent> {
  const { label, fact, day } = documentMessages(locale);
  const invoice = await readInvoice(database, { buyerId, number, locale, now });
  const { orderNumber, purchaseOrderNumber, addressee, issuedAt, dueAt, entries } = invoice;
  const order = await orderOf(database, orderNumber);
  const { seller, facts } = await parties(database, addressee, locale);
  const { bankTransfer } = await readSetting(database, PAYMENTS);
  const columns = [
    [label('issued'), day(issuedAt)],
    ...(isPaidAtOnce(invoice) ? [] : [[label('due'), day(dueAt)] as const]),
    [fact('order'), orderNumber],
    [fact('purchaseOrder'), purchaseOrderNumber || '–'],
  ] as const;
  return {
    locale,
    title: messageText('backend.document.invoice', locale, { number }),
    author: seller,
    createdAt: new Date(now),
    parts: [
      facts,
      {
        kind: 'table',
        columns: columns.map(([column]) => ({ label: column })),
        rows: [columns.map(([, value]) => value)],
      },
      ...termsTable(order, locale),
      ...(order.row.counter_id === null
        ? []
        : [{ kind: 'text' as const, text: `${fact('pickUp')}: ${order.row.address[locale]}` }]),
      linesTable(order, locale),
      orderSums(order, locale),
      ...(entries.length === 0 ? [] : [creditEntries(label('entries'), entries, locale), paidSums(invoice, locale)]),
      { kind: 'text', text: termsText(invoice, locale) },
      ...(isPaidAtOnce(invoice) || bankTransfer[locale] === ''
        ? []
        : [{ kind: 'text' as const, text: bankTransfer[locale] }]),
    ],
  };
}
