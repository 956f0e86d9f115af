import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table recharge add column order_id integer references customer_order`,
  `create unique index recharge_one_open_for_order on recharge (order_id) where state = 'open'`,
];

/** The order that a payment is for; at most one payment per order is open. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
