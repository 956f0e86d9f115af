export {
  MAXIMUM_QUANTITY,
  nearestQuantity,
  quantityProblem,
  quantityRange,
  readQuantity,
  steppedQuantity,
  type QuantityProblem,
  type QuantityTerms,
} from './quantity.ts';
