import type { Address } from '@rider/model/address';
import { AddressPicker } from '@rider/ui/address-picker';
import { Disclosure } from '@rider/ui/disclosure';
import { Stack } from '@rider/ui/layout';
import { Heading } from '@rider/ui/text';
import { FormattedMessage } from 'react-intl';
import { useState } from 'react';
import { AddressEditor } from '../../address/address-editor.tsx';
import { readableAddress } from '../../address/readable-address.ts';
import { refetch } from '../../data/changes.ts';
import { addressesQuery, countriesQuery } from '../../order/order-queries.ts';
import { useQuery } from '../../data/use-query.ts';
import type { FormOutcome } from '../../form/form-outcome.ts';

export interface AddressChoiceProps {
  addresses: Address[];
  chosen: string;
  onChoose: (addressId: string) => void;
  /** The action's answer to a form sent without script. */
  outcome: FormOutcome | undefined;
}

/** The buyer's addresses to choose from, and a form for a new one. */
export function AddressChoice({ addresses, chosen, onChoose, outcome }: AddressChoiceProps) {
  const countries = useQuery(countriesQuery);
  const [adding, setAdding] = useState(addresses.length === 0 || outcome?.intent === 'save-address');
  const label = <FormattedMessage id="shop.checkout.address" />;
  const saved = async (addressId: string) => {
    await refetch(addressesQuery);
    onChoose(addressId);
    setAdding(false);
  };
  return (
    <Stack as="section">
      {addresses.length === 0 ? (
        <Heading level={2} size="title3">
          {label}
        </Heading>
      ) : (
        <AddressPicker
          label={label}
          addresses={addresses.map((address) => readableAddress(address, countries))}
          form="order"
          value={chosen}
          onValueChange={onChoose}
        />
      )}
      <Disclosure
        summary={<FormattedMessage id="shop.checkout.newAddress" />}
        open={adding || addresses.length === 0}
        onOpenChange={setAdding}
      >
        <AddressEditor countries={countries} outcome={outcome} onSaved={(addressId) => void saved(addressId)} />
      </Disclosure>
    </Stack>
  );
}
