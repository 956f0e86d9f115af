import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // The parts by which buyers recognise their devices; empty for sessions from before.
  `alter table session
    add column browser text not null default '',
    add column system text not null default '',
    add column place text not null default ''`,
  `alter table email_message add column channel text not null default 'email' check (channel in ('email', 'text'))`,
  // A code goes to an address or a number. Codes live for ten minutes: those under way are asked for again.
  `drop table email_code`,
  `create table sent_code (
    recipient text not null,
    purpose text not null check (purpose in ('register', 'reset', 'email', 'phone', 'sign-in')),
    code_hash text,
    attempts_left integer not null,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (recipient, purpose)
  )`,
  `create index sent_code_expiry on sent_code (expires_at)`,
  // The number in its international form, once a code proved it. One account may sign in by it.
  `alter table buyer add column confirmed_phone text unique`,
];

/** Devices of sessions, text messages in the outbox, and codes to numbers as to addresses. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
