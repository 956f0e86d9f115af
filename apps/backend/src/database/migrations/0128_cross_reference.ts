import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table cross_reference (
    id integer generated always as identity primary key,
    competitor text not null,
    number text not null,
    plain text not null,
    sku_id integer not null references sku on delete cascade,
    differs jsonb not null,
    unique (plain, competitor, sku_id)
  )`,
  `create index cross_reference_sku on cross_reference (sku_id)`,
];

/** Part numbers of competitors with the variants that replace them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
