export { ReviewCard, type ReviewCardProps, type ReviewScores } from './review-card.tsx';
