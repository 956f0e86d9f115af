export { PriceTiers, type PriceTiersProps } from './price-tiers.tsx';
