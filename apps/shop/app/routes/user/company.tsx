import { saveCompany } from '@rider/api/profile';
import { companySchema, validate } from '@rider/model/validation';
import { CompanyForm } from '@rider/ui/company-form';
import { useIntl } from 'react-intl';
import { useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { profileQuery } from '../../data/account-queries.ts';
import { forget, loadInBrowser } from '../../data/browser-load.ts';
import { loadOnServer, requireBuyer } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { answerForm } from '../../form/answer-form.ts';
import { FormHead } from '../../form/form-head.tsx';
import { saveForm, textsOf, type FormOutcome } from '../../form/form-outcome.ts';
import { useSavedForm } from '../../form/use-saved-form.ts';

const INTENT = 'company';
const checkCompany = (typed: unknown) => validate(companySchema, typed);

export function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  return loadOnServer(args, [profileQuery]);
}

export function clientLoader() {
  forget('profile');
  return loadInBrowser([profileQuery]);
}

export function action(args: ActionFunctionArgs) {
  return answerForm(args, async (api, form) =>
    saveForm(textsOf(form), {
      intent: INTENT,
      check: checkCompany,
      save: (company) => saveCompany(api, company),
    }),
  );
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
  return (
    <>
      <FormHead title={intl.formatMessage({ id: 'shop.company.title' })}>
        {intl.formatMessage({ id: 'shop.company.purpose' })}
      </FormHead>
      <CompanyForm {...wiring} values={{ ...company, ...typed }}>
        <input type="hidden" name="intent" value={INTENT} />
      </CompanyForm>
    </>
  );
}
