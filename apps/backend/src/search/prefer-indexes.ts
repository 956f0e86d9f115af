import { sql } from 'kysely';
import type { Transaction } from '../database/open.ts';

/**
 * Makes the rest of the transaction search through indexes. The planner underestimates the cost of sequential scans, because it ignores
 * that the vectors are stored out of line (TOAST).
 */
export async function preferIndexes(transaction: Transaction): Promise<void> {
  await sql`set local enable_seqscan = off`.execute(transaction);
}
