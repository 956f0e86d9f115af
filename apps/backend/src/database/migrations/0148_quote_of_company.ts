import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table quote add column company_id integer references buyer_company on delete set null,
    add column unpaid_orders integer not null default 0,
    add column reminded_at timestamptz`,
  `update quote set company_id = (select company_id from company_member where company_member.buyer_id = quote.buyer_id)`,
  `create index quote_of_company on quote (company_id, id desc) where company_id is not null`,
  `alter table quote_comment add column buyer_id integer references buyer`,
  `update quote_comment set buyer_id = quote.buyer_id from quote
    where quote.id = quote_comment.quote_id and quote_comment.agent_id is null`,
];

/** Quotes of a company, who wrote a comment, the orders of a quote that were never paid, and the reminder of its last day. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
