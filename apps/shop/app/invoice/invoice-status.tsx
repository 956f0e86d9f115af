import type { InvoiceState } from '@rider/model/invoice';
import { Badge } from '@rider/ui/badge';
import { FormattedMessage } from 'react-intl';

const TONES = { open: 'neutral', overdue: 'danger', settled: 'success' } as const;

/** The state of an invoice as a badge. */
export function InvoiceStatus({ state }: { state: InvoiceState }) {
  return (
    <Badge tone={TONES[state]}>
      <FormattedMessage id={`shop.invoices.state.${state}`} />
    </Badge>
  );
}
