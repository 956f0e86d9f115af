import { sql, type Kysely } from 'kysely';

/** Price lists of companies: each of their members has them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table price_list_company (
    company_id integer not null references buyer_company on delete cascade,
    price_list_id integer not null references price_list on delete cascade,
    primary key (company_id, price_list_id)
  )`.execute(database);
  await sql`create index price_list_company_list on price_list_company (price_list_id)`.execute(database);
}
