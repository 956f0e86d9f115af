import { companyBudgetsScreen, companyBudgetScreen, type JobBudget } from '@rider/model/buyer-company';
import { JOB_LENGTH } from '@rider/model/limits';
import { moneyToDecimal } from '@rider/model/money';
import { Banner } from '@rider/ui/banner';
import { LinkButton } from '@rider/ui/button';
import { DateField } from '@rider/ui/date-field';
import { TextField } from '@rider/ui/field';
import { Form, FormActions, FormGrid } from '@rider/ui/form';
import { Cluster, Stack } from '@rider/ui/layout';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionForm } from '../../../form/action-form.tsx';
import type { FormOutcome } from '../../../form/form-outcome.ts';
import { useSavedForm } from '../../../form/use-saved-form.tsx';
import { budgetRules } from './company-rules.ts';

/** Changes or removes a budget; for null, adds one. */
export function BudgetForm({ budget, outcome }: { budget: JobBudget | null; outcome: FormOutcome | undefined }) {
  const intl = useIntl();
  const label = (name: 'job' | 'budget' | 'from' | 'until') =>
    intl.formatMessage({ id: `shop.companyBudgets.${name}` });
  const { typed, wiring } = useSavedForm({ ...budgetRules, outcome });
  const values = typed ?? (budget && { ...budget, budget: moneyToDecimal(budget.budget) });
  return (
    <Stack as="section" aria-labelledby="budget-title">
      <Heading level={2} size="title3" id="budget-title">
        {budget?.job ?? <FormattedMessage id="shop.companyBudgets.add" />}
      </Heading>
      <Text tone="quiet">
        <FormattedMessage id="shop.companyBudgets.hint" />
      </Text>
      <Form {...wiring}>
        <FormGrid>
          <TextField
            name="job"
            label={label('job')}
            autoComplete="off"
            maxLength={JOB_LENGTH}
            defaultValue={values?.job ?? ''}
            required
          />
          <TextField
            name="budget"
            label={label('budget')}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={values?.budget ?? ''}
            required
          />
          <DateField name="from" label={label('from')} defaultValue={values?.from || null} />
          <DateField name="until" label={label('until')} defaultValue={values?.until || null} />
        </FormGrid>
        <FormActions submit={<FormattedMessage id="shop.companyMembers.save" />} pending={wiring.pending} />
      </Form>
      {budget && (
        <Cluster gap="x3">
          <LinkButton href={companyBudgetsScreen} size="small">
            <FormattedMessage id="shop.companyMembers.close" />
          </LinkButton>
          <ActionForm<FormOutcome>
            action={companyBudgetScreen(budget.id)}
            intent="remove"
            size="small"
            danger
            label={<FormattedMessage id="shop.companyBudgets.remove" />}
            question={<FormattedMessage id="shop.companyBudgets.removeQuestion" values={{ job: budget.job }} />}
          >
            {(answer) => answer?.saved === false && <Banner tone="danger">{answer.message}</Banner>}
          </ActionForm>
        </Cluster>
      )}
    </Stack>
  );
}
