export { PriceTiers, type PriceTiersProps } from './price-tiers.tsx';
export { priceAt, tierRanges, type Tier, type TierRange } from './tier-price.ts';
