import { TextField } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormOutcome } from '../../../form/form-outcome.ts';
import { useSavedForm } from '../../../form/use-saved-form.tsx';
import type { createRules, renameRules } from './company-rules.ts';

interface CompanyNameFormProps {
  rules: typeof createRules | typeof renameRules;
  outcome: FormOutcome | undefined;
  name: string;
}

/** Creates or renames the company. */
export function CompanyNameForm({ rules, outcome, name }: CompanyNameFormProps) {
  const intl = useIntl();
  const { typed, wiring } = useSavedForm({
    ...rules,
    outcome,
    saved: intl.formatMessage({ id: 'shop.companyMembers.renamed' }),
  });
  return (
    <Form {...wiring}>
      <TextField
        name="name"
        label={intl.formatMessage({ id: 'shop.companyMembers.name' })}
        autoComplete="organization"
        defaultValue={typed?.name ?? name}
        required
      />
      <FormActions
        submit={<FormattedMessage id={`shop.companyMembers.${name === '' ? 'create' : 'rename'}`} />}
        pending={wiring.pending}
      />
    </Form>
  );
}
