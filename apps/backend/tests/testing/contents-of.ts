import { sql } from 'kysely';
import type { Shop } from './databases.ts';

/**
 * A checksum of each table's rows, except sessions and attempts, which any request changes, and the requester's rejected checkouts.
 */
export async function contentsOf({ database }: Shop): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not in ('session', 'login_attempt', 'checkout')`.execute(database);
  const parts = tables.rows.map(
    ({ name }) => sql`select ${sql.lit(name)} as name,
      (select md5(coalesce(string_agg(row_of::text, ' ' order by row_of::text), '')) from ${sql.table(name)} as row_of) as sum`,
  );
  const sums = await sql<{ name: string; sum: string }>`${sql.join(parts, sql` union all `)}`.execute(database);
  return Object.fromEntries(sums.rows.map(({ name, sum }) => [name, sum]));
}
