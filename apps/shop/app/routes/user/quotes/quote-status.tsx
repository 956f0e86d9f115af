import type { QuoteState } from '@rider/model/quote';
import { Badge } from '@rider/ui/badge';
import { FormattedMessage } from 'react-intl';

const TONES = {
  requested: 'neutral',
  offered: 'warning',
  accepted: 'success',
  rejected: 'neutral',
  expired: 'danger',
  withdrawn: 'neutral',
} as const;

/** The state of a quote as a badge. */
export function QuoteStatus({ state }: { state: QuoteState }) {
  return (
    <Badge tone={TONES[state]}>
      <FormattedMessage id={`shop.quotes.state.${state}`} />
    </Badge>
  );
}
