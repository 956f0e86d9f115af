import { withQuery } from '@rider/model/screens';
import { PROMOTION_KINDS, type PromotionKind } from '@rider/model/promotion';

/** Addresses of the lists of promotions. */
export const promotionLists: Readonly<Record<PromotionKind, string>> = {
  flashSale: '/goods_seckill',
  presale: '/goods_presell',
  groupBuy: '/goods_group',
};

/** Name of the parameter that names an open group, which others join by it. */
export const GROUP_PARAMETER = 'group';

const pageOf = (kind: PromotionKind) => `${promotionLists[kind]}_detail`;

/** Address of a promotion; `groupId` opens the group that is to be joined. */
export function promotionScreen(kind: PromotionKind, id: string, groupId?: string | null): string {
  return withQuery(pageOf(kind), { id, [GROUP_PARAMETER]: groupId });
}

/** The kind of the promotions whose page has this path, with or without a language; undefined for other pages. */
export function promotionKindAt(pathname: string): PromotionKind | undefined {
  return PROMOTION_KINDS.find((kind) => pathname.toLowerCase().includes(pageOf(kind)));
}
