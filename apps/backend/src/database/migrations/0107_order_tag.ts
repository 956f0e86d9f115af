import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table order_tag (
    order_id integer not null references customer_order on delete cascade,
    tag text not null,
    primary key (order_id, tag)
  )`,
  `create index order_tag_tag on order_tag (tag, order_id)`,
];

/** Tags that operators give to orders. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
