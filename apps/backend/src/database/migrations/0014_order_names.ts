import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create sequence order_number start with 1001`,
  `alter table customer_order add column purchase_order_number text not null default ''
    check (char_length(purchase_order_number) <= 30)`,
];

/** Sequential order numbers, and the buyer's own number of an order. Existing orders keep their numbers. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
