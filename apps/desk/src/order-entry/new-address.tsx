import { addAddressForBuyer } from '@rider/api/operator';
import { addressSchema, validate } from '@rider/model/validation';
import { AddressFields } from '@rider/ui/address-form';
import { Dialog } from '@rider/ui/dialog';
import { Form, FormActions, FormGrid } from '@rider/ui/form';
import type { FormEvent } from 'react';
import { api } from '../data/desk-api.ts';
import { countriesQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';

/** Props of `NewAddress`. */
export interface NewAddressProps {
  buyerId: string;
  onClose: () => void;
  onSaved: (addressId: string) => void;
}

/** Saves a new address for a buyer. */
export function NewAddress({ buyerId, onClose, onSaved }: NewAddressProps) {
  const text = useMessages('desk.orderEntry');
  const { data: countries = [] } = useOptionalQuery(countriesQuery);
  const { wiring } = useSavedForm({
    check: (typed) => validate(addressSchema(countries), typed),
    save: async (address) => {
      const { id } = await addAddressForBuyer(api, buyerId, address);
      onSaved(id);
      onClose();
    },
    saved: () => text('addressAdded'),
    change: 'order',
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    // The dialog is below the form of the order, whose events React would send this one to.
    event.stopPropagation();
    wiring.onSubmit(event);
  }
  return (
    <Dialog open onOpenChange={onClose} title={text('newAddress')} description={text('newAddressHint')}>
      {countries.length > 0 && (
        <Form {...wiring} onSubmit={submit}>
          <FormGrid>
            <AddressFields countries={countries} />
          </FormGrid>
          <FormActions submit={text('saveAddress')} pending={wiring.pending} />
        </Form>
      )}
    </Dialog>
  );
}
