import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table license_picture (
    buyer_id integer primary key references buyer,
    type text not null,
    bytes bytea not null,
    uploaded_at timestamptz not null
  )`,
  // Two spellings of one company, license or mailbox have the same key.
  `alter table buyer
    add column company_key text generated always as (
      regexp_replace(
        regexp_replace(lower(company), '\\m(llc|inc|incorporated|corp|corporation|co|company|ltd|limited)\\M', '', 'g'),
        '[^[:alnum:]]', '', 'g'
      )
    ) stored,
    add column license_key text generated always as (
      regexp_replace(lower(contractor_license), '[^[:alnum:]]', '', 'g')
    ) stored,
    add column mailbox_key text generated always as (regexp_replace(lower(email), '\\+[^@]*@', '@')) stored`,
  `create index buyer_company_key on buyer (company_key)`,
  `create index buyer_license_key on buyer (license_key)`,
  `create index buyer_mailbox_key on buyer (mailbox_key)`,
];

/** Data for reviewing account requests: the picture of the license, and keys that match accounts of the same company. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
