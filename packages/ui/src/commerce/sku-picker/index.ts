export { SkuPicker, type SkuPickerProps } from './sku-picker.tsx';
export {
  availabilityOf,
  chooseValue,
  findSku,
  firstChoice,
  type Availability,
  type SkuAttribute,
  type SkuVariant,
} from './sku-choice.ts';
