export { OfferCard, type OfferCardProps, type OfferKind, type OfferState, type ProductOffer } from './offer-card.tsx';
export { OfferCardSkeleton } from './offer-card-skeleton.tsx';
