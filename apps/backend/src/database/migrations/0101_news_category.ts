import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Nothing reads it.
  `alter table news_category alter column key set default ''`,
  // Above the ids of the catalogue, which it gives to its own rows, also after this migration.
  `create sequence news_category_id as integer owned by news_category.id`,
  `select setval('news_category_id', greatest(1000, (select max(id) from news_category)))`,
  `alter table news_category alter column id set default nextval('news_category_id')`,
  `alter table news_category add column sort integer not null default 0`,
  `alter table news_category add column version integer not null default 1`,
  `alter table news_category add column changed_by integer references agent`,
];

/** Categories of news that operators edit: their order, versions, and who made the last change. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
