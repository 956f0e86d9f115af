export { atPromotionPrice } from './price.ts';
export {
  PROMOTION_KINDS,
  type ActivePromotion,
  type Group,
  type GroupMember,
  type GroupState,
  type LinePromotion,
  type Promotion,
  type PromotionKind,
  type SaleSlot,
} from './promotion.ts';
export {
  nextPromotionChange,
  promotionProblem,
  PROMOTION_STATES,
  promotionState,
  type LostPromotion,
  type PromotionAllowance,
  type PromotionState,
  type PromotionTime,
} from './states.ts';
