import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table recharge add column order_id integer references customer_order`,
  `create unique index recharge_one_open_for_order on recharge (order_id) where state = 'open'`,
];

/** The order that a payment is meant for; only one payment for an order is open at a time. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
