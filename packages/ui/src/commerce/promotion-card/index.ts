export { PromotionCard, type CardPromotion, type PromotionCardProps } from './promotion-card.tsx';
export { PromotionCardSkeleton } from './promotion-card-skeleton.tsx';
