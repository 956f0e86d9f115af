import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Identifies the contents of a file; empty for earlier imports.
  `alter table product_import add column digest text not null default ''`,
  // The paths of the columns by place of the headings, empty for those that are not used; earlier imports have those of their headings.
  `alter table product_import add column columns text[]`,
  `create table import_mapping (
    kind text not null,
    headings_hash text not null,
    columns jsonb not null,
    primary key (kind, headings_hash)
  )`,
];

/** What identifies a file, and the columns that operators have chosen for the headings of files. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
