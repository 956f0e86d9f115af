import { sendLoggedWebhookAgain } from '@rider/api/operator';
import { WEBHOOK_DELIVERY_STATES, type LoggedWebhookDelivery } from '@rider/model/webhook';
import { formatMoment } from '@rider/ui/date';
import { Stack } from '@rider/ui/layout';
import { Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { webhookDeliveriesQuery } from '../data/operator-queries.ts';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './webhooks.css.ts';

/** The messages to the webhooks of buyers' companies, newest first, with what failed. */
export default function Webhooks() {
  const text = useMessages('desk.webhooks');
  const acting = useOperatorAction('webhook');
  const sendAgain = ({ id, company }: LoggedWebhookDelivery) =>
    void acting.run(() => sendLoggedWebhookAgain(api, id), text('queued', { company }));
  return (
    <ListScreen
      section="webhooks"
      messages="desk.webhooks"
      queryOf={webhookDeliveriesQuery}
      states={WEBHOOK_DELIVERY_STATES}
      columns={[
        { id: 'when', moment: ({ happenedAt }) => happenedAt },
        { id: 'event', cell: Event, rowHeader: true },
        { id: 'company', cell: Receiver },
        {
          id: 'state',
          state: ({ state }) => state,
          tones: { waiting: 'warning', delivered: 'success', failed: 'danger' },
        },
        { id: 'answer', cell: Answer },
      ]}
      getRowId={({ id }) => id}
      rowActions={(delivery) =>
        // What is being sent cannot be sent again.
        delivery.state === 'waiting' && delivery.failure === null
          ? []
          : [
              {
                label: 'again',
                name: 'againOf',
                values: { event: delivery.type, subject: delivery.subject, company: delivery.company },
                onPress: () => sendAgain(delivery),
              },
            ]
      }
    />
  );
}

function Event({ type, subject, messageId }: LoggedWebhookDelivery) {
  return (
    <Stack gap="x1" className={styles.event}>
      <span>
        {type} {subject}
      </span>
      <Text size="small" tone="quiet" className={styles.longWord}>
        {messageId}
      </Text>
    </Stack>
  );
}

function Receiver({ company, url }: LoggedWebhookDelivery) {
  return (
    <Stack gap="x1">
      <span>{company}</span>
      <Text size="small" tone="quiet" className={styles.longWord}>
        {url}
      </Text>
    </Stack>
  );
}

/** The outcome of the last attempt, and when the next one is due. */
function Answer({ status, failure, attempts, dueAt }: LoggedWebhookDelivery) {
  const intl = useIntl();
  const text = useMessages('desk.webhooks');
  const outcome = failure === null || failure === 'status' ? '' : text(`failure.${failure}`);
  return (
    <Stack gap="x1" className={styles.answer}>
      <span>{[status === null ? '' : `HTTP ${status}`, outcome].filter(Boolean).join(': ')}</span>
      <Text size="small" tone="quiet">
        {attempts > 0 && text('attempts', { attempts })}{' '}
        {dueAt !== null && text('next', { moment: formatMoment(intl, dueAt) })}
      </Text>
    </Stack>
  );
}
