import { saveCompany } from '@rider/api/profile';
import { companySchema } from '@rider/model/validation';
import { CompanyForm } from '@rider/ui/company-form';
import { useIntl } from 'react-intl';
import { useActionData, type ActionFunctionArgs } from 'react-router';
import { profileQuery } from './account-queries.ts';
import { capabilitiesQuery } from '../../data/capabilities-query.ts';
import { browserLoader } from '../../data/browser-load.ts';
import { changing } from '../../data/changes.ts';
import { buyerLoader } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { answerForm, saveForm } from '../../form/answer-form.ts';
import { FormHead } from '../../form/form-head.tsx';
import { formRules, type FormOutcome } from '../../form/form-outcome.ts';
import { AskTheShop } from '../../verification-code/ask-the-shop.tsx';
import { useSavedForm } from '../../form/use-saved-form.tsx';

const rules = formRules('company', companySchema);

const QUERIES = [profileQuery, capabilitiesQuery];

export const loader = buyerLoader(QUERIES);

export const clientLoader = browserLoader(QUERIES);

export function action(args: ActionFunctionArgs) {
  return answerForm(args, (api, form) =>
    saveForm(api, form, { ...rules, save: (company) => saveCompany(api, company) }),
  );
}

export const clientAction = changing('profile');

/** The company profile. */
export default function Company() {
  const intl = useIntl();
  const { company } = useQuery(profileQuery);
  const { accounts } = useQuery(capabilitiesQuery);
  const { typed, wiring } = useSavedForm({
    ...rules,
    outcome: useActionData<FormOutcome>(),
    saved: intl.formatMessage({ id: 'shop.company.saved' }),
  });
  return (
    <>
      <FormHead title={intl.formatMessage({ id: 'shop.company.title' })}>
        {intl.formatMessage({ id: 'shop.company.purpose' })}
      </FormHead>
      {accounts ? <CompanyForm {...wiring} defaultValues={{ ...company, ...typed }} /> : <AskTheShop />}
    </>
  );
}
