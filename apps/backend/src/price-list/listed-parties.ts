import type { Locale } from '@rider/model/locale';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import { messageText } from '../messages/index.ts';

/** Maximum number of faults that an error lists. */
const MOST_NAMED = 10;

/** The ids of names, in their order, and the names of none or of several. */
export interface ListedParties {
  ids: number[];
  unknown: string[];
}

/** The first values of an error, with a mark for more. */
export function listed(values: readonly (string | number)[]): string {
  return [...values.slice(0, MOST_NAMED), ...(values.length > MOST_NAMED ? ['…'] : [])].join(', ');
}

const namesIn = (lines: readonly string[]) => [...new Set(lines.map((line) => line.trim()))].filter(Boolean);

/** The parties of names, by the rows that `isMeant` accepts for a name. */
function partiesOf<Row extends { id: number }>(
  names: readonly string[],
  rows: readonly Row[],
  isMeant: (name: string, row: Row) => boolean,
): ListedParties {
  const ids = new Set<number>();
  const unknown: string[] = [];
  for (const name of names) {
    const [meant, ...others] = rows.filter((row) => isMeant(name, row));
    if (meant === undefined || others.length > 0) unknown.push(name);
    else ids.add(meant.id);
  }
  return { ids: [...ids], unknown };
}

/** Buyers by account or e-mail address, in any case. */
export async function findBuyers(database: Database, lines: readonly string[]): Promise<ListedParties> {
  const names = namesIn(lines);
  const folded = sql`any(${names.map((name) => name.toLowerCase())}::text[])`;
  const rows = await database
    .selectFrom('buyer')
    .select(['id', 'account', 'email'])
    .where(sql<boolean>`(lower(account) = ${folded} or lower(email) = ${folded})`)
    .execute();
  return partiesOf(names, rows, (name, { account, email }) =>
    [account, email].some((own) => own?.toLowerCase() === name.toLowerCase()),
  );
}

/** Companies by `North Glass`, `#12`, or `North Glass #12` where several have the name. */
export async function findCompanies(database: Database, lines: readonly string[]): Promise<ListedParties> {
  const names = namesIn(lines);
  const typed = new Map(
    names.map((line) => {
      const { name = line, id } = /^(?<name>.*?)\s*#(?<id>\d{1,9})$/.exec(line)?.groups ?? {};
      return [line, { name: name.toLowerCase(), id: id === undefined ? null : Number(id) }];
    }),
  );
  const rows = await database
    .selectFrom('buyer_company')
    .select(['id', 'name'])
    .where((where) =>
      where.or([
        sql<boolean>`lower(name) = any(${[...typed.values()].map(({ name }) => name)}::text[])`,
        sql<boolean>`id = any(${[...typed.values()].flatMap(({ id }) => id ?? [])}::integer[])`,
      ]),
    )
    .execute();
  return partiesOf(names, rows, (line, company) => {
    const { name, id } = typed.get(line) ?? { name: line, id: null };
    return id === null ? company.name.toLowerCase() === name : company.id === id;
  });
}

/** A company as `findCompanies` reads it, whatever other companies are called. */
export const companyLine = ({ id, name }: { id: number; name: string }) => `${name} #${id}`;

/** Price groups by name, in any case. */
export async function findGroups(database: Database, lines: readonly string[]): Promise<ListedParties> {
  const names = namesIn(lines);
  const rows = await database
    .selectFrom('price_group')
    .select(['id', 'name'])
    .where(sql<boolean>`lower(name) = any(${names.map((name) => name.toLowerCase())}::text[])`)
    .execute();
  return partiesOf(names, rows, (line, { name }) => name.toLowerCase() === line.toLowerCase());
}

/** Buyers, companies and groups as forms name them. */
export interface PartyLines {
  accounts: string;
  companies: string;
  groups?: string;
}

/** The ids of the parties of a form. @throws ApiError `faulty-fields` with the unknown ones of each field. */
export async function requireParties(
  transaction: Transaction,
  { accounts, companies, groups = '' }: PartyLines,
  locale: Locale,
): Promise<{ buyerIds: number[]; companyIds: number[]; groupIds: number[] }> {
  const buyers = await findBuyers(transaction, accounts.split(/[\s,;]+/));
  const members = await findCompanies(transaction, companies.split('\n'));
  const own = await findGroups(transaction, groups.split('\n'));
  const errors = {
    ...(buyers.unknown.length > 0 && {
      accounts: messageText('backend.priceList.unknownAccounts', locale, { accounts: listed(buyers.unknown) }),
    }),
    ...(members.unknown.length > 0 && {
      companies: messageText('backend.priceList.unknownCompanies', locale, { companies: listed(members.unknown) }),
    }),
    ...(own.unknown.length > 0 && {
      groups: messageText('backend.priceList.unknownGroups', locale, { groups: listed(own.unknown) }),
    }),
  };
  if (Object.keys(errors).length > 0) throw fieldErrorTexts(errors);
  return { buyerIds: buyers.ids, companyIds: members.ids, groupIds: own.ids };
}

/** The tables of assignments, with the columns of what is assigned to and of the party. */
const ASSIGNMENTS = {
  price_list_buyer: ['price_list_id', 'buyer_id'],
  price_list_company: ['price_list_id', 'company_id'],
  price_list_group: ['price_list_id', 'price_group_id'],
  price_group_buyer: ['price_group_id', 'buyer_id'],
  price_group_company: ['price_group_id', 'company_id'],
} as const;

/** Replaces the parties of a price list or a price group. */
export async function assignParties(
  transaction: Transaction,
  table: keyof typeof ASSIGNMENTS,
  id: number,
  parties: readonly number[],
): Promise<void> {
  const [owner, party] = ASSIGNMENTS[table].map((column) => sql.ref(column));
  await sql`delete from ${sql.table(table)} where ${owner} = ${id}`.execute(transaction);
  await sql`insert into ${sql.table(table)} (${owner}, ${party}) select ${id}, unnest(${parties}::integer[])`.execute(
    transaction,
  );
}

/** The accounts and companies of a price list or a price group, in order. */
export async function readParties(
  database: Database,
  of: 'price_list' | 'price_group',
  id: number,
): Promise<{ accounts: string[]; companies: { id: string; name: string }[] }> {
  const owner = sql.ref(`${of}_id`);
  const { rows: buyers } = await sql<{ account: string }>`select account from ${sql.table(`${of}_buyer`)}
    join buyer on buyer.id = buyer_id where ${owner} = ${id} order by account`.execute(database);
  const { rows: companies } = await sql<{ id: number; name: string }>`select buyer_company.id, name
    from ${sql.table(`${of}_company`)} join buyer_company on buyer_company.id = company_id
    where ${owner} = ${id} order by name`.execute(database);
  return {
    accounts: buyers.map(({ account }) => account),
    companies: companies.map((company) => ({ ...company, id: String(company.id) })),
  };
}
