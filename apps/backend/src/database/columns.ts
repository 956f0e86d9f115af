import type { JSONColumnType } from 'kysely';

/** A jsonb column: read as the value, written as JSON text. */
export type Json<T extends object> = JSONColumnType<T>;

/** Parses int8 as a number; a value beyond 2^53 is a programming error, not a value to round. */
export function parseBigInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond 2^53: ${text}`);
  return value;
}
