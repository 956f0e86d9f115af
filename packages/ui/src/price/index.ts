export { formatMoney } from './format-money.ts';
export { Price, type PriceProps } from './price.tsx';
