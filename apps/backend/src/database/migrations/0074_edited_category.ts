import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Above the ids of the categories that the catalogue gives.
  `create sequence category_id as integer start with 10000 owned by category.id`,
  `alter table category alter column id set default nextval('category_id')`,
  `alter table category add column version integer not null default 0`,
  `alter table category add column changed_by integer references agent`,
  `create index category_parent on category (parent_id)`,
  `create index product_category on product (category_id)`,
];

/** Categories that operators add and change. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
