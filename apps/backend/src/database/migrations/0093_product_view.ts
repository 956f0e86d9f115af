import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table product_view (
    id integer generated always as identity primary key,
    agent_id integer not null references agent on delete cascade,
    name text not null,
    query text not null,
    unique (agent_id, name)
  )`,
];

/** Views of the product list that operators save for themselves. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
