import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Finds a SKU that was typed without its hyphens.
  `create index sku_plain_code on sku (regexp_replace(code, '[^A-Z0-9]', '', 'g'))`,
  // The answer of a quick order, for requests that repeat its key.
  `alter table cart_request add column answer jsonb`,
];

/** Quick order: SKUs without their separators, and answers by key. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
