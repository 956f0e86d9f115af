import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table stock_reminder (
    sku_id integer not null references sku on delete cascade,
    buyer_id integer not null references buyer,
    requested_at timestamptz not null,
    primary key (sku_id, buyer_id)
  )`,
  `create index stock_reminder_buyer on stock_reminder (buyer_id)`,
];

/** Buyers who get a reminder when a variant is in stock again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
