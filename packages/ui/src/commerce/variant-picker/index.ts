export { VariantPicker, type VariantPickerProps } from './variant-picker.tsx';
export {
  availabilityOf,
  chooseValue,
  findVariant,
  firstChoice,
  type Availability,
  type PickerOption,
  type PickerVariant,
} from './choose-variant.ts';
