import { Kysely, type TransactionBuilder } from 'kysely';
import { DatabaseUnavailable } from './database-errors.ts';

/** Runs of one transaction until it fails with DatabaseUnavailable. */
export const MAX_RUNS = 4;

/** SQLSTATEs of a transaction that PostgreSQL rolled back in favour of another one: serialisation failure and deadlock. */
const CONFLICT_STATES: readonly unknown[] = ['40001', '40P01'];

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONFLICT_STATES.includes(error.code);
}

/**
 * A database whose transactions run again when PostgreSQL ends them in favour of another one. Their callbacks may run several times, so that
 * they change nothing but the database.
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
