import { webhookScreen, type WebhookEndpoint } from '@rider/model/webhook';
import { Badge } from '@rider/ui/badge';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { formatDay, formatMoment } from '@rider/ui/date';
import { Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { longWord } from '../programs/programs.css.ts';

/** The company's endpoints, the newest first. */
export function EndpointTable({ endpoints }: { endpoints: WebhookEndpoint[] }) {
  const intl = useIntl();
  const label = (name: 'url' | 'state' | 'added') => intl.formatMessage({ id: `shop.webhooks.${name}` });
  const columns: DataColumn<WebhookEndpoint>[] = [
    { id: 'url', label: label('url'), cell: Address, rowHeader: true },
    { id: 'state', label: label('state'), cell: EndpointState },
    { id: 'added', label: label('added'), cell: ({ createdAt }) => formatDay(intl, createdAt) },
  ];
  return (
    <DataTable
      caption={intl.formatMessage({ id: 'shop.webhooks.endpoints' })}
      columns={columns}
      rows={endpoints}
      getRowId={({ id }) => id}
    />
  );
}

function Address({ id, url, events }: WebhookEndpoint) {
  return (
    <Stack gap="x1">
      <Link href={webhookScreen(id)} className={longWord}>
        {url}
      </Link>
      <Text size="small" tone="quiet">
        {events.map((event, place) => (
          <span key={event}>
            {place > 0 && ', '}
            <FormattedMessage id={`shop.webhooks.event.${event}`} />
          </span>
        ))}
      </Text>
    </Stack>
  );
}

/** Whether an endpoint is in use, fails, or is disabled, and why. */
export function EndpointState({ disabled, failingSince }: Pick<WebhookEndpoint, 'disabled' | 'failingSince'>) {
  const intl = useIntl();
  if (disabled !== null)
    return (
      <Badge tone={disabled === 'by-owner' ? 'neutral' : 'danger'}>
        <FormattedMessage id={`shop.webhooks.disabled.${disabled}`} />
      </Badge>
    );
  if (failingSince === null)
    return (
      <Badge tone="success">
        <FormattedMessage id="shop.webhooks.active" />
      </Badge>
    );
  return (
    <Badge tone="warning">
      <FormattedMessage id="shop.webhooks.failing" values={{ moment: formatMoment(intl, failingSince) }} />
    </Badge>
  );
}
