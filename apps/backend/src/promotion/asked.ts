import type { PromotionKindWire } from '@rider/api/catalogue';
import { promotionProblem } from '@rider/model/promotion';
import type { Locale } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import { requireOpenPlace } from './groups.ts';
import { readOffers } from './offers.ts';
import { slotToday } from './slots.ts';

/** A promotion by its id on the wire, asked for with an article. */
export interface AskedPromotion {
  kind: PromotionKindWire;
  number: number;
  /** The group to join; null opens one. */
  groupId: number | null;
  buyerId: number;
  skuId: number;
  quantity: number;
  locale: Locale;
  now: number;
}

/**
 * The promotion that an article may be added with, by its id. Refusals: `unknown-item-or-order`, `unknown-group-buy`, `unknown-variant`,
 * `promotion-not-started`, `promotion-over`, `promotion-limit`, `group-over`, `group-full`, `already-in-group`.
 */
export async function requirePromotion(
  database: Database,
  asked: AskedPromotion,
): Promise<{ id: number; groupId: number | null }> {
  const { kind, number, groupId, buyerId, skuId, quantity, locale, now } = asked;
  const row = await database
    .selectFrom('promotion')
    .leftJoin('sale_slot', 'sale_slot.id', 'promotion.slot_id')
    .select(['promotion.id', 'sku_id', 'title', 'starts_at', 'ends_at', 'starts', 'hours'])
    .where('kind', '=', kind)
    .where('number', '=', number)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal(kind === 'group' ? 'unknown-group-buy' : 'unknown-item-or-order');
  if (row.sku_id !== skuId) throw new Refusal('unknown-variant');
  const over = new Refusal('promotion-over', { parameters: { name: row.title[locale] } });
  const offer = (await readOffers(database, { buyerId, skuIds: [skuId], now })).get(row.id);
  if (offer === undefined) {
    const { starts, hours } = row;
    const slotStart = starts === null || hours === null ? 0 : slotToday({ starts, hours }, now).from;
    const isToCome = now < row.starts_at.getTime() || (now < slotStart && now < row.ends_at.getTime());
    throw isToCome ? new Refusal('promotion-not-started') : over;
  }
  const { remaining, per_buyer: perBuyer, bought } = offer;
  const problem = promotionProblem({ remaining, perBuyer, bought }, quantity);
  if (problem === 'over-limit')
    throw new Refusal('promotion-limit', { parameters: { most: Math.max(0, (perBuyer ?? 0) - bought) } });
  if (problem !== null) throw over;
  if (groupId !== null) await requireOpenPlace(database, { groupId, promotionId: offer.id, buyerId, now });
  return { id: offer.id, groupId };
}
