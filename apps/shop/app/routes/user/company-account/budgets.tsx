import { getJobBudgets, getOwnCompany, removeJobBudget, saveJobBudget } from '@rider/api/buyer-company';
import { companyBudgetsScreen, hasRight } from '@rider/model/buyer-company';
import { screens } from '@rider/model/screens';
import { Banner } from '@rider/ui/banner';
import { EmptyState } from '@rider/ui/empty-state';
import { Link } from '@rider/ui/link';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { requireOffered } from '../../../data/require-offered.ts';
import { callBackend, requireBuyer } from '../../../data/server-load.ts';
import { answerForm, press, saveForm } from '../../../form/answer-form.ts';
import { FormHead } from '../../../form/form-head.tsx';
import { textOf, type FormOutcome } from '../../../form/form-outcome.ts';
import { BudgetForm } from './budget-form.tsx';
import { BudgetTable } from './budget-table.tsx';
import { budgetRules } from './company-rules.ts';

const LIST = companyBudgetsScreen;

/** Orders spend budgets at any time, so there is no loader of the browser. */
export async function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  // Its redirect would replace the layout's answer.
  await requireOffered(args);
  return callBackend(args, async ({ api }) => {
    const [company, budgets] = await Promise.all([getOwnCompany(api), getJobBudgets(api)]);
    if (company === null) throw redirect(screens.companyMembers);
    return { company, budgets };
  });
}

/** Adds, changes or removes a budget. */
export function action(args: ActionFunctionArgs) {
  const id = new URL(args.request.url).searchParams.get('id') ?? '';
  return answerForm(args, async (api, form) => {
    switch (textOf(form, 'intent')) {
      case budgetRules.intent:
        return saveForm(api, form, {
          ...budgetRules,
          save: async (budget) => {
            await saveJobBudget(api, { ...budget, ...(id !== '' && { id }) });
            return `${LIST}?saved=1`;
          },
        });
      case 'remove':
        return press('remove', () => removeJobBudget(api, id), LIST);
    }
    return LIST;
  });
}

/** The budgets of jobs: what is spent and left; owners change them. `?id=` opens one. */
export default function CompanyBudgets() {
  const intl = useIntl();
  const { company, budgets } = useLoaderData<typeof loader>();
  const outcome = useActionData<FormOutcome>();
  const [parameters] = useSearchParams();
  const manages = hasRight(company.own.role, 'manage');
  const opened = budgets.find(({ id }) => id === parameters.get('id'));
  return (
    <>
      <Link href={screens.companyMembers}>{company.name}</Link>
      <FormHead title={intl.formatMessage({ id: 'shop.companyBudgets.title' })}>
        <FormattedMessage id="shop.companyBudgets.purpose" />
      </FormHead>
      {parameters.has('saved') && outcome === undefined && (
        <Banner tone="success" live>
          <FormattedMessage id="shop.companyBudgets.saved" />
        </Banner>
      )}
      {manages && opened && <BudgetForm key={opened.id} budget={opened} outcome={outcome} />}
      {budgets.length === 0 ? (
        <EmptyState title={<FormattedMessage id="shop.companyBudgets.none" />}>
          <FormattedMessage id={manages ? 'shop.companyBudgets.noneHint' : 'shop.companyBudgets.noneYet'} />
        </EmptyState>
      ) : (
        <BudgetTable budgets={budgets} manages={manages} />
      )}
      {/* What was typed is gone once it is sent. */}
      {manages && !opened && <BudgetForm key={budgets.length} budget={null} outcome={outcome} />}
    </>
  );
}
