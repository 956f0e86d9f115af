export { quantityProblem, searchTerm, type QuantityProblem, type QuantityTerms } from './quantity.ts';
export { MAXIMUM_QUANTITY } from '../validation/limits.ts';
