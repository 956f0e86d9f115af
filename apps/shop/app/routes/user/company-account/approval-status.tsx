import type { ApprovalSummary } from '@rider/model/buyer-company';
import { Badge } from '@rider/ui/badge';
import { FormattedMessage } from 'react-intl';

const TONES = {
  open: 'warning',
  approved: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  returned: 'danger',
} as const;

/** The state of an approval request; of an open one, whether it waits for the signed-in buyer. */
export function ApprovalStatus({ state, mayDecide }: Pick<ApprovalSummary, 'state' | 'mayDecide'>) {
  return (
    <Badge tone={TONES[state]}>
      <FormattedMessage id={`shop.approvals.state.${mayDecide ? 'toDecide' : state}`} />
    </Badge>
  );
}
