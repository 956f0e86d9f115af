import type {
  AccountEntryWire,
  CreditAccountDetailWire,
  CreditAccountWire,
  OperatorListWire,
} from '@rider/api/operator';
import { INVOICE_AGES } from '@rider/model/invoice';
import { money, moneyToDecimal, type Money } from '@rider/model/money';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { Refusal } from '../http/refusal.ts';
import { openInvoices } from './listing.ts';
import { IS_OPEN, OWED } from './terms.ts';

/** The most open invoices and entries that one account shows. */
const MOST_SHOWN = 200;

/**
 * What each buyer owes by its age: not due, up to 30, 60 and 90 days after the due date, and longer; as SQL, with `now` in epoch
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

function accountToWire(row: AccountRow): CreditAccountWire {
  const { credit_limit: limit, days, owed, ages } = row;
  return {
    uid: row.id,
    company: row.company,
    account: row.account,
    terms:
      limit === null || days === null
        ? null
        : { limit: moneyToDecimal(limit), used: moneyToDecimal(owed ?? money(0)), days },
    owed: moneyToDecimal(owed ?? money(0)),
    ages: INVOICE_AGES.map((_, index) => moneyToDecimal(ages?.[index] ?? money(0))),
  };
}

/** A page of the buyers who have terms or owe something, who owes most first; state `overdue` are those with a due invoice. */
export async function listAccounts(
  database: Database,
  { search, pattern, state, limit, offset }: OperatorListQuery,
  now: number,
): Promise<OperatorListWire<CreditAccountWire>> {
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
  const { count } = await found.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await rowsOf(found)
    .orderBy(sql`coalesce(owed, 0) desc`)
    .orderBy('buyer.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { list: rows.map(accountToWire), count };
}

/** Invoices, credit notes and payments of a buyer, the newest first, each with what was owed after it. */
async function readStatement(database: Database, buyerId: number): Promise<AccountEntryWire[]> {
  const { rows } = await sql<{
    kind: AccountEntryWire['kind'];
    reference: string;
    amount: Money;
    at: Date;
    owed: Money;
  }>`
    select *, sum(amount) over (order by at, place, id)::integer as owed
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
  return rows.map(({ kind, reference, amount, at, owed }) => ({
    kind,
    reference,
    price: moneyToDecimal(amount),
    owed: moneyToDecimal(owed),
    add_time: Math.floor(at.getTime() / 1000),
  }));
}

/** A buyer's account with open invoices and statement. Refusal: `unknown-buyer`. */
export async function readAccount(database: Database, buyerId: number, now: number): Promise<CreditAccountDetailWire> {
  const row = await rowsOf(accountsOf(database, now)).where('buyer.id', '=', buyerId).executeTakeFirst();
  if (row === undefined) throw new Refusal('unknown-buyer', { status: 400 });
  return {
    ...accountToWire(row),
    open: await openInvoices(database, buyerId, { now, most: MOST_SHOWN }),
    entries: await readStatement(database, buyerId),
  };
}
