import { handOverOrder } from '@rider/api/operator';
import { Form, FormActions } from '@rider/ui/form';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../../data/desk-api.ts';
import { useSavedForm } from '../../form/use-saved-form.ts';

/** Records that the buyer has picked the products up. */
export function HandOverForm({ number }: { number: string }) {
  const intl = useIntl();
  const { wiring } = useSavedForm({
    check: () => ({ values: null, errors: undefined }),
    save: () => handOverOrder(api, number),
    saved: () => intl.formatMessage({ id: 'desk.order.handedOver' }),
    change: 'order',
  });
  return (
    <Form {...wiring}>
      <FormActions submit={<FormattedMessage id="desk.order.handOver" />} pending={wiring.pending} />
    </Form>
  );
}
