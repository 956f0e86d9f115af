import type { OperatorOrder } from '@rider/api/operator';
import { deliveryFacts } from '@rider/ui/delivery-facts';
import { Link } from '@rider/ui/link';
import { DescriptionList } from '@rider/ui/description-list';
import { Stack } from '@rider/ui/layout';
import { useIntl } from 'react-intl';
import { quoteAddress } from '../../data/addresses.ts';
import { ChangeTerms } from '../../delivery-terms/change-terms.tsx';
import { Facts } from '../../list/facts.tsx';

/** Buyer, destination, payment, the buyer's message and the delivery terms; empty facts are left out. */
export function OrderFacts({ order }: { order: OperatorOrder }) {
  const intl = useIntl();
  const { buyer, paymentMethod, paidAt, shipping } = order;
  const who = [buyer.company, `${buyer.name} (${buyer.account})`].filter(Boolean).join(', ');
  const isOpen = order.state === 'pending-payment' || order.state === 'pending-shipment';
  return (
    <Stack gap="x4">
      <Facts
        messages="desk.order.fact"
        facts={{
          buyer: <Link href={`/orders?search=${encodeURIComponent(buyer.account)}`}>{who}</Link>,
          [order.pickUp ? 'pickUp' : 'receiver']: [order.addressee, order.phone, order.address]
            .filter(Boolean)
            .join(', '),
          paid:
            paidAt !== null && paymentMethod && intl.formatMessage({ id: `ui.paymentMethodPicker.${paymentMethod}` }),
          content: shipping.content,
          quote: order.quoteNumber && <Link href={quoteAddress(order.quoteNumber)}>{order.quoteNumber}</Link>,
          purchaseOrder: order.purchaseOrderNumber,
          message: order.buyerMessage,
        }}
        layout="stacked"
      />
      <DescriptionList layout="stacked" items={deliveryFacts(intl, order)} />
      {isOpen && (
        <div>
          <ChangeTerms order={order} />
        </div>
      )}
    </Stack>
  );
}
