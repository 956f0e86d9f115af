export { deliveryFacts, formatShopDays } from './delivery-facts.ts';
