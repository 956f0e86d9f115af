import type { QuoteVersion } from '@rider/model/quote';
import { DataTable } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { formatMoney } from '@rider/ui/price';
import { useIntl } from 'react-intl';
import { useMessages } from '../messages/use-messages.ts';

/** All versions of a quote, the newest first. */
export function QuoteVersions({ versions }: { versions: readonly QuoteVersion[] }) {
  const intl = useIntl();
  const text = useMessages('desk.quote');
  return (
    <DataTable
      caption={text('versions')}
      rows={versions}
      getRowId={({ number }) => String(number)}
      columns={[
        { id: 'version', label: text('version'), rowHeader: true, cell: ({ number }) => intl.formatNumber(number) },
        { id: 'offered', label: text('offeredAt'), cell: ({ offeredAt }) => formatMoment(intl, offeredAt) },
        { id: 'lastDay', label: text('lastDay'), cell: ({ lastDay }) => lastDay },
        { id: 'total', label: text('total'), numeric: true, cell: ({ total }) => formatMoney(intl, total) },
      ]}
    />
  );
}
