import { getCountries } from '@rider/api/address';
import { saveBillingAddress } from '@rider/api/profile';
import { addressSchema, validate } from '@rider/model/validation';
import { BillingForm } from '@rider/ui/billing-form';
import { useIntl } from 'react-intl';
import { useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { billingAddressQuery } from '../../data/account-queries.ts';
import { forget, loadInBrowser } from '../../data/browser-load.ts';
import { addressesQuery, countriesQuery } from '../../data/order-queries.ts';
import { loadOnServer, requireBuyer } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { answerForm } from '../../form/answer-form.ts';
import { FormHead } from '../../form/form-head.tsx';
import { saveForm, textsOf, type FormOutcome } from '../../form/form-outcome.ts';
import { useSavedForm } from '../../form/use-saved-form.ts';

const INTENT = 'billing';
const QUERIES = [billingAddressQuery, addressesQuery, countriesQuery];

export function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  return loadOnServer(args, QUERIES);
}

export function clientLoader() {
  forget('billing-address', 'addresses');
  return loadInBrowser(QUERIES);
}

export function action(args: ActionFunctionArgs) {
  return answerForm(args, async (api, form) => {
    const countries = await getCountries(api);
    return saveForm(textsOf(form), {
      intent: INTENT,
      check: (input) => validate(addressSchema(countries), input),
      save: ({ isDefault: _isDefault, ...address }) => saveBillingAddress(api, address),
    });
  });
}

/** The billing address, apart from the delivery addresses (R6.8). */
export default function BillingAddress() {
  const intl = useIntl();
  const address = useQuery(billingAddressQuery);
  const delivery = useQuery(addressesQuery)[0];
  const countries = useQuery(countriesQuery);
  const { typed, wiring } = useSavedForm({
    intent: INTENT,
    check: (input) => validate(addressSchema(countries), input),
    outcome: useActionData<FormOutcome>(),
    saved: intl.formatMessage({ id: 'shop.billing.saved' }),
  });
  return (
    <>
      <FormHead title={intl.formatMessage({ id: 'shop.billing.title' })}>
        {intl.formatMessage({ id: 'shop.billing.purpose' })}
      </FormHead>
      <BillingForm {...wiring} countries={countries} values={typed ?? address ?? undefined} delivery={delivery}>
        <input type="hidden" name="intent" value={INTENT} />
      </BillingForm>
    </>
  );
}
