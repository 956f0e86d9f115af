export type { PaymentMethodName } from './payment-mark.tsx';
export {
  PaymentMethodPicker,
  type PaymentMethodOption,
  type PaymentMethodPickerProps,
} from './payment-method-picker.tsx';
