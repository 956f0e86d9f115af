import type { OperatorPayment } from '@rider/api/operator';
import { PAYMENT_STATES } from '@rider/model/payment';
import { Button } from '@rider/ui/button';
import type { DataColumn } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { paymentsQuery } from '../data/operator-queries.ts';
import { ListScreen } from '../list/list-screen.tsx';
import type { MessageIdBelow } from '../messages/ids.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { PaymentMethod } from './payment-method.tsx';
import { PaymentStatus } from './payment-state.tsx';
import { orderAddress, paymentAddress } from '../data/addresses.ts';

function paymentLink({ reference }: OperatorPayment) {
  return <Link href={paymentAddress(reference)}>{reference}</Link>;
}

function orderLink({ orderNumber }: OperatorPayment) {
  return <Link href={orderAddress(orderNumber)}>{orderNumber}</Link>;
}

function paymentMethod({ method }: OperatorPayment) {
  return <PaymentMethod method={method} />;
}

/** All payments at providers, newest first; those that wait for an operator are a filter. */
export function PaymentList() {
  const intl = useIntl();
  const say = (name: MessageIdBelow<'desk.payment'>) => intl.formatMessage({ id: `desk.payment.${name}` });
  const [isComparing, setComparing] = useState(false);
  const columns: DataColumn<OperatorPayment>[] = [
    { id: 'reference', label: say('reference'), cell: paymentLink, rowHeader: true },
    { id: 'order', label: say('order'), cell: orderLink },
    { id: 'buyer', label: say('buyer'), cell: ({ buyer }) => buyer.company || buyer.account },
    { id: 'method', label: say('method'), cell: paymentMethod },
    { id: 'begun', label: say('begun'), cell: ({ createdAt }) => formatMoment(intl, createdAt) },
    { id: 'state', label: say('state'), cell: PaymentStatus },
    { id: 'amount', label: say('amount'), numeric: true, cell: ({ amount }) => formatMoney(intl, amount) },
    { id: 'refunded', label: say('refunded'), numeric: true, cell: ({ refunded }) => formatMoney(intl, refunded) },
  ];
  return (
    <ListScreen
      zoned
      title={intl.formatMessage({ id: 'desk.section.payments' })}
      queryOf={paymentsQuery}
      searchLabel={say('search')}
      states={{
        label: say('state'),
        all: say('allStates'),
        options: [
          { value: 'task', label: say('tasks') },
          ...PAYMENT_STATES.map((state) => ({ value: state, label: say(`state.${state}`) })),
        ],
      }}
      columns={columns}
      getRowId={({ reference }) => reference}
      empty={say('none')}
      actions={<Button onClick={() => setComparing(true)}>{say('compare')}</Button>}
    >
      {isComparing && <CompareDialog onClose={() => setComparing(false)} />}
    </ListScreen>
  );
}
