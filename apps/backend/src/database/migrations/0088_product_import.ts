import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table product_import (
    id integer generated always as identity primary key,
    file_name text not null,
    headings text[] not null,
    state text not null check (state in ('checking', 'checked', 'applying', 'applied', 'cancelled')),
    agent_id integer not null references agent,
    locale text not null,
    created_at timestamptz not null
  )`,
  `create table product_import_row (
    import_id integer not null references product_import on delete cascade,
    number integer not null,
    product text not null,
    cells text[] not null,
    outcome text check (outcome in ('created', 'changed', 'same', 'faulty')),
    detail text not null default '',
    primary key (import_id, number)
  )`,
  `create index product_import_row_product on product_import_row (import_id, product)`,
  `create index product_import_row_open on product_import_row (import_id, number) where outcome is null`,
];

/** Imports of products: the rows of their files, with what each row does. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
