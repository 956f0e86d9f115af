import { API_KEY_PREFIX, apiKeyScreen, type ApiKey } from '@rider/model/api-key';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { formatDay, formatMoment } from '@rider/ui/date';
import { Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';

/** When a key ends, or that it has ended. */
function endText(intl: IntlShape, { isValid, endsAt }: ApiKey): string {
  if (!isValid) return intl.formatMessage({ id: 'shop.apiKeys.ended' });
  return endsAt === null ? intl.formatMessage({ id: 'shop.apiKeys.days.0' }) : formatDay(intl, endsAt);
}

/** The company's keys, the newest first. */
export function KeyTable({ keys }: { keys: ApiKey[] }) {
  const intl = useIntl();
  const label = (name: 'name' | 'secret' | 'owner' | 'lastUsed' | 'ends') =>
    intl.formatMessage({ id: `shop.apiKeys.${name}` });
  const columns: DataColumn<ApiKey>[] = [
    { id: 'name', label: label('name'), cell: Name, rowHeader: true },
    { id: 'secret', label: label('secret'), cell: SecretEnd },
    { id: 'owner', label: label('owner'), cell: ({ owner }) => owner },
    {
      id: 'lastUsed',
      label: label('lastUsed'),
      cell: ({ lastUsedAt }) =>
        lastUsedAt === null ? intl.formatMessage({ id: 'shop.apiKeys.never' }) : formatMoment(intl, lastUsedAt),
    },
    { id: 'ends', label: label('ends'), cell: (key) => endText(intl, key) },
  ];
  return (
    <DataTable
      caption={intl.formatMessage({ id: 'shop.apiKeys.keys' })}
      columns={columns}
      rows={keys}
      getRowId={({ id }) => id}
    />
  );
}

function SecretEnd({ secretEnd }: ApiKey) {
  return (
    <Text as="span" mono>
      {API_KEY_PREFIX}…{secretEnd}
    </Text>
  );
}

function Name({ id, name, scopes }: ApiKey) {
  return (
    <Stack gap="x1">
      <Link href={apiKeyScreen(id)}>{name}</Link>
      <Text size="small" tone="quiet">
        {scopes.map((scope, place) => (
          <span key={scope}>
            {place > 0 && ', '}
            <FormattedMessage id={`shop.apiKeys.scope.${scope}`} />
          </span>
        ))}
      </Text>
    </Stack>
  );
}
