import type { Database } from './open.ts';

/** Lifetime of a cached value, in milliseconds. */
const AGE = 600_000;

/**
 * Returns a function that reads rarely changing data at most once per database and ten minutes. Concurrent callers share one read; failures
 * are not cached.
 */
export function cachedRead<Value>(
  read: (database: Database) => Promise<Value>,
): (database: Database) => Promise<Value> {
  const cache = new WeakMap<Database, { value: Promise<Value>; until: number }>();
  return (database) => {
    const known = cache.get(database);
    if (known !== undefined && known.until > performance.now()) return known.value;
    const value = read(database);
    cache.set(database, { value, until: performance.now() + AGE });
    value.catch(() => cache.delete(database));
    return value;
  };
}
