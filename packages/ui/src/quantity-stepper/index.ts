export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';
export {
  nearestQuantity,
  quantityProblem,
  quantityRange,
  readQuantity,
  steppedQuantity,
  type QuantityProblem,
  type QuantityRules,
} from './quantity-rules.ts';
