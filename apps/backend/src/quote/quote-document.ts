import type { Locale } from '@rider/model/locale';
import { money } from '@rider/model/money';
import { quoteTotals } from '@rider/model/quote';
import { addresseeOf } from '../credit/addressee.ts';
import { documentMessages, parties } from '../credit/document-parts.ts';
import type { Database } from '../database/open.ts';
import type { DocumentContent, DocumentPart } from '../document/document-content.ts';
import { instantOf } from '../http/days.ts';
import { formatQuantity } from '../messages/format-values.ts';
import { messageText } from '../messages/index.ts';
import { findQuote, type QuoteName } from './find-quote.ts';
import { readQuote } from './read-quotes.ts';

/** The printed quote: its current version, before there is one the request. @throws ApiError `not-found`. */
export async function quoteDocument(
  database: Database,
  name: QuoteName,
  { locale, now }: { locale: Locale; now: number },
): Promise<DocumentContent> {
  const { label, fact, day, amount } = documentMessages(locale);
  const shownDay = (iso: string) => (iso === '' ? '–' : day(instantOf({ day: iso, time: '12:00' }).getTime()));
  const { buyer_id: buyerId } = await findQuote(database, name);
  const { number, requestedAt, lastDay, lines, versions, total } = await readQuote(database, name, { locale, now });
  const [version] = versions;
  const { seller, facts } = await parties(database, await addresseeOf(database, buyerId), locale, ['seller', 'buyer']);
  const columns = [
    [label('quote-requested'), day(requestedAt)],
    [label('quote-offered'), version ? day(version.offeredAt) : '–'],
    [label('quote-version'), version ? String(version.number) : '–'],
    [label('quote-last-day'), shownDay(lastDay ?? '')],
  ] as const;
  const text = (part: string): DocumentPart[] => (part === '' ? [] : [{ kind: 'text', text: part }]);
  // Before there is a version, the list prices.
  const priced = lines.map((line) => ({ ...line, price: line.offered?.unitPrice ?? line.listPrice }));
  const hasDays = lines.some(({ offered }) => offered !== null && offered.shipsBy !== '');
  const sum = total ?? quoteTotals(lines).list;
  return {
    locale,
    title: messageText('backend.document.quote', locale, { number }),
    author: seller,
    createdAt: new Date(now),
    parts: [
      facts,
      {
        kind: 'table',
        columns: columns.map(([column]) => ({ label: column })),
        rows: [columns.map(([, value]) => value)],
      },
      {
        kind: 'table',
        heading: label('items'),
        columns: [
          { label: label('sku'), width: 105 },
          { label: label('description') },
          ...(hasDays ? [{ label: label('quote-ships-by'), width: 75 }] : []),
          { label: label('quantity'), numeric: true, width: 65 },
          { label: label(version ? 'price' : 'list-price'), numeric: true, width: 65 },
          { label: label('amount'), numeric: true, width: 75 },
        ],
        rows: priced.map(({ code, name: product, variant, offered, quantity, unit, price }) => [
          code,
          [product, variant].filter(Boolean).join('\n'),
          ...(hasDays ? [shownDay(offered?.shipsBy ?? '')] : []),
          formatQuantity(quantity, { 'en-US': unit, 'zh-CN': unit }, locale),
          amount(price),
          amount(money(price * quantity)),
        ]),
      },
      { kind: 'sums', sums: [[version ? fact('products') : label('list-total'), amount(sum)]] },
      ...text(version?.note ?? ''),
      ...text(version ? messageText('backend.document.quote-terms', locale, { day: shownDay(lastDay ?? '') }) : ''),
    ],
  };
}
