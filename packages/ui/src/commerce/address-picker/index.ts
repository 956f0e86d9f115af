export { AddressPicker, type AddressPickerProps, type PickedAddress } from './address-picker.tsx';
