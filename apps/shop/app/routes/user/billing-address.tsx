import { ApiError } from '@rider/api';
import { getCountries } from '@rider/api/address';
import { saveBillingAddress } from '@rider/api/profile';
import { addressSchema, validate } from '@rider/api/validation';
import { BillingForm } from '@rider/ui/billing-form';
import { Heading, Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { data, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { ADDRESS_FIELDS } from '../../address/address-action.ts';
import { billingAddressQuery } from '../../data/account-queries.ts';
import { forget, loadInBrowser } from '../../data/browser-load.ts';
import { addressesQuery, countriesQuery } from '../../data/order-queries.ts';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse, loadOnServer, requireBuyer } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { saveForm, textsOf, type FormOutcome } from '../../form/form-outcome.ts';
import { useSavedForm } from '../../form/use-saved-form.ts';
import { PageHead } from '../../shell/page-head.tsx';

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

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, origin } = context.get(requestScope);
  try {
    const countries = await getCountries(api);
    const outcome = await saveForm(textsOf(await request.formData()), {
      intent: INTENT,
      check: (input) => validate(addressSchema(countries), input),
      fieldsByWireName: ADDRESS_FIELDS,
      save: ({ isDefault: _isDefault, ...address }) => saveBillingAddress(api, address),
    });
    return data<FormOutcome>(outcome, { status: outcome.saved ? 200 : 422 });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw asResponse(error, request, origin);
  }
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
  const title = intl.formatMessage({ id: 'shop.billing.title' });
  return (
    <>
      <PageHead title={title} />
      <div>
        <Heading level={1} size="title2">
          {title}
        </Heading>
        <Text tone="quiet">{intl.formatMessage({ id: 'shop.billing.purpose' })}</Text>
      </div>
      <BillingForm {...wiring} countries={countries} values={typed ?? address ?? undefined} delivery={delivery}>
        <input type="hidden" name="intent" value={INTENT} />
      </BillingForm>
    </>
  );
}
