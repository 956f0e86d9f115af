export {
  PaymentMethodPicker,
  type PaymentMethodOption,
  type PaymentMethodPickerProps,
} from './payment-method-picker.tsx';
