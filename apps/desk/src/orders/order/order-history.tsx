import { ORDER_EVENTS, remarkOnOrder, type OrderHistoryEntry } from '@rider/api/operator';
import { orderRemarkSchema, validate } from '@rider/model/validation';
import { formatMoment } from '@rider/ui/date';
import { TextArea } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../../data/desk-api.ts';
import { orderHistoryQuery } from '../../data/operator-queries.ts';
import { useOptionalQuery } from '../../data/use-query.ts';
import { useSavedForm } from '../../form/use-saved-form.ts';
import * as styles from '../orders.css.ts';

/** All that happened to an order, the latest first, and a field for a note that the buyer does not see. */
export function OrderHistory({ number }: { number: string }) {
  const intl = useIntl();
  const { data: entries } = useOptionalQuery(orderHistoryQuery(number), { keepPreviousData: true });
  const nameOf = ({ event }: OrderHistoryEntry) => {
    const own = ORDER_EVENTS.find((known) => known === event);
    return own === undefined
      ? intl.formatMessage({ id: `desk.action.${event as Exclude<typeof event, (typeof ORDER_EVENTS)[number]>}` })
      : intl.formatMessage({ id: `desk.order.event.${own}` });
  };
  return (
    <>
      <RemarkForm number={number} />
      <ol className={styles.history}>
        {entries?.toReversed().map((entry, index) => (
          <li key={entries.length - index}>
            <Text as="span">{nameOf(entry)}</Text>{' '}
            <Text as="span" size="small" tone="quiet">
              {[formatMoment(intl, entry.at), entry.by].filter(Boolean).join(' · ')}
            </Text>
            {entry.event !== 'paid' && entry.detail !== '' && <div className={styles.detail}>{entry.detail}</div>}
          </li>
        ))}
      </ol>
    </>
  );
}

function RemarkForm({ number }: { number: string }) {
  const intl = useIntl();
  const { wiring } = useSavedForm({
    check: (typed) => validate(orderRemarkSchema, typed),
    save: ({ text }) => remarkOnOrder(api, number, text),
    saved: () => intl.formatMessage({ id: 'desk.order.remarked' }),
    onSaved: (form) => form.reset(),
    change: 'order',
  });
  return (
    <Form {...wiring}>
      <TextArea
        label={intl.formatMessage({ id: 'desk.order.remark' })}
        description={intl.formatMessage({ id: 'desk.order.remarkHint' })}
        name="text"
        maxLength={1000}
        rows={2}
      />
      <FormActions submit={<FormattedMessage id="desk.order.saveRemark" />} pending={wiring.pending} />
    </Form>
  );
}
