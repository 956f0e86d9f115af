export {
  PaymentMethodPicker,
  type PaymentMethodName,
  type PaymentMethodPickerProps,
} from './payment-method-picker.tsx';
