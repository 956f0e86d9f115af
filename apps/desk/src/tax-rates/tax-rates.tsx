import { TAX_RATE_STATES } from '@rider/api/operator';
import { useIntl } from 'react-intl';
import { taxRatesQuery } from '../data/operator-queries.ts';
import { DialogButton } from '../list/dialog-button.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { TaxRateDialog } from './tax-rate-dialog.tsx';

/** The sales tax of each state, and whether the shop collects it. */
export default function TaxRates() {
  const intl = useIntl();
  const text = useMessages('desk.taxRates');
  return (
    <ListScreen
      section="tax-rates"
      messages="desk.taxRates"
      queryOf={taxRatesQuery}
      states={TAX_RATE_STATES}
      columns={[
        { id: 'place', cell: ({ place }) => place, rowHeader: true },
        { id: 'code', cell: ({ country, state }) => [country, state].filter(Boolean).join('-') },
        {
          id: 'rate',
          cell: ({ rate }) =>
            intl.formatNumber(rate / 100_000, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 3 }),
        },
        { id: 'freight', cell: ({ taxesFreight }) => text(taxesFreight ? 'taxed' : 'untaxed') },
        {
          id: 'collection',
          state: ({ isCollected }) => (isCollected ? 'collected' : 'uncollected'),
          tones: { collected: 'success', uncollected: 'neutral' },
        },
      ]}
      getRowId={({ country, state }) => `${country}-${state}`}
      rowActions={({ place }) => [{ label: 'change', name: 'changeOf', values: { place } }]}
      renderDialog={(rate, close) => <TaxRateDialog rate={rate} onClose={close} />}
      actions={
        <DialogButton label={text('add')}>{(close) => <TaxRateDialog rate={null} onClose={close} />}</DialogButton>
      }
    />
  );
}
