import { approvalScreen } from '@rider/model/buyer-company';
import type { Money } from '@rider/model/money';
import { Button } from '@rider/ui/button';
import { TextArea } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { Stack } from '@rider/ui/layout';
import { formatMoney } from '@rider/ui/price';
import { Heading } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormOutcome } from '../../../form/form-outcome.ts';
import { useSavedForm } from '../../../form/use-saved-form.tsx';
import { rejectRules } from './company-rules.ts';

interface DecideProps {
  id: string;
  total: Money;
  outcome: FormOutcome | undefined;
}

/** Approves the request by one press, or rejects it with a reason. */
export function Decide({ id, total, outcome }: DecideProps) {
  const intl = useIntl();
  const approve = useSavedForm({
    intent: 'approve',
    check: () => ({ values: null, errors: undefined }),
    outcome,
  });
  const reject = useSavedForm({ ...rejectRules, outcome });
  return (
    <Stack as="section" aria-labelledby="decide-title" gap="x6">
      <Heading level={2} size="title3" id="decide-title">
        <FormattedMessage id="shop.approval.decide" />
      </Heading>
      <Form {...approve.wiring} action={approvalScreen(id)}>
        <FormActions
          submit={<FormattedMessage id="shop.approval.approve" values={{ total: formatMoney(intl, total) }} />}
          pending={approve.wiring.pending}
        />
      </Form>
      <Form {...reject.wiring} action={approvalScreen(id)}>
        <TextArea
          name="reason"
          label={intl.formatMessage({ id: 'shop.approval.why' })}
          rows={2}
          defaultValue={reject.typed?.reason ?? ''}
          required
        />
        <div>
          <Button type="submit" pending={reject.wiring.pending}>
            <FormattedMessage id="shop.approval.reject" />
          </Button>
        </div>
      </Form>
    </Stack>
  );
}
