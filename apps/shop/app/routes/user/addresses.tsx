import { screens } from '@rider/model/screens';
import { deleteAddress, getCountries, setDefaultAddress } from '@rider/api/address';
import { AddressCard } from '@rider/ui/address-card';
import { Button, LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { Banner } from '@rider/ui/banner';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useActionData, useNavigate, useSearchParams, type ActionFunctionArgs } from 'react-router';
import { addressSaving } from '../../address/address-action.ts';
import { AddressEditor } from '../../address/address-editor.tsx';
import { readableAddress } from '../../address/readable-address.ts';
import { browserLoader } from '../../data/browser-load.ts';
import { changing } from '../../data/changes.ts';
import { addressesQuery, addressQuery, countriesQuery } from '../../order/order-queries.ts';
import { buyerLoader } from '../../data/server-load.ts';
import { useOptionalQuery, useQuery } from '../../data/use-query.ts';
import { answerForm, press, saveForm } from '../../form/answer-form.ts';
import { textOf, type FormOutcome } from '../../form/form-outcome.ts';
import { useRejectionMessage } from '../../form/use-rejection-message.ts';
import { ScreenTitle } from '../../page-head/screen-title.tsx';
import * as styles from './layout.css.ts';

const LIST = screens.addresses;

/** Value of `?edit` for a new address. */
const NEW = 'new';

const editedIn = (parameters: URLSearchParams) => parameters.get('edit') ?? '';

/** The address that `?edit` names; null without one. */
const editedQuery = (edited: string) => (edited === '' || edited === NEW ? null : addressQuery(edited));

function needs({ url }: Request) {
  const edited = editedQuery(editedIn(new URL(url).searchParams));
  return [addressesQuery, countriesQuery, ...(edited ? [edited] : [])];
}

export const loader = buyerLoader(needs);

export const clientLoader = browserLoader(needs);

/** Saves or deletes an address or makes it the default: `intent` is save-address, delete or default. */
export function action(args: ActionFunctionArgs) {
  return answerForm(args, async (api, form) => {
    const addressId = textOf(form, 'addressId');
    switch (textOf(form, 'intent')) {
      case 'save-address':
        return saveForm(
          api,
          form,
          addressSaving(api, await getCountries(api), addressId, () => LIST),
        );
      case 'delete':
        return press('delete', () => deleteAddress(api, addressId), LIST);
      case 'default':
        return press('default', () => setDefaultAddress(api, addressId), LIST);
    }
    return LIST;
  });
}

export const clientAction = changing('address');

/** The buyer's addresses: `?edit=<id>` edits one, `?edit=new` adds one. */
export default function Addresses() {
  const intl = useIntl();
  const navigate = useNavigate();
  const addresses = useQuery(addressesQuery);
  const countries = useQuery(countriesQuery);
  const outcome = useActionData<FormOutcome>();
  const rejection = useRejectionMessage(outcome);
  const [parameters] = useSearchParams();
  const edited = editedIn(parameters);
  const { data: editedAddress } = useOptionalQuery(editedQuery(edited));
  const leave = () => void navigate(LIST);
  return (
    <>
      <ScreenTitle title={intl.formatMessage({ id: 'shop.addresses.title' })} />
      {rejection !== null && !edited && <Banner tone="danger">{rejection}</Banner>}
      {edited ? (
        <AddressEditor
          key={edited}
          countries={countries}
          address={editedAddress}
          outcome={outcome}
          onSaved={leave}
          onCancel={leave}
        />
      ) : (
        <>
          {addresses.length === 0 && (
            <EmptyState icon="pin" title={intl.formatMessage({ id: 'shop.addresses.empty' })} />
          )}
          <ul className={styles.addresses}>
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressCard
                  address={readableAddress(address, countries)}
                  actions={<AddressActions id={address.id} isDefault={address.isDefault} name={address.addressee} />}
                />
              </li>
            ))}
          </ul>
          <div>
            <LinkButton href={`${LIST}?edit=${NEW}`} variant="primary" icon="plus">
              <FormattedMessage id="shop.addresses.add" />
            </LinkButton>
          </div>
        </>
      )}
    </>
  );
}

function AddressActions({ id, isDefault, name }: { id: string; isDefault: boolean; name: string }) {
  const intl = useIntl();
  const label = (key: 'editOf' | 'preferOf' | 'deleteOf') =>
    intl.formatMessage({ id: `shop.addresses.${key}` }, { name });
  return (
    <>
      <LinkButton href={`${LIST}?edit=${encodeURIComponent(id)}`} size="small" aria-label={label('editOf')}>
        <FormattedMessage id="shop.addresses.edit" />
      </LinkButton>
      <Form method="post">
        <input type="hidden" name="addressId" value={id} />
        {!isDefault && (
          <Button
            type="submit"
            name="intent"
            value="default"
            size="small"
            variant="quiet"
            aria-label={label('preferOf')}
          >
            <FormattedMessage id="shop.addresses.prefer" />
          </Button>
        )}
        <Button type="submit" name="intent" value="delete" size="small" variant="quiet" aria-label={label('deleteOf')}>
          <FormattedMessage id="shop.addresses.delete" />
        </Button>
      </Form>
    </>
  );
}
