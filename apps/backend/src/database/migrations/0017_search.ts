import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table product add column keywords jsonb not null default '{"en-US": "", "zh-CN": ""}'`,
  `alter table product alter column keywords set storage external`,
  `alter table sku add column search tsvector not null default ''`,
  `alter table sku alter column search set storage external`,
  `create table search_word (word text primary key, products integer not null)`,
  `create table search_index (id integer primary key check (id = 1), rules text not null)`,
  `alter table favourite add column sku_id integer references sku`,
];

/** Search tokens of variants, the vocabulary for spelling, and the variant of a favourite. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
