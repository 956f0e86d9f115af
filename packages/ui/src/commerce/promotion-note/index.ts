export { PromotionNote, type NotedPromotion, type PromotionNoteProps } from './promotion-note.tsx';
