export { OfferNote, type NotedPromotion, type OfferNoteProps } from './offer-note.tsx';
