export {
  getFlashSale,
  getFlashSales,
  getGroupBuy,
  getGroupBuys,
  getPresale,
  getPresales,
  getSaleSlots,
  type PromotedVariant,
  type PromotionDetail,
} from './calls.ts';
export { getGroup } from './group.ts';
export { PROMOTION_KIND_OF, PROMOTION_KIND_WIRE } from '../catalogue/active-promotion.ts';
export { cancelReminder, isReminded, requestReminder } from './reminder.ts';
export type * from './wire.ts';
