import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table upload add column small bytea`,
  // The catalogue's reviews belong to no order; an order line has at most one review.
  `alter table review
    add column buyer_id integer references buyer,
    add column order_line_id integer unique references order_line,
    add column replied_at timestamptz`,
  `update review set replied_at = created_at where reply is not null`,
  `create index review_newest on review (created_at desc, id)`,
];

/** Small versions of pictures, and reviews of order lines. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
