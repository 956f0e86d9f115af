import { type OperatorRefund } from '@rider/api/operator';
import { REFUND_STATES } from '@rider/model/refund';
import type { DataColumn } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import { RefundStatus } from '@rider/ui/refund-status';
import { useIntl } from 'react-intl';
import { ListScreen } from '../list/list-screen.tsx';
import { refundsQuery } from '../data/operator-queries.ts';
import type { MessageIdBelow } from '../messages/ids.ts';
import { refundAddress } from '../data/addresses.ts';

function refundLink({ number }: OperatorRefund) {
  return <Link href={refundAddress(number)}>{number}</Link>;
}

function refundState({ state }: OperatorRefund) {
  return <RefundStatus state={state} />;
}

/** All refunds, newest first. */
export function RefundList() {
  const intl = useIntl();
  const say = (name: MessageIdBelow<'desk.refund'>) => intl.formatMessage({ id: `desk.refund.${name}` });
  const columns: DataColumn<OperatorRefund>[] = [
    { id: 'number', label: say('number'), cell: refundLink, rowHeader: true },
    { id: 'applied', label: say('applied'), cell: ({ appliedAt }) => formatMoment(intl, appliedAt) },
    { id: 'buyer', label: say('buyer'), cell: ({ buyer }) => buyer.company || buyer.name },
    { id: 'kind', label: say('kind'), cell: ({ kind }) => intl.formatMessage({ id: `ui.refundForm.kind-${kind}` }) },
    { id: 'state', label: say('state'), cell: refundState },
    { id: 'amount', label: say('amount'), cell: ({ amount }) => formatMoney(intl, amount), numeric: true },
  ];
  return (
    <ListScreen
      zoned
      title={intl.formatMessage({ id: 'desk.section.refunds' })}
      queryOf={refundsQuery}
      searchLabel={say('search')}
      states={{
        label: say('state'),
        all: say('allStates'),
        options: [
          { value: 'open', label: say('open') },
          ...REFUND_STATES.map((state) => ({
            value: state,
            label: intl.formatMessage({ id: `ui.refundStatus.${state}` }),
          })),
        ],
      }}
      columns={columns}
      getRowId={({ number }) => number}
      empty={say('none')}
    />
  );
}
