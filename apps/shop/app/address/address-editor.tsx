import { ApiError } from '@rider/api';
import type { Address, Country } from '@rider/model/address';
import { AddressForm } from '@rider/ui/address-form';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { browserApi, leaveForLogin } from '../data/browser-load.ts';
import { useErrorsInWords } from '../form/errors-in-words.ts';
import { saveAddressForm, type AddressRefusal } from './address-action.ts';

/** What the editor takes. */
export interface AddressEditorProps {
  countries: Country[];
  /** The address to change; a new one without. */
  address?: Address | undefined;
  /** What the server said to the form when there was no script. */
  refusal?: AddressRefusal | undefined;
  onSaved: (addressId: string) => void;
  onCancel?: (() => void) | undefined;
}

/** The address form with its saving. Without script it posts to the screen's action with `intent=save-address`. */
export function AddressEditor({ countries, address, refusal: posted, onSaved, onCancel }: AddressEditorProps) {
  const intl = useIntl();
  const [refusal, setRefusal] = useState(posted);
  const [pending, setPending] = useState(false);

  async function save(form: FormData): Promise<void> {
    setPending(true);
    try {
      const saved = await saveAddressForm(await browserApi(), form);
      if (typeof saved === 'string') onSaved(saved);
      else setRefusal(saved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'session') leaveForLogin();
      setRefusal({ values: {}, errors: {}, message: intl.formatMessage({ id: 'shop.address.unavailable' }) });
    } finally {
      setPending(false);
    }
  }

  return (
    <AddressForm
      countries={countries}
      defaultValues={(posted?.values as Partial<Address> | undefined) ?? address ?? {}}
      errors={useErrorsInWords(refusal?.errors)}
      message={refusal?.message}
      pending={pending}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void save(new FormData(event.currentTarget));
      }}
      {...(onCancel && { onCancel })}
    >
      <input type="hidden" name="intent" value="save-address" />
      {address && <input type="hidden" name="addressId" value={address.id} />}
    </AddressForm>
  );
}
