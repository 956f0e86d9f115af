import { apiKeyScreen, apiKeysScreen, type ApiKey, type ApiKeyUse } from '@rider/model/api-key';
import { Banner } from '@rider/ui/banner';
import { LinkButton } from '@rider/ui/button';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { Cluster, Stack } from '@rider/ui/layout';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionForm } from '../../../form/action-form.tsx';
import type { FormOutcome } from '../../../form/form-outcome.ts';
import { RotateForm } from '../programs/rotate-form.tsx';

interface KeyDetailsProps {
  opened: ApiKey;
  uses: ApiKeyUse[];
  outcome: FormOutcome | undefined;
}

/** A key: its rotation, its end and its log. */
export function KeyDetails({ opened, uses, outcome }: KeyDetailsProps) {
  const intl = useIntl();
  const { id, name, isValid, isOwn, previousUntil } = opened;
  return (
    <Stack as="section" aria-labelledby="key-title">
      <Heading level={2} size="title3" id="key-title">
        {name}
      </Heading>
      {previousUntil !== null && (
        <Text>
          <FormattedMessage id="shop.apiKeys.previousUntil" values={{ moment: formatMoment(intl, previousUntil) }} />
        </Text>
      )}
      {isValid && isOwn && (
        <RotateForm
          outcome={outcome}
          hint={intl.formatMessage({ id: 'shop.apiKeys.overlapHint' })}
          submit={<FormattedMessage id="shop.apiKeys.rotate" />}
        />
      )}
      <Cluster gap="x3">
        <LinkButton href={apiKeysScreen} size="small">
          <FormattedMessage id="shop.apiKeys.close" />
        </LinkButton>
        {isValid && (
          <ActionForm<FormOutcome>
            action={apiKeyScreen(id)}
            intent="end"
            size="small"
            danger
            label={<FormattedMessage id="shop.apiKeys.end" />}
            question={<FormattedMessage id="shop.apiKeys.endQuestion" values={{ name }} />}
          >
            {(answer) => answer?.saved === false && <Banner tone="danger">{answer.message}</Banner>}
          </ActionForm>
        )}
      </Cluster>
      <UseTable uses={uses} />
    </Stack>
  );
}

function UseTable({ uses }: { uses: ApiKeyUse[] }) {
  const intl = useIntl();
  const label = (name: 'at' | 'call' | 'status' | 'place') => intl.formatMessage({ id: `shop.apiKeys.use.${name}` });
  const columns: DataColumn<ApiKeyUse>[] = [
    { id: 'at', label: label('at'), cell: ({ at }) => formatMoment(intl, at), rowHeader: true },
    {
      id: 'call',
      label: label('call'),
      cell: ({ call }) => call || intl.formatMessage({ id: 'shop.apiKeys.use.otherCall' }),
    },
    {
      id: 'status',
      label: label('status'),
      cell: ({ status, code }) => (code === 0 ? String(status) : `${status} (${code})`),
    },
    { id: 'place', label: label('place'), cell: ({ place }) => place },
  ];
  return (
    <DataTable
      caption={intl.formatMessage({ id: 'shop.apiKeys.uses' })}
      columns={columns}
      rows={uses}
      getRowId={({ id }) => id}
      empty={<FormattedMessage id="shop.apiKeys.noUses" />}
      maxHeight="24rem"
    />
  );
}
