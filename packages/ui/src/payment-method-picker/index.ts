export {
  PaymentMethodPicker,
  type PaymentMethodName,
  type PaymentMethodOption,
  type PaymentMethodPickerProps,
} from './payment-method-picker.tsx';
