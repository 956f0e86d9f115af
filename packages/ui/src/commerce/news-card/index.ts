export { NewsCard, NewsCardSkeleton, type NewsCardProps } from './news-card.tsx';
