import { ApiError } from '@rider/api/transport';
import type { Address, Country } from '@rider/model/address';
import { AddressForm } from '@rider/ui/address-form';
import { Suspense, useState, type FormEvent } from 'react';
import { textsOf, type Texts } from '@rider/web/form';
import { lazyScreen } from '../activity/lazy-part.tsx';
import { loadCode } from '../connection/page-connection.ts';
import { browserApi, leaveForLogin } from '../data/browser-load.ts';
import { invalidate } from '../data/changes.ts';
import type { FormOutcome } from '../form/form-outcome.ts';
import { saveTyped } from '../form/save-typed.ts';
import { useSavedForm } from '../form/use-saved-form.tsx';
import { addressRules, addressSaving } from './address-action.ts';

const RegionFields = lazyScreen(() => loadCode(() => import('./region-fields.tsx')));

export interface AddressEditorProps {
  countries: Country[];
  /** The address to change; absent for a new one. */
  address?: Address | undefined;
  /** The action's answer to a form sent without script. */
  outcome?: FormOutcome | undefined;
  onSaved: (addressId: string) => void;
  onCancel?: (() => void) | undefined;
}

/**
 * The address form. Without script it posts to the screen's action; with script the page saves it, so that a checkout's state stays while
 * an address is added.
 */
export function AddressEditor({ countries, address, outcome: posted, onSaved, onCancel }: AddressEditorProps) {
  const [outcome, setOutcome] = useState(posted);
  const [pending, setPending] = useState(false);
  const { typed, wiring } = useSavedForm({ ...addressRules(countries), outcome });
  const [values] = useState<Partial<Address> | Texts>(typed ?? { ...address, ...regionNames(address) });

  async function save(form: FormData): Promise<void> {
    setPending(true);
    try {
      const saving = addressSaving(await browserApi(), countries, address?.id ?? '', (addressId) => {
        invalidate('address');
        onSaved(addressId);
      });
      const answer = await saveTyped(textsOf(form), saving);
      if (typeof answer === 'object' && 'saved' in answer) setOutcome(answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      leaveForLogin();
    } finally {
      setPending(false);
    }
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    wiring.onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (!pending) void save(new FormData(event.currentTarget));
  }
  return (
    <AddressForm
      {...wiring}
      countries={countries}
      {...(countries.length === 0 && {
        region: (
          <Suspense fallback={null}>
            <RegionFields values={values as Texts} />
          </Suspense>
        ),
      })}
      defaultValues={values as Partial<Address>}
      pending={pending}
      onSubmit={submit}
      {...(onCancel && { onCancel })}
    >
      {address && <input type="hidden" name="addressId" value={address.id} />}
    </AddressForm>
  );
}

/** The city and district of an address as two names; its `city` displays both. */
const regionNames = (address: Address | undefined) =>
  address?.region && { city: address.region.city, district: address.region.district };
