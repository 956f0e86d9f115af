export { ProductCard, type ProductCardProduct, type ProductCardProps } from './product-card.tsx';
export { ProductCardSkeleton } from './product-card-skeleton.tsx';
