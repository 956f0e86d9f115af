import { PAYMENT_STATES } from '@rider/model/payment';
import { orderAddress, paymentAddress } from '../data/addresses.ts';
import { paymentsQuery } from '../data/operator-queries.ts';
import { DialogButton } from '../list/dialog-button.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { PaymentMethod } from './payment-method.tsx';
import { PaymentStatus } from './payment-state.tsx';

/** All payments at providers, newest first; those that wait for an operator are a filter. */
export function PaymentList() {
  const text = useMessages('desk.payment');
  return (
    <ListScreen
      section="payments"
      messages="desk.payment"
      queryOf={paymentsQuery}
      states={[{ value: 'task', label: text('tasks') }, ...PAYMENT_STATES]}
      columns={[
        {
          id: 'reference',
          text: ({ reference }) => reference,
          href: ({ reference }) => paymentAddress(reference),
          rowHeader: true,
        },
        { id: 'order', text: ({ orderNumber }) => orderNumber, href: ({ orderNumber }) => orderAddress(orderNumber) },
        { id: 'buyer', cell: ({ buyer }) => buyer.company || buyer.account },
        { id: 'method', cell: PaymentMethod },
        { id: 'begun', moment: ({ createdAt }) => createdAt },
        { id: 'state', cell: PaymentStatus },
        { id: 'amount', money: ({ amount }) => amount },
        { id: 'refunded', money: ({ refunded }) => refunded },
      ]}
      getRowId={({ reference }) => reference}
      actions={<DialogButton label={text('compare')}>{(close) => <CompareDialog onClose={close} />}</DialogButton>}
    />
  );
}
