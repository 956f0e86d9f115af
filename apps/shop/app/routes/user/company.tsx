import { ApiError } from '@rider/api';
import { saveCompany } from '@rider/api/profile';
import { companySchema, validate } from '@rider/api/validation';
import { CompanyForm } from '@rider/ui/company-form';
import { Heading, Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { data, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { profileQuery } from '../../data/account-queries.ts';
import { forget, loadInBrowser } from '../../data/browser-load.ts';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse, loadOnServer, requireBuyer } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { saveForm, textsOf, type FormOutcome } from '../../form/form-outcome.ts';
import { useSavedForm } from '../../form/use-saved-form.ts';
import { PageHead } from '../../shell/page-head.tsx';

const INTENT = 'company';
const FIELDS = {
  contractor_license: 'licenseNumber',
  business_owner: 'ownerName',
  business_phone: 'phone',
};

const checkCompany = (typed: unknown) => validate(companySchema, typed);

export function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  return loadOnServer(args, [profileQuery]);
}

export function clientLoader() {
  forget('profile');
  return loadInBrowser([profileQuery]);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, origin } = context.get(requestScope);
  try {
    const outcome = await saveForm(textsOf(await request.formData()), {
      intent: INTENT,
      check: checkCompany,
      fieldsByWireName: FIELDS,
      save: (company) => saveCompany(api, company),
    });
    return data<FormOutcome>(outcome, { status: outcome.saved ? 200 : 422 });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw asResponse(error, request, origin);
  }
}

/** The company profile (R1.2, R1.3). */
export default function Company() {
  const intl = useIntl();
  const { company } = useQuery(profileQuery);
  const { typed, wiring } = useSavedForm({
    intent: INTENT,
    check: checkCompany,
    outcome: useActionData<FormOutcome>(),
    saved: intl.formatMessage({ id: 'shop.company.saved' }),
  });
  const title = intl.formatMessage({ id: 'shop.company.title' });
  return (
    <>
      <PageHead title={title} />
      <div>
        <Heading level={1} size="title2">
          {title}
        </Heading>
        <Text tone="quiet">{intl.formatMessage({ id: 'shop.company.purpose' })}</Text>
      </div>
      <CompanyForm {...wiring} values={{ ...company, ...typed }}>
        <input type="hidden" name="intent" value={INTENT} />
      </CompanyForm>
    </>
  );
}
