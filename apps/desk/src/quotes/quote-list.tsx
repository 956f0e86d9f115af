import { QUOTE_STATES } from '@rider/model/quote';
import { LinkButton } from '@rider/ui/button';
import { formatMoney } from '@rider/ui/price';
import { FormattedMessage, useIntl } from 'react-intl';
import { quoteAddress } from '../data/addresses.ts';
import { quotesQuery } from '../data/operator-queries.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { QUOTE_TONES } from './quote-tones.ts';

/** All quotes, the newest first. */
export function QuoteList() {
  const intl = useIntl();
  return (
    <ListScreen
      section="quotes"
      messages="desk.quote"
      queryOf={quotesQuery}
      states={QUOTE_STATES}
      columns={[
        {
          id: 'number',
          text: ({ number }) => number,
          href: ({ number }) => quoteAddress(number),
          isWhole: true,
          rowHeader: true,
        },
        { id: 'buyer', cell: ({ company, account }) => company || account },
        { id: 'requested', moment: ({ requestedAt }) => requestedAt },
        { id: 'state', state: ({ state }) => state, tones: QUOTE_TONES },
        { id: 'lines', count: ({ lines }) => lines },
        { id: 'lastDay', cell: ({ lastDay }) => lastDay ?? '' },
        {
          id: 'total',
          numeric: true,
          cell: ({ total }) => (total === null ? '' : formatMoney(intl, total)),
        },
      ]}
      getRowId={({ number }) => number}
      actions={
        <LinkButton variant="primary" href="/quotes/new">
          <FormattedMessage id="desk.quoteEntry.title" />
        </LinkButton>
      }
    />
  );
}
