import { sql, type RawBuilder } from 'kysely';

/**
 * `any(…)` of ids as SQL, whose number PostgreSQL does not know when it plans: otherwise it would plan the statement for each list of ids,
 * which takes longer than reading some rows by their keys.
 */
export function anyOf(ids: readonly number[]): RawBuilder<number> {
  return sql`any((select ${ids}::integer[])::integer[])`;
}
