import type { PromotionKind } from '@rider/model/promotion';
import type { Api } from '../transport/index.ts';
import { flag, object } from '../wire/index.ts';
import type { PromotionReminderRequestWire, PromotionReminderWire } from './wire.ts';

/** Whether the buyer waits to be told when a promotion starts; a presale is named by its product. Refused with 410294 for an unknown one. */
export async function isReminded(api: Api, kind: PromotionKind, promotionId: string): Promise<boolean> {
  const { data } = await api.get('promotion/reminder', {
    type: kind,
    id: promotionId,
  } satisfies PromotionReminderRequestWire);
  return flag(object<PromotionReminderWire>(data).asked);
}

/** The buyer is not told any more. Refused with 410294 for an unknown promotion. */
export async function forgetReminder(api: Api, kind: PromotionKind, promotionId: string): Promise<void> {
  await api.post('promotion/forget', { type: kind, id: promotionId } satisfies PromotionReminderRequestWire);
}
