import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table buyer_company (
    id integer generated always as identity primary key,
    name text not null,
    created_at timestamptz not null
  )`,
  `create table company_member (
    buyer_id integer primary key references buyer,
    company_id integer not null references buyer_company,
    role text not null check (role in ('owner', 'approver', 'buyer', 'accountant')),
    order_limit integer check (order_limit >= 0),
    month_limit integer check (month_limit >= 0),
    deputy_id integer references company_member on delete set null check (deputy_id <> buyer_id),
    deputy_until date,
    joined_at timestamptz not null
  )`,
  `create index company_member_company on company_member (company_id)`,
  `create index company_member_deputy on company_member (deputy_id)`,
  `create table company_invitation (
    id integer generated always as identity primary key,
    company_id integer not null references buyer_company,
    email text not null,
    role text not null check (role in ('owner', 'approver', 'buyer', 'accountant')),
    order_limit integer check (order_limit >= 0),
    month_limit integer check (month_limit >= 0),
    token_hash text not null unique,
    invited_by integer not null references buyer,
    expires_at timestamptz not null,
    unique (company_id, email)
  )`,
  `create table job_budget (
    company_id integer not null references buyer_company,
    job text not null,
    budget integer not null check (budget >= 0),
    primary key (company_id, job)
  )`,
  `alter table customer_order add column company_id integer references buyer_company`,
  `create index customer_order_company on customer_order (company_id, id) where company_id is not null`,
];

/** Companies of buyers with their members, invitations and budgets, and the company of each order. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
