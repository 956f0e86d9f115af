import { DatabaseUnavailable, DatabaseFull } from './database-errors.ts';

/** Fields that PostgreSQL, its driver and PGlite add to an error: rows, keys, parameters and the statement with its values. */
const WITH_VALUES = ['detail', 'hint', 'where', 'query', 'params', 'parameters', 'internalQuery', 'queryOptions'];
/** SQLSTATEs of invalid data; their messages quote the value. */
const QUOTING = /^22/;
const DISK_FULL = '53100';

/** The SQLSTATE of an error of the database; empty for any other error. */
function stateOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Removes all values of the statement from an error, so that it can be logged. A full disk becomes DatabaseFull. */
export function redactError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  for (const name of WITH_VALUES) Reflect.deleteProperty(error, name);
  const state = stateOf(error);
  if (state === DISK_FULL) return new DatabaseFull(`the disk of the database is full: ${error.message}`);
  if (QUOTING.test(state)) {
    const { message } = error;
    error.message = `a value is not allowed (SQLSTATE ${state})`;
    if (error.stack !== undefined) error.stack = error.stack.replace(message, () => error.message);
  }
  return error;
}
