import { sql } from 'kysely';
import type { Transaction } from '../database/open.ts';

/**
 * Makes the rest of the transaction search through indexes. The planner takes reading every word list for cheap, because it does not
 * count that they stand outside of the rows.
 */
export async function preferIndexes(transaction: Transaction): Promise<void> {
  await sql`set local enable_seqscan = off`.execute(transaction);
}
