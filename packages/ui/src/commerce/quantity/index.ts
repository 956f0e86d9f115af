export { formatQuantity } from './format-quantity.ts';
