export { OfferCard, type CardPromotion, type OfferCardProps } from './offer-card.tsx';
export { OfferCardSkeleton } from './offer-card-skeleton.tsx';
