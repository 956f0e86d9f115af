export {
  AddressForm,
  type AddressFormCountry,
  type AddressFormProps,
  type AddressFormValues,
} from './address-form.tsx';
