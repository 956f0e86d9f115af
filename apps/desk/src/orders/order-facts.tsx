import type { OperatorOrder } from '@rider/api/operator';
import { Link } from '@rider/ui/link';
import { useIntl } from 'react-intl';
import { quoteAddress } from '../data/addresses.ts';
import { Facts } from '../list/facts.tsx';

/** Buyer, destination, payment and the buyer's message; empty facts are left out. */
export function OrderFacts({ order }: { order: OperatorOrder }) {
  const intl = useIntl();
  const { buyer, paymentMethod, paidAt, shipping } = order;
  const who = [buyer.company, `${buyer.name} (${buyer.account})`].filter(Boolean).join(', ');
  return (
    <Facts
      messages="desk.order.fact"
      facts={{
        buyer: <Link href={`/orders?search=${encodeURIComponent(buyer.account)}`}>{who}</Link>,
        [order.pickUp ? 'pickUp' : 'receiver']: [order.addressee, order.phone, order.address]
          .filter(Boolean)
          .join(', '),
        paid: paidAt !== null && paymentMethod && intl.formatMessage({ id: `ui.paymentMethodPicker.${paymentMethod}` }),
        content: shipping.content,
        quote: order.quoteNumber && <Link href={quoteAddress(order.quoteNumber)}>{order.quoteNumber}</Link>,
        purchaseOrder: order.purchaseOrderNumber,
        message: order.buyerMessage,
      }}
      layout="stacked"
    />
  );
}
