import type { PromotionKind } from '@rider/model/promotion';
import { PROMOTION_KIND_WIRE } from '../catalogue/active-promotion.ts';
import { getOwnIfPresent, postOwn, type Api } from '../transport/index.ts';
import type { PromotionReminderRequestWire } from './wire.ts';

const requestOf = (kind: PromotionKind, id: string): PromotionReminderRequestWire => ({
  type: PROMOTION_KIND_WIRE[kind],
  id,
});

/**
 * Whether the buyer is notified when a promotion starts; never in front of a CRMEB. A presale is named by its product. Rejects with 410294
 * for an unknown promotion.
 */
export async function isReminded(api: Api, kind: PromotionKind, promotionId: string): Promise<boolean> {
  const absent = { reminded: false };
  return (await getOwnIfPresent(api, 'promotion/reminder', absent, { ...requestOf(kind, promotionId) })).reminded;
}

/**
 * Requests a notification by message and e-mail when a promotion starts; a presale is named by its product. Rejects with 410294 for an unknown promotion, 410322 for one that is over.
 */
export function requestReminder(api: Api, kind: PromotionKind, promotionId: string): Promise<void> {
  return postOwn(api, 'promotion/remind', requestOf(kind, promotionId));
}

/** Cancels the notification of a start. Rejects with 410294 for an unknown promotion. */
export function cancelReminder(api: Api, kind: PromotionKind, promotionId: string): Promise<void> {
  return postOwn(api, 'promotion/forget', requestOf(kind, promotionId));
}
