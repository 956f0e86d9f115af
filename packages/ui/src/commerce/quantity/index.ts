export { formatQuantity } from './format-quantity.ts';
export { formatQuantityProblem } from './format-quantity-problem.ts';
