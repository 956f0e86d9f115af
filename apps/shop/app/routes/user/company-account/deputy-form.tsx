import type { OwnCompany } from '@rider/model/buyer-company';
import { DateField } from '@rider/ui/date-field';
import { Select } from '@rider/ui/field';
import { Form, FormActions, FormGrid } from '@rider/ui/form';
import { Stack } from '@rider/ui/layout';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormOutcome } from '../../../form/form-outcome.ts';
import { useSavedForm } from '../../../form/use-saved-form.tsx';
import { deputyRules } from './company-rules.ts';

interface DeputyFormProps {
  company: OwnCompany;
  outcome: FormOutcome | undefined;
}

/** Sets who decides on approval requests while the buyer is away. */
export function DeputyForm({ company: { own, members }, outcome }: DeputyFormProps) {
  const intl = useIntl();
  const { typed, wiring } = useSavedForm({
    ...deputyRules,
    outcome,
    saved: intl.formatMessage({ id: 'shop.companyMembers.deputySaved' }),
  });
  return (
    <Stack as="section" aria-labelledby="deputy-title">
      <Heading level={2} size="title3" id="deputy-title">
        <FormattedMessage id="shop.companyMembers.deputy" />
      </Heading>
      <Text tone="quiet">
        <FormattedMessage id="shop.companyMembers.deputyHint" />
      </Text>
      <Form {...wiring}>
        <FormGrid>
          <Select
            name="deputyId"
            label={intl.formatMessage({ id: 'shop.companyMembers.deputy' })}
            defaultValue={typed?.deputyId ?? own.deputyId}
          >
            <option value="">{intl.formatMessage({ id: 'shop.companyMembers.nobody' })}</option>
            {members
              .filter(({ buyerId }) => buyerId !== own.buyerId)
              .map(({ buyerId, name }) => (
                <option key={buyerId} value={buyerId}>
                  {name}
                </option>
              ))}
          </Select>
          <DateField
            name="until"
            label={intl.formatMessage({ id: 'shop.companyMembers.until' })}
            defaultValue={typed?.until ?? (own.deputyUntil || null)}
          />
        </FormGrid>
        <FormActions submit={<FormattedMessage id="shop.companyMembers.save" />} pending={wiring.pending} />
      </Form>
    </Stack>
  );
}
