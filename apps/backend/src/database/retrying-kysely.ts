import { Kysely, type TransactionBuilder } from 'kysely';
import { DatabaseUnavailable } from './database-errors.ts';

/** Maximum runs of one transaction; after them it fails with DatabaseUnavailable. */
export const MAX_RUNS = 4;

/** SQLSTATEs of a transaction that PostgreSQL rolled back for another one: serialisation failure and deadlock. */
const CONFLICT_STATES: readonly unknown[] = ['40001', '40P01'];

/** Whether PostgreSQL rolled a transaction back for another one. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONFLICT_STATES.includes(error.code);
}

/**
 * A database that reruns a transaction when PostgreSQL rolls it back for another one. Callbacks may run several times, so they must change
 * nothing but the database.
 */
export class RetryingKysely<Schema> extends Kysely<Schema> {
  override transaction(): TransactionBuilder<Schema> {
    const builder = super.transaction();
    const runOnce = builder.execute.bind(builder);
    builder.execute = async (callback) => {
      for (let run = 1; ; run += 1) {
        try {
          return await runOnce(callback);
        } catch (error) {
          if (!isConflict(error)) throw error;
          if (run === MAX_RUNS)
            throw new DatabaseUnavailable('too many conflicts with other transactions', { cause: error });
        }
      }
    };
    return builder;
  }
}
