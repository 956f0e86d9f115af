import type { PromotionKindWire } from '@rider/api/catalogue';
import type { Locale } from '@rider/model/locale';
import { promotionProblem } from '@rider/model/promotion';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { promotionAt, readBought, selectPromotions } from './active-promotions.ts';
import { requireOpenPlace } from './groups.ts';
import { slotToday } from './slots.ts';

/** A promotion by its id on the wire, requested with a variant. */
export interface RequestedPromotion {
  kind: PromotionKindWire;
  number: number;
  /** The group to join; null opens a new one. */
  groupId: number | null;
  buyerId: number;
  skuId: number;
  quantity: number;
  locale: Locale;
  now: number;
}

/**
 * Returns a promotion by its id if the variant may be added with it. @throws ApiError `unknown-item-or-order`, `unknown-group-buy`,
 * `unknown-variant`, `promotion-not-started`, `promotion-over`, `promotion-limit`, `group-over`, `group-full`, `already-in-group`.
 */
export async function requirePromotion(
  database: Database,
  { kind, number, groupId, buyerId, skuId, quantity, locale, now }: RequestedPromotion,
): Promise<{ id: number; groupId: number | null }> {
  const row = await selectPromotions(database).where('kind', '=', kind).where('number', '=', number).executeTakeFirst();
  if (row === undefined) throw new ApiError(kind === 'group' ? 'unknown-group-buy' : 'unknown-item-or-order');
  if (row.sku_id !== skuId) throw new ApiError('unknown-variant');
  const {
    id,
    title,
    slot,
    until,
    starts_at: startsAt,
    ends_at: endsAt,
    remaining,
    per_buyer: perBuyer,
  } = promotionAt(row, now);
  const over = new ApiError('promotion-over', { parameters: { name: title[locale] } });
  if (until === null) {
    const isBeforeSlot = slot !== null && now < slotToday(slot, now).from && now < endsAt.getTime();
    throw now < startsAt.getTime() || isBeforeSlot ? new ApiError('promotion-not-started') : over;
  }
  const bought = (await readBought(database, buyerId, [id])).get(id) ?? 0;
  const problem = promotionProblem({ remaining, perBuyer, bought }, quantity);
  if (problem === 'over-limit')
    throw new ApiError('promotion-limit', { parameters: { most: Math.max(0, (perBuyer ?? 0) - bought) } });
  if (problem !== null) throw over;
  if (groupId !== null) await requireOpenPlace(database, { groupId, promotionId: id, buyerId, now });
  return { id, groupId };
}
