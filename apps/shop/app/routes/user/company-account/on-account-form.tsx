import type { OwnCompany } from '@rider/model/buyer-company';
import { Checkbox } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormOutcome } from '../../../form/form-outcome.ts';
import { useSavedForm } from '../../../form/use-saved-form.tsx';
import { onAccountRules } from './company-rules.ts';

/** Sets whether members who are no owners may pay on account. */
export function OnAccountForm({ company, outcome }: { company: OwnCompany; outcome: FormOutcome | undefined }) {
  const intl = useIntl();
  const { typed, wiring } = useSavedForm({
    ...onAccountRules,
    outcome,
    saved: intl.formatMessage({ id: 'shop.companyMembers.onAccount.saved' }),
  });
  return (
    <Form {...wiring}>
      <Checkbox
        name="allowed"
        value="1"
        label={intl.formatMessage({ id: 'shop.companyMembers.onAccount' })}
        description={intl.formatMessage({ id: 'shop.companyMembers.onAccount.hint' })}
        defaultChecked={typed ? typed.allowed === '1' : company.membersOnAccount}
      />
      <FormActions submit={<FormattedMessage id="shop.companyMembers.onAccount.save" />} pending={wiring.pending} />
    </Form>
  );
}
