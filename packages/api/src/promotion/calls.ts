import type { PromotionKind } from '@rider/model/promotion';
import type { Api } from '../transport/index.ts';
import type { PromotionReminderRequestWire } from './wire.ts';

/**
 * Has the buyer told by message and e-mail when a promotion starts; a presale is named by its product. Refused with 410294 for an unknown promotion, 410322 for one that is over.
 */
export async function remindOfStart(api: Api, kind: PromotionKind, promotionId: string): Promise<void> {
  await api.post('promotion/remind', { type: kind, id: promotionId } satisfies PromotionReminderRequestWire);
}
