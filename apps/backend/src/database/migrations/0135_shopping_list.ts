import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table shopping_list (
    id integer generated always as identity primary key,
    buyer_id integer not null references buyer,
    name text not null,
    job text not null,
    site text not null,
    shared boolean not null,
    version integer not null default 1,
    changed_at timestamptz not null
  )`,
  `create index shopping_list_buyer on shopping_list (buyer_id)`,
  `create table shopping_list_line (
    shopping_list_id integer not null references shopping_list on delete cascade,
    id text not null,
    place integer not null,
    text text not null,
    quantity text not null,
    note text not null,
    version integer not null,
    primary key (shopping_list_id, id)
  )`,
  // What a member saw of a list: before opened_at, and since.
  `create table shopping_list_view (
    buyer_id integer not null references buyer,
    shopping_list_id integer not null references shopping_list on delete cascade,
    opened_at timestamptz not null,
    before jsonb not null,
    latest jsonb not null,
    primary key (shopping_list_id, buyer_id)
  )`,
  `create index shopping_list_view_buyer on shopping_list_view (buyer_id)`,
];

/** Shopping lists with their lines, and what their readers saw of them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
