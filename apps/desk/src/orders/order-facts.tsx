import type { OperatorOrder } from '@rider/api/operator';
import { DescriptionList } from '@rider/ui/description-list';
import { Link } from '@rider/ui/link';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** Buyer, destination, payment and the buyer's message; empty facts are left out. */
export function OrderFacts({ order }: { order: OperatorOrder }) {
  const intl = useIntl();
  const { buyer, paymentMethod, paidAt, shipping } = order;
  const who = [buyer.company, `${buyer.name} (${buyer.account})`].filter(Boolean).join(', ');
  const facts = [
    [
      'buyer',
      <Link key="buyer" href={`/orders?search=${encodeURIComponent(buyer.account)}`}>
        {who}
      </Link>,
    ],
    [order.pickUp ? 'pickUp' : 'receiver', [order.addressee, order.phone, order.address].filter(Boolean).join(', ')],
    ['paid', paidAt !== null && paymentMethod && intl.formatMessage({ id: `ui.paymentMethodPicker.${paymentMethod}` })],
    ['content', shipping.content],
    ['purchaseOrder', order.purchaseOrderNumber],
    ['message', order.buyerMessage],
  ] as const satisfies readonly (readonly [string, ReactNode])[];
  return (
    <DescriptionList
      layout="stacked"
      items={facts.map(([name, fact]) => ({
        key: name,
        term: <FormattedMessage id={`desk.order.fact.${name}`} />,
        description: fact,
      }))}
    />
  );
}
