export { QuantityBreaks, type QuantityBreaksProps } from './quantity-breaks.tsx';
