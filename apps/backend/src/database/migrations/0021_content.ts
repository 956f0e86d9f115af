import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table site_page (
    type integer primary key,
    title jsonb not null,
    content jsonb not null,
    written_at timestamptz not null
  )`,
  `create index news_in_order on news (published_at desc, id desc)`,
  `create table feedback (
    id integer generated always as identity primary key,
    buyer_id integer references buyer,
    topic text not null,
    name text not null,
    company text not null,
    email text not null,
    phone text not null,
    message text not null,
    pictures text[] not null,
    locale text not null,
    sent_at timestamptz not null,
    answer text,
    answered_at timestamptz,
    answered_by integer references agent
  )`,
  `create index feedback_in_order on feedback (sent_at desc, id desc)`,
  `alter table upload drop constraint upload_owner_role_check`,
  `alter table upload add constraint upload_owner_role_check check (owner_role in ('buyer', 'agent', 'visitor'))`,
];

/** The shop's own pages, messages to the shop, and the pictures that visitors send with them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
