import type { Selectable } from 'kysely';
import type { Database } from '../database/open.ts';
import { selectPromotions } from './active-promotions.ts';
import { startOfPrice, type Slot } from './slots.ts';
import type { PromotionTable } from './tables.ts';

/** What decides how two promotions of one variant compete. */
export interface CompetingTerms extends Pick<Selectable<PromotionTable>, 'kind' | 'price' | 'people'> {
  starts_at: Date;
  ends_at: Date;
  slot: Slot | null;
}

/** Whether the prices of two promotions apply at one instant; each has its time and perhaps a daily slot. */
export function overlap(one: CompetingTerms, other: CompetingTerms): boolean {
  const until = Math.min(one.ends_at.getTime(), other.ends_at.getTime());
  let at = Math.max(one.starts_at.getTime(), other.starts_at.getTime());
  // If two daily slots have an instant in common, they have one at the start of either.
  for (let starts = 0; starts < 4 && at < until; starts++) {
    const first = startOfPrice(one.starts_at, one.slot, at);
    const second = startOfPrice(other.starts_at, other.slot, at);
    if (first === at && second === at) return true;
    at = Math.max(first, second);
  }
  return false;
}

/** Whether one of two overlapping promotions has no effect, because `bestPromotion` never chooses it or it costs more than the other. */
export function isPointless(one: CompetingTerms, other: CompetingTerms): boolean {
  const groups = [one, other]
    .filter(({ kind }) => kind === 'group')
    .toSorted((a, b) => (a.people ?? 0) - (b.people ?? 0));
  const [smaller, larger] = groups;
  // The cheaper of two sales sets the price.
  if (smaller === undefined) return true;
  const alone = larger === undefined ? (one.kind === 'group' ? other : one) : smaller;
  return (larger ?? smaller).price >= alone.price;
}

/** The promotions of a variant whose prices apply at an instant of another one's. */
export async function readOverlapping(database: Database, skuId: number, terms: CompetingTerms, ownId: number | null) {
  const rows = await selectPromotions(database)
    .where('promotion.sku_id', '=', skuId)
    .where('promotion.id', '<>', ownId ?? 0)
    .where('ends_at', '>', terms.starts_at)
    .where('starts_at', '<', terms.ends_at)
    .orderBy('starts_at')
    .execute();
  return rows
    .map(({ starts, hours, ...row }) => ({
      ...row,
      slot: starts === null || hours === null ? null : { starts, hours },
    }))
    .filter((row) => overlap(row, terms));
}
