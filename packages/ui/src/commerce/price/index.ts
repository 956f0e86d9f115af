export { currencyOf, currencySymbol, formatMoney } from './format-money.ts';
export { Price, type PriceProps } from './price.tsx';
export { UpcomingPrice, type UpcomingPriceProps } from './upcoming-price.tsx';
