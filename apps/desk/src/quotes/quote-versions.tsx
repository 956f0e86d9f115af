import type { OperatorQuote } from '@rider/api/operator';
import type { QuoteVersion } from '@rider/model/quote';
import { DataTable } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import { useIntl } from 'react-intl';
import { quoteAddress } from '../data/addresses.ts';
import { useMessages } from '../messages/use-messages.ts';

/** All versions of a quote with links to their lines, the newest first. */
export function QuoteVersions({ quote: { number: quote, versions, shownVersion } }: { quote: OperatorQuote }) {
  const intl = useIntl();
  const text = useMessages('desk.quote');
  return (
    <DataTable
      caption={text('versions')}
      rows={versions.map((version) => ({
        ...version,
        quote,
        isShown: version.number === shownVersion,
        isCurrent: version.number === versions.length,
      }))}
      getRowId={({ number }) => String(number)}
      columns={[
        {
          id: 'version',
          label: text('version'),
          rowHeader: true,
          cell: VersionLink,
        },
        { id: 'offered', label: text('offeredAt'), cell: ({ offeredAt }) => formatMoment(intl, offeredAt) },
        { id: 'lastDay', label: text('lastDay'), cell: ({ lastDay }) => lastDay },
        { id: 'total', label: text('total'), numeric: true, cell: ({ total }) => formatMoney(intl, total) },
      ]}
    />
  );
}

type Row = QuoteVersion & { quote: string; isShown: boolean; isCurrent: boolean };

function VersionLink({ number, quote, isShown, isCurrent }: Row) {
  const address = quoteAddress(quote);
  return (
    <Link href={isCurrent ? address : `${address}?version=${number}`} {...(isShown && { 'aria-current': 'true' })}>
      {number}
    </Link>
  );
}
