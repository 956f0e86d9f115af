export { AddressForm, type AddressFormProps, type AddressFormValues } from './address-form.tsx';
export {
  AddressFields,
  PlaceFields,
  type AddressFieldsProps,
  type AddressFormCountry,
  type AddressValues,
  type PlaceFieldsProps,
  type PlaceValues,
} from './address-fields.tsx';
