import type { Database } from './open.ts';

/** How long a process keeps what it read, in milliseconds. */
const AGE = 600_000;

/**
 * Reads what hardly ever changes once per database, and again every ten minutes; who asks meanwhile shares one reading. A failed reading is
 * not kept.
 */
export function cachedRead<Value>(
  read: (database: Database) => Promise<Value>,
): (database: Database) => Promise<Value> {
  const kept = new WeakMap<Database, { value: Promise<Value>; until: number }>();
  return (database) => {
    const known = kept.get(database);
    if (known !== undefined && known.until > performance.now()) return known.value;
    const value = read(database);
    kept.set(database, { value, until: performance.now() + AGE });
    value.catch(() => kept.delete(database));
    return value;
  };
}
