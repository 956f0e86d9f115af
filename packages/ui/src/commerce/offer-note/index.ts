export { OfferNote, type NotedOffer, type OfferNoteProps } from './offer-note.tsx';
