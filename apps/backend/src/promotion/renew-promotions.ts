import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { nextNumber } from './next-number.ts';
import { isWithin, slotToday } from './slots.ts';
import type { PromotionTable } from './tables.ts';

/** Pause between two rounds of a presale (ms), so that the demonstration also has scheduled ones. */
const PAUSE = 48 * 3_600_000;

type Promotion = Selectable<PromotionTable>;

/**
 * Starts the next round of the demonstration's renewing promotions once they have ended, and of a sold-out flash sale after its slot. The
 * new round gets the number, so that URLs stay valid; the old round, with its orders, gets a new one. Safe to run in several processes.
 */
export async function renewPromotions(database: Database, now: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('promotion')
      .selectAll()
      .where('renews', '=', true)
      .where((where) => where.or([where('ends_at', '<=', new Date(now)), where('remaining', '=', 0)]))
      .orderBy('id')
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    if (rows.length === 0) return;
    const slots = await transaction.selectFrom('sale_slot').selectAll().execute();
    for (const row of rows) {
      const slot = slots.find(({ id }) => id === row.slot_id);
      const isSelling = slot === undefined || isWithin(slotToday(slot, now), now);
      if (row.ends_at.getTime() <= now) await beginRound(transaction, row, nextTimes(row, now));
      else if (!isSelling) await beginRound(transaction, row, { starts: now, ends: row.ends_at.getTime() });
    }
  });
}

/** The times of the round at or after `now`, as long as the previous one. */
function nextTimes({ kind, starts_at, ends_at }: Promotion, now: number): { starts: number; ends: number } {
  const [starts, ends] = [starts_at.getTime(), ends_at.getTime()];
  const step = ends - starts + (kind === 'presell' ? PAUSE : 0);
  const rounds = Math.floor((now - ends) / step) + 1;
  return { starts: starts + rounds * step, ends: ends + rounds * step };
}

async function beginRound(
  transaction: Transaction,
  { id, number, ...row }: Promotion,
  { starts, ends }: { starts: number; ends: number },
): Promise<void> {
  await transaction
    .updateTable('promotion')
    .set({
      number: await nextNumber(transaction, row.kind),
      renews: false,
      ends_at: new Date(Math.min(row.ends_at.getTime(), starts)),
    })
    .where('id', '=', id)
    .execute();
  await transaction
    .insertInto('promotion')
    .values({
      ...row,
      number,
      title: JSON.stringify(row.title),
      info: JSON.stringify(row.info),
      remaining: row.quota,
      starts_at: new Date(starts),
      ends_at: new Date(ends),
    })
    .execute();
}
