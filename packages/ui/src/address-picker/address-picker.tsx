import { AddressLines, AddressName, type AddressCardAddress } from '../address-card/address-card.tsx';
import { OptionCards, type OptionCardsProps } from '../option-cards/index.ts';

/** An address that can be chosen; its id is what the form sends. */
export interface PickedAddress extends AddressCardAddress {
  id: string;
}

/** What the picker takes: an OptionCards with addresses for options. */
export interface AddressPickerProps extends Omit<OptionCardsProps, 'name' | 'options' | 'twoColumns'> {
  addresses: readonly PickedAddress[];
  /** Name of the form's field; its error comes by this name from `<FormErrors>`. */
  name?: string;
}

/** One address of several, each on a card. */
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
