import { withQuery } from '@rider/model/screens';
import { webhooksScreen, type WebhookDelivery } from '@rider/model/webhook';
import { Badge } from '@rider/ui/badge';
import { Banner } from '@rider/ui/banner';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { Stack } from '@rider/ui/layout';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionForm } from '../../../form/action-form.tsx';
import type { FormOutcome } from '../../../form/form-outcome.ts';
import { longWord } from '../programs/programs.css.ts';

const TONES = { waiting: 'warning', delivered: 'success', failed: 'danger' } as const;

interface DeliveryTableProps {
  endpointId: string;
  deliveries: WebhookDelivery[];
  /** Whether deliveries can be sent again. */
  sends: boolean;
}

/** The newest deliveries to an endpoint. */
export function DeliveryTable({ endpointId, deliveries, sends }: DeliveryTableProps) {
  const intl = useIntl();
  const label = (name: 'event' | 'at' | 'answer') => intl.formatMessage({ id: `shop.webhooks.${name}` });
  const columns: DataColumn<WebhookDelivery>[] = [
    { id: 'event', label: label('event'), cell: Event, rowHeader: true },
    { id: 'at', label: label('at'), cell: ({ happenedAt }) => formatMoment(intl, happenedAt) },
    { id: 'answer', label: label('answer'), cell: Answer },
  ];
  const again = (delivery: WebhookDelivery) => <SendAgain endpointId={endpointId} delivery={delivery} />;
  return (
    <DataTable
      caption={intl.formatMessage({ id: 'shop.webhooks.deliveries' })}
      columns={columns}
      rows={deliveries}
      getRowId={({ id }) => id}
      {...(sends && { renderRowActions: again })}
      empty={<FormattedMessage id="shop.webhooks.noDeliveries" />}
      maxHeight="32rem"
    />
  );
}

function Event({ type, subject, messageId }: WebhookDelivery) {
  return (
    <Stack gap="x1">
      <span>
        <FormattedMessage id={`shop.webhooks.event.${type}`} /> {subject}
      </span>
      <Text size="small" tone="quiet" mono className={longWord}>
        {messageId}
      </Text>
    </Stack>
  );
}

function Answer({ state, status, failure, attempts, dueAt }: WebhookDelivery) {
  const intl = useIntl();
  return (
    <Stack gap="x1">
      <span>
        <Badge tone={TONES[state]}>
          <FormattedMessage id={`shop.webhooks.delivery.${state}`} />
        </Badge>{' '}
        {status !== null && <FormattedMessage id="shop.webhooks.status" values={{ status: String(status) }} />}
      </span>
      {failure !== null && failure !== 'status' && (
        <Text size="small">
          <FormattedMessage id={`shop.webhooks.failure.${failure}`} />
        </Text>
      )}
      {attempts > 0 && (
        <Text size="small" tone="quiet">
          <FormattedMessage id="shop.webhooks.attempts" values={{ attempts }} />
        </Text>
      )}
      {dueAt !== null && (
        <Text size="small" tone="quiet">
          <FormattedMessage id="shop.webhooks.next" values={{ moment: formatMoment(intl, dueAt) }} />
        </Text>
      )}
    </Stack>
  );
}

function SendAgain({ endpointId, delivery }: { endpointId: string; delivery: WebhookDelivery }) {
  // What is being sent cannot be sent again.
  if (delivery.state === 'waiting' && delivery.failure === null) return null;
  return (
    <ActionForm<FormOutcome>
      action={withQuery(webhooksScreen, { id: endpointId, delivery: delivery.id })}
      intent="again"
      size="small"
      label={<FormattedMessage id="shop.webhooks.again" />}
    >
      {(answer) => answer?.saved === false && <Banner tone="danger">{answer.message}</Banner>}
    </ActionForm>
  );
}
