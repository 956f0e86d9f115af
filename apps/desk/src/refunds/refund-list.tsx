import type { OperatorRefund } from '@rider/api/operator';
import { REFUND_STATES } from '@rider/model/refund';
import { RefundStatus } from '@rider/ui/refund-status';
import { useIntl } from 'react-intl';
import { refundAddress } from '../data/addresses.ts';
import { refundsQuery } from '../data/operator-queries.ts';
import { ListScreen } from '../list/list-screen.tsx';

function refundState({ state }: OperatorRefund) {
  return <RefundStatus state={state} />;
}

/** All refunds, newest first. */
export function RefundList() {
  const intl = useIntl();
  return (
    <ListScreen
      section="refunds"
      messages="desk.refund"
      queryOf={refundsQuery}
      states={[
        { value: 'open', label: intl.formatMessage({ id: 'desk.refund.open' }) },
        ...REFUND_STATES.map((value) => ({ value, label: intl.formatMessage({ id: `ui.refundStatus.${value}` }) })),
      ]}
      columns={[
        {
          id: 'number',
          text: ({ number }) => number,
          href: ({ number }) => refundAddress(number),
          isWhole: true,
          rowHeader: true,
        },
        { id: 'applied', moment: ({ appliedAt }) => appliedAt },
        { id: 'buyer', cell: ({ buyer }) => buyer.company || buyer.name },
        { id: 'kind', cell: ({ kind }) => intl.formatMessage({ id: `ui.refundForm.kind-${kind}` }) },
        { id: 'state', cell: refundState },
        { id: 'amount', money: ({ amount }) => amount },
      ]}
      getRowId={({ number }) => number}
    />
  );
}
