import type { Address } from '@rider/api/address';
import { AddressCard } from '@rider/ui/address-card';
import { Heading } from '@rider/ui/text';
import { FormattedMessage } from 'react-intl';
import { useState } from 'react';
import { mutate } from 'swr';
import type { AddressRefusal } from '../../address/address-action.ts';
import { AddressEditor } from '../../address/address-editor.tsx';
import { inWords } from '../../address/address-words.ts';
import { addressesQuery, countriesQuery } from '../../data/order-queries.ts';
import { useQuery } from '../../data/use-query.ts';
import * as styles from './route.css.ts';

/** What the choice takes. */
export interface AddressChoiceProps {
  addresses: Address[];
  chosen: string;
  onChoose: (addressId: string) => void;
  error: string | undefined;
  refusal: AddressRefusal | undefined;
}

/** The buyer's addresses to choose from, and a form for another one. */
export function AddressChoice({ addresses, chosen, onChoose, error, refusal }: AddressChoiceProps) {
  const countries = useQuery(countriesQuery);
  const [adding, setAdding] = useState(addresses.length === 0 || refusal !== undefined);
  const saved = async (addressId: string) => {
    await mutate(addressesQuery.key);
    onChoose(addressId);
    setAdding(false);
  };
  return (
    <section className={styles.step}>
      <Heading level={2} size="title3" id="delivery">
        <FormattedMessage id="shop.checkout.address" />
      </Heading>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div role="radiogroup" aria-labelledby="delivery" className={styles.addresses}>
        {addresses.map((address) => (
          <label key={address.id} className={styles.address}>
            <input
              type="radio"
              name="addressId"
              form="order"
              value={address.id}
              checked={address.id === chosen}
              onChange={() => onChoose(address.id)}
              className={styles.radio}
            />
            <AddressCard address={inWords(address, countries)} />
          </label>
        ))}
      </div>
      <details
        className={styles.adding}
        open={adding}
        onToggle={(event) => {
          setAdding(event.currentTarget.open);
        }}
      >
        <summary className={styles.addingSummary}>
          <FormattedMessage id="shop.checkout.newAddress" />
        </summary>
        <AddressEditor countries={countries} refusal={refusal} onSaved={(addressId) => void saved(addressId)} />
      </details>
    </section>
  );
}
