import type { AccountEntry, CreditAccount, CreditAccountDetail, OperatorList } from '@rider/api/operator';
import { INVOICE_AGES, type Ageing } from '@rider/model/invoice';
import { money, type Money } from '@rider/model/money';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { ApiError } from '../http/api-error.ts';
import { openInvoices } from './list-invoices.ts';
import { IS_OPEN, OWED } from './credit-terms.ts';

/** Maximum number of open invoices and of entries shown per account. */
const MOST_SHOWN = 200;

/**
 * The amount owed by each buyer, by age: not due, up to 30, 60 and 90 days after the due date, and longer; as SQL. `now` in epoch
 * milliseconds.
 */
function owedByAge(now: number) {
  const at = new Date(now);
  return sql<{ buyer_id: number; owed: Money; ages: Money[] }>`(
    select invoice.buyer_id, sum(${OWED})::integer as owed, array[
      coalesce(sum(${OWED}) filter (where due_at >= ${at}), 0),
      coalesce(sum(${OWED}) filter (where due_at < ${at} and due_at >= ${at}::timestamptz - interval '30 days'), 0),
      coalesce(sum(${OWED}) filter (where due_at < ${at}::timestamptz - interval '30 days' and due_at >= ${at}::timestamptz - interval '60 days'), 0),
      coalesce(sum(${OWED}) filter (where due_at < ${at}::timestamptz - interval '60 days' and due_at >= ${at}::timestamptz - interval '90 days'), 0),
      coalesce(sum(${OWED}) filter (where due_at < ${at}::timestamptz - interval '90 days'), 0)
    ]::integer[] as ages
    from invoice where ${IS_OPEN} group by invoice.buyer_id
  )`;
}

function accountsOf(database: Database, now: number) {
  return database
    .selectFrom('buyer')
    .leftJoin('credit_terms', 'credit_terms.buyer_id', 'buyer.id')
    .leftJoin(
      () => owedByAge(now).as('debt'),
      (join) => join.onRef('debt.buyer_id', '=', 'buyer.id'),
    );
}

const rowsOf = (found: ReturnType<typeof accountsOf>) =>
  found.select(['buyer.id', 'company', 'account', 'credit_limit', 'days', 'owed', 'ages']);

type AccountRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

function accountOf({ id, company, account, credit_limit: limit, days, ages, ...row }: AccountRow): CreditAccount {
  const owed = row.owed ?? money(0);
  return {
    uid: String(id),
    company,
    account,
    terms: limit === null || days === null ? null : { limit, used: owed, days },
    owed,
    ages: Object.fromEntries(INVOICE_AGES.map((age, index) => [age, ages?.[index] ?? money(0)])) as Ageing,
  };
}

/** A page of buyers with terms or open invoices, the largest amount owed first; state `overdue` selects those with an overdue invoice. */
export async function listAccounts(
  database: Database,
  query: OperatorListQuery,
  now: number,
): Promise<OperatorList<CreditAccount>> {
  const { search, pattern, state } = query;
  let found = accountsOf(database, now).where((where) =>
    where.or([where('credit_limit', 'is not', null), where('owed', 'is not', null)]),
  );
  if (state === 'overdue') found = found.where(sql<boolean>`owed > ages[1]`);
  if (search !== '')
    found = found.where((where) =>
      where.or([
        where('company', 'ilike', pattern),
        where('account', 'ilike', pattern),
        where.exists(
          where
            .selectFrom('invoice')
            .whereRef('invoice.buyer_id', '=', 'buyer.id')
            .where('invoice.number', 'ilike', pattern),
        ),
      ]),
    );
  const rows = rowsOf(found)
    .orderBy(sql`coalesce(owed, 0) desc`)
    .orderBy('buyer.id');
  return readPage(found, rows, query, accountOf);
}

/** Invoices, credit notes and payments of a buyer, the newest first, each with the amount owed after it. */
async function readStatement(database: Database, buyerId: number): Promise<AccountEntry[]> {
  const { rows } = await sql<Omit<AccountEntry, 'at'> & { at: Date }>`
    select kind, reference, amount, at, sum(amount) over (order by at, place, id)::integer as owed
    from (
      select 'invoice' as kind, number as reference, amount, issued_at as at, 1 as place, id
      from invoice where buyer_id = ${buyerId}
      union all
      select 'credit', invoice.number, -credit_note.amount, credit_note.issued_at, 2, credit_note.id
      from credit_note join invoice on invoice.id = credit_note.invoice_id where buyer_id = ${buyerId}
      union all
      select 'payment', reference, -amount, received_on, 3, id from invoice_payment where buyer_id = ${buyerId}
    ) as entry
    order by at desc, place desc, id desc
    limit ${MOST_SHOWN}
  `.execute(database);
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}

/** A buyer's account with open invoices and statement. @throws ApiError `unknown-buyer`. */
export async function readAccount(database: Database, buyerId: number, now: number): Promise<CreditAccountDetail> {
  const row = await rowsOf(accountsOf(database, now)).where('buyer.id', '=', buyerId).executeTakeFirst();
  if (row === undefined) throw new ApiError('unknown-buyer', { status: 400 });
  return {
    ...accountOf(row),
    open: await openInvoices(database, buyerId, { now, most: MOST_SHOWN }),
    entries: await readStatement(database, buyerId),
  };
}
