import { getCountries } from '@rider/api/address';
import { saveBillingAddress } from '@rider/api/profile';
import type { Country } from '@rider/model/address';
import { addressSchema } from '@rider/model/validation';
import { BillingForm } from '@rider/ui/billing-form';
import { useIntl } from 'react-intl';
import { useActionData, type ActionFunctionArgs } from 'react-router';
import { billingAddressQuery } from './account-queries.ts';
import { capabilitiesQuery } from '../../data/capabilities-query.ts';
import { browserLoader } from '../../data/browser-load.ts';
import { changing } from '../../data/changes.ts';
import { addressesQuery, countriesQuery } from '../../order/order-queries.ts';
import { buyerLoader } from '../../data/server-load.ts';
import { useQuery, useOptionalQuery } from '../../data/use-query.ts';
import { answerForm, saveForm } from '../../form/answer-form.ts';
import { FormHead } from '../../form/form-head.tsx';
import { formRules, type FormOutcome } from '../../form/form-outcome.ts';
import { AskTheShop } from '../../verification-code/ask-the-shop.tsx';
import { useSavedForm } from '../../form/use-saved-form.tsx';
import { asPart } from '../../data/query.ts';

const rulesOf = (countries: readonly Country[]) => formRules('billing', addressSchema(countries));
const QUERIES = [billingAddressQuery, asPart(addressesQuery), countriesQuery, capabilitiesQuery];

export const loader = buyerLoader(QUERIES);

export const clientLoader = browserLoader(QUERIES);

export function action(args: ActionFunctionArgs) {
  return answerForm(args, async (api, form) =>
    saveForm(api, form, {
      ...rulesOf(await getCountries(api)),
      save: ({ isDefault: _isDefault, ...address }) => saveBillingAddress(api, address),
    }),
  );
}

export const clientAction = changing('billing-address');

/** The billing address, separate from the delivery addresses. */
export default function BillingAddress() {
  const intl = useIntl();
  const address = useQuery(billingAddressQuery);
  const delivery = useOptionalQuery(addressesQuery).data?.[0];
  const countries = useQuery(countriesQuery);
  const { accounts } = useQuery(capabilitiesQuery);
  const { typed, wiring } = useSavedForm({
    ...rulesOf(countries),
    outcome: useActionData<FormOutcome>(),
    saved: intl.formatMessage({ id: 'shop.billing.saved' }),
  });
  return (
    <>
      <FormHead title={intl.formatMessage({ id: 'shop.billing.title' })}>
        {intl.formatMessage({ id: 'shop.billing.purpose' })}
      </FormHead>
      {accounts ? (
        <BillingForm
          {...wiring}
          countries={countries}
          defaultValues={typed ?? address ?? undefined}
          delivery={delivery}
        />
      ) : (
        <AskTheShop />
      )}
    </>
  );
}
