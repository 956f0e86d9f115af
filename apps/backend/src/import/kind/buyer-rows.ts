import { randomInt } from 'node:crypto';
import { NAME_LENGTH } from '@rider/model/limits';
import { moneyToDecimal } from '@rider/model/money';
import { IMPORT_COLUMNS } from '@rider/model/import';
import { buyerRowSchema } from '@rider/model/validation';
import { sql, type Selectable } from 'kysely';
import type { InferOutput } from 'valibot';
import { NO_PASSWORD } from '../../account/password.ts';
import type { BuyerTable } from '../../account/tables.ts';
import { writeCreditTerms } from '../../credit/credit-terms.ts';
import type { Transaction } from '../../database/open.ts';
import { queueEmail } from '../../email/outbox.ts';
import { fieldErrorTexts } from '../../http/form-errors.ts';
import { messageText, validationText } from '../../messages/index.ts';
import { countChange, priceListNamed } from './named-price-list.ts';
import { rowKind, watchRepeated, type RowSaving } from './row-kind.ts';

type BuyerRow = InferOutput<typeof buyerRowSchema>;

/** The columns of a buyer that rows change, by path. */
const FIELDS = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  company: 'company',
} as const satisfies Partial<Record<keyof BuyerRow, keyof BuyerTable>>;

const MOST_ATTEMPTS = 10;

const changeText = (path: string, was: string, is: string) =>
  `${IMPORT_COLUMNS.buyers.find((column) => column.path === path)?.name ?? path}: ${was} → ${is}`;

/** An account name that nobody has, after the e-mail address. */
async function freeAccount(transaction: Transaction, email: string): Promise<string> {
  const base = (email.split('@')[0] ?? '').replace(/[^A-Za-z0-9]/g, '').slice(0, 14);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const account = base.length >= 6 && attempt === 0 ? base : `${base}${randomInt(100_000, 1_000_000)}`;
    const taken = await transaction
      .selectFrom('buyer')
      .select('id')
      .where(sql`lower(account)`, '=', account.toLowerCase())
      .executeTakeFirst();
    if (taken === undefined) return account;
  }
  throw new Error('no free account name was found');
}

/** Opens an account without a password, and sends the e-mail that says how to set one. */
async function invite({ transaction, operator, locale, email: services }: RowSaving, row: BuyerRow): Promise<number> {
  const { firstName, lastName, locale: own = locale } = row;
  if (firstName === undefined || lastName === undefined)
    throw fieldErrorTexts({
      [firstName === undefined ? 'firstName' : 'lastName']: validationText('validation.name.required', locale),
    });
  const name = `${firstName} ${lastName}`;
  const account = row.account ?? (await freeAccount(transaction, row.email));
  const added = await transaction
    .insertInto('buyer')
    .values({
      account,
      email: row.email,
      phone: row.phone ?? '',
      first_name: firstName,
      last_name: lastName,
      nickname: name.slice(0, NAME_LENGTH.maximum).replace(/[\ud800-\udbff]$/, ''),
      company: row.company ?? '',
      contractor_license: '',
      business_owner: '',
      business_phone: row.phone ?? '',
      state: 'active',
      locale: own,
      password_hash: NO_PASSWORD,
      avatar: null,
      created_at: operator.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) throw fieldErrorTexts({ account: messageText('backend.field.account-taken', locale) });
  const facts = { name, account, email: row.email };
  await queueEmail(services, transaction, { to: row.email, email: 'account-opened', locale: own, facts });
  return added.id;
}

/** Changes what a row gives a buyer; returns the changes. */
async function update({ transaction }: RowSaving, row: BuyerRow, buyer: Selectable<BuyerTable>): Promise<string[]> {
  const changed = Object.entries(FIELDS).flatMap(([path, column]) => {
    const is = row[path as keyof typeof FIELDS];
    return is === undefined || is === buyer[column] ? [] : [{ path, column, was: buyer[column], is }];
  });
  if (changed.length === 0) return [];
  const values = Object.fromEntries(changed.map(({ column, is }) => [column, is]));
  await transaction.updateTable('buyer').set(values).where('id', '=', buyer.id).execute();
  return changed.map(({ path, was, is }) => changeText(path, was, is));
}

/** Adds a buyer to the price lists that a row names; others stay. Returns the changes. */
async function assignLists(saving: RowSaving, row: BuyerRow, buyerId: number): Promise<string[]> {
  const changes: string[] = [];
  for (const name of row.lists
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const listId = await priceListNamed(saving, name, 'lists');
    const added = await saving.transaction
      .insertInto('price_list_buyer')
      .values({ buyer_id: buyerId, price_list_id: listId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('buyer_id')
      .executeTakeFirst();
    if (added === undefined) continue;
    await countChange(saving, listId);
    changes.push(changeText('lists', '', name));
  }
  return changes;
}

async function grant(
  { transaction, operator }: RowSaving,
  { limit, days }: BuyerRow,
  buyerId: number,
): Promise<string[]> {
  if (limit === undefined || days === null) return [];
  const terms = await transaction
    .selectFrom('credit_terms')
    .select(['credit_limit', 'days'])
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  if (terms?.credit_limit === limit && terms.days === days) return [];
  await writeCreditTerms(transaction, operator, { buyerId, limit, days });
  const was = terms ? `${moneyToDecimal(terms.credit_limit)}, ${terms.days}` : '';
  return [changeText('limit', was, `${moneyToDecimal(limit)}, ${days}`)];
}

/** Buyers: a row for each, found by e-mail address. A new one is invited to set a password. */
export const BUYER_ROWS = rowKind({
  action: 'buyer.import',
  tags: ['price-lists'],
  schema: buyerRowSchema,
  watch: () => watchRepeated(['email']),
  save: async (saving, row) => {
    const known = await saving.transaction
      .selectFrom('buyer')
      .selectAll()
      .where(sql`lower(email)`, '=', row.email.toLowerCase())
      .forNoKeyUpdate()
      .executeTakeFirst();
    const id = known?.id ?? (await invite(saving, row));
    const changes = [
      ...(known ? await update(saving, row, known) : []),
      ...(await assignLists(saving, row, id)),
      ...(await grant(saving, row, id)),
    ];
    if (known === undefined) return { outcome: 'created', changes: [] };
    return { outcome: changes.length === 0 ? 'same' : 'changed', changes };
  },
  async *exported({ database, demo }) {
    let found = database.selectFrom('buyer').leftJoin('credit_terms', 'credit_terms.buyer_id', 'buyer.id');
    if (!demo) found = found.where('demo', '=', false);
    const rows = await found
      .select(['email', 'first_name', 'last_name', 'phone', 'company', 'account', 'locale', 'credit_limit', 'days'])
      .select((select) =>
        select
          .selectFrom('price_list_buyer')
          .innerJoin('price_list', 'price_list.id', 'price_list_id')
          .whereRef('price_list_buyer.buyer_id', '=', 'buyer.id')
          .select(sql<string | null>`string_agg(price_list.name, '; ' order by price_list.name)`.as('names'))
          .as('lists'),
      )
      .orderBy('email')
      .execute();
    for (const row of rows)
      yield [
        row.email,
        row.first_name,
        row.last_name,
        row.phone,
        row.company,
        row.account,
        row.lists ?? '',
        ...(row.credit_limit === null ? ['', ''] : [moneyToDecimal(row.credit_limit), String(row.days)]),
        row.locale ?? '',
      ];
  },
});
