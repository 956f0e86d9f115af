import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Names by which buyers recognise their devices; empty for older sessions.
  `alter table session
    add column browser text not null default '',
    add column system text not null default '',
    add column place text not null default ''`,
  `alter table email_message add column channel text not null default 'email' check (channel in ('email', 'text'))`,
  // Pending codes are dropped: they live for ten minutes only, and buyers can request new ones.
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
  // The number in international form, once confirmed by code. Only one account may sign in by it.
  `alter table buyer add column confirmed_phone text unique`,
];

/** Devices of sessions, text messages in the outbox, and codes to phone numbers. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
