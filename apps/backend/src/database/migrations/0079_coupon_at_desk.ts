import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Once stopped nobody can claim it; claimed ones remain valid. Each change by an operator increments the version.
  `alter table coupon add column stopped_at timestamptz, add column version integer not null default 1,
    add column changed_by integer references agent`,
  // The desk counts the claims of each coupon.
  `create index buyer_coupon_coupon on buyer_coupon (coupon_id)`,
];

/** Coupons that operators create, change and stop. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
