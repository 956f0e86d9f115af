import type { Database } from '../database/open.ts';

/**
 * The number of a buyer's approved certificate valid at a destination, the last to expire; null without one. `now` in epoch milliseconds.
 */
export async function findExemption(
  database: Database,
  { buyerId, shipTo, now }: { buyerId: number; shipTo: { country: string; state: string }; now: number },
): Promise<string | null> {
  if (shipTo.country !== 'US') return null;
  const row = await database
    .selectFrom('tax_certificate')
    .select('number')
    .where('buyer_id', '=', buyerId)
    .where('state', 'in', [shipTo.state, ''])
    .where('decision', '=', 'approved')
    .where('expires_at', '>', new Date(now))
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? null;
}
