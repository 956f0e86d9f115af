import type { PromotionKind } from '@rider/model/promotion';
import { PROMOTION_KIND_WIRE } from '../catalogue/active-promotion.ts';
import type { Api } from '../transport/index.ts';
import { flag, object } from '../wire/index.ts';
import type { PromotionReminderRequestWire, PromotionReminderWire } from './wire.ts';

const requestOf = (kind: PromotionKind, id: string): PromotionReminderRequestWire => ({
  type: PROMOTION_KIND_WIRE[kind],
  id,
});

/** Whether the buyer is notified when a promotion starts; a presale is named by its product. Rejects with 410294 for an unknown one. */
export async function isReminded(api: Api, kind: PromotionKind, promotionId: string): Promise<boolean> {
  const { data } = await api.get('promotion/reminder', { ...requestOf(kind, promotionId) });
  return flag(object<PromotionReminderWire>(data).reminded);
}

/**
 * Requests a notification by message and e-mail when a promotion starts; a presale is named by its product. Rejects with 410294 for an unknown promotion, 410322 for one that is over.
 */
export async function requestReminder(api: Api, kind: PromotionKind, promotionId: string): Promise<void> {
  await api.post('promotion/remind', requestOf(kind, promotionId));
}

/** Cancels the notification of a start. Rejects with 410294 for an unknown promotion. */
export async function cancelReminder(api: Api, kind: PromotionKind, promotionId: string): Promise<void> {
  await api.post('promotion/forget', requestOf(kind, promotionId));
}
