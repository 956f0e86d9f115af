import { sql, type Kysely } from 'kysely';

/** As `jobKey` of the module `buyer-company`. */
const KEY = `lower(regexp_replace(btrim(job), '\\s+', ' ', 'g'))`;

const STATEMENTS = [
  `alter table job_budget drop constraint job_budget_pkey`,
  `alter table job_budget
    add column id integer generated always as identity primary key,
    add column first_day text not null default '',
    add column last_day text not null default '',
    add column starts_at timestamptz not null default '-infinity',
    add column ends_at timestamptz not null default 'infinity',
    add constraint job_budget_days check (last_day = '' or first_day <= last_day)`,
  `create unique index job_budget_job on job_budget (company_id, (${KEY}))`,
  `create index customer_order_job on customer_order (company_id, (${KEY}))
    where company_id is not null and job <> ''`,
];

/** Gives budgets of jobs an id and days, and finds the orders of a job. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
