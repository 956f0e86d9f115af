import type { AccountEntry } from '@rider/api/operator';
import type { InvoiceAddressee, InvoiceEntry } from '@rider/model/invoice';
import type { Locale } from '@rider/model/locale';
import type { Money } from '@rider/model/money';
import type { Database } from '../database/open.ts';
import type { DocumentTable } from '../document/document-content.ts';
import { messageText, type MessageId } from '../messages/index.ts';
import { formatDay, formatMoney } from '../messages/format-values.ts';
import { companyFacts } from '../site/company.ts';

type NameBelow<Prefix extends string, Id = MessageId> = Id extends `${Prefix}.${infer Name}` ? Name : never;
/** Id of a document message without arguments. */
type LabelName = Exclude<
  NameBelow<'backend.document'>,
  'invoice' | 'license' | 'quote' | 'quote-terms' | 'statement' | 'tax-exempt' | 'tax-uncollected' | 'terms'
>;

/** The messages of a document in a language, with formatters for days (epoch milliseconds) and amounts. */
export function documentMessages(locale: Locale) {
  return {
    label: (name: LabelName) => messageText(`backend.document.${name}`, locale),
    fact: (name: NameBelow<'backend.email-fact'>) => messageText(`backend.email-fact.${name}`, locale),
    day: (at: number) => formatDay(new Date(at), locale),
    amount: (amount: Money) => formatMoney(amount, locale),
  };
}

/** The shop's name, and a table with shop and addressee side by side; `roles` names both. */
export async function parties(
  database: Database,
  { company, license, name, address }: InvoiceAddressee,
  locale: Locale,
  roles: readonly [shop: LabelName, addressee: LabelName] = ['from', 'to'],
): Promise<{ seller: string; facts: DocumentTable }> {
  const { label } = documentMessages(locale);
  const shop = await companyFacts(database);
  const seller = shop.siteName[locale];
  const licensed = license && messageText('backend.document.license', locale, { license });
  const lines = (each: readonly string[]) => each.filter(Boolean).join('\n');
  return {
    seller,
    facts: {
      kind: 'table',
      columns: roles.map((role) => ({ label: label(role) })),
      rows: [
        [
          lines([seller, shop.address[locale], shop.phone, shop.email]),
          lines([company, licensed, ...(address.length > 0 ? address : [name])]),
        ],
      ],
    },
  };
}

type EntryKind = AccountEntry['kind'] | InvoiceEntry['kind'];

/** Invoices, payments, credit notes and refunds as a table; with the amount owed after each, where given. */
export function creditEntries(
  heading: string,
  entries: readonly (Omit<AccountEntry, 'kind' | 'owed'> & { kind: EntryKind; owed?: Money })[],
  locale: Locale,
): DocumentTable {
  const { label, day, amount } = documentMessages(locale);
  const withOwed = entries.some(({ owed }) => owed !== undefined);
  return {
    kind: 'table',
    heading,
    columns: [
      { label: label('when'), width: 90 },
      { label: label('kind'), width: 100 },
      { label: label('reference') },
      { label: label('amount'), numeric: true, width: 90 },
      ...(withOwed ? [{ label: label('owed-after'), numeric: true, width: 90 }] : []),
    ],
    rows: entries.map(({ kind, reference, amount: booked, owed, at }) => [
      day(at),
      label(`kind-${kind}`),
      reference,
      amount(booked),
      ...(owed === undefined ? [] : [amount(owed)]),
    ]),
  };
}
