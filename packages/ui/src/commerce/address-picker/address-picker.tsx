import { AddressLines, AddressName, type AddressCardAddress } from '../address-card/address-card.tsx';
import { OptionCards, type OptionCardsProps } from '../../primitives/option-cards/index.ts';

/** An option; its id is the posted value. */
export interface PickedAddress extends AddressCardAddress {
  id: string;
}

/** Props of the picker: an OptionCards with addresses as options. */
export interface AddressPickerProps extends Omit<OptionCardsProps, 'name' | 'options' | 'twoColumns'> {
  /** Addresses to choose from. */
  addresses: readonly PickedAddress[];
  /** Name of the field; its error is found by this name in `<FormErrors>`. */
  name?: string;
}

/** Selects one of several addresses, shown as cards. */
export function AddressPicker({ addresses, name = 'addressId', ...rest }: AddressPickerProps) {
  return (
    <div data-component="address-picker">
      <OptionCards
        {...rest}
        name={name}
        twoColumns
        options={addresses.map((address) => ({
          value: address.id,
          label: <AddressName address={address} />,
          note: <AddressLines address={address} />,
        }))}
      />
    </div>
  );
}
