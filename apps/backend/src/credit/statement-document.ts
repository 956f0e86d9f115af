import { INVOICE_AGES } from '@rider/model/invoice';
import type { Locale } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import type { DocumentContent } from '../document/document-content.ts';
import { messageText } from '../messages/index.ts';
import { formatDay, formatMoney } from '../messages/format-values.ts';
import { readAccount } from './accounts.ts';
import { addresseeOf } from './addressee.ts';
import { creditEntries, documentMessages, parties } from './document-parts.ts';

/**
 * A buyer's printed statement of account: amounts owed by age, and invoices, credit notes and payments, the oldest first. @throws ApiError
 * `unknown-buyer`.
 */
export async function statementDocument(
  database: Database,
  { buyerId, locale, now }: { buyerId: number; locale: Locale; now: number },
): Promise<DocumentContent> {
  const { label, amount } = documentMessages(locale);
  const { ages, owed, entries } = await readAccount(database, buyerId, now);
  const { seller, facts } = await parties(database, await addresseeOf(database, buyerId), locale);
  const oldestFirst = entries.toReversed();
  const [oldest] = oldestFirst;
  const before = oldest === undefined ? 0 : oldest.owed - oldest.amount;
  return {
    locale,
    title: messageText('backend.document.statement', locale, { day: formatDay(new Date(now), locale) }),
    author: seller,
    createdAt: new Date(now),
    parts: [
      facts,
      {
        kind: 'table',
        columns: INVOICE_AGES.map((age) => ({ label: label(`age-${age}`), numeric: true })),
        rows: [INVOICE_AGES.map((age) => amount(ages[age]))],
      },
      creditEntries(label('account'), oldestFirst, locale),
      {
        kind: 'sums',
        sums: [
          // The sum of older entries that the table omits.
          ...(before === 0 ? [] : [[label('before'), formatMoney(before, locale)] as const]),
          [label('open'), amount(owed)],
        ],
      },
    ],
  };
}
