import { withQuery } from '@rider/model/screens';
import type { OfferKind } from '@rider/ui/offer-card';

/** Addresses of the lists of promotions (R2.6). */
export const promotionLists: Readonly<Record<OfferKind, string>> = {
  seckill: '/goods_seckill',
  presell: '/goods_presell',
  group: '/goods_group',
};

/** Name of the parameter that names an open group, which others join by it. */
export const GROUP_PARAMETER = 'group';

/** Address of a promotion; `groupId` opens the group that is to be joined. */
export function promotionScreen(kind: OfferKind, id: string, groupId?: string | null): string {
  return withQuery(`${promotionLists[kind]}_detail`, { id, [GROUP_PARAMETER]: groupId });
}
