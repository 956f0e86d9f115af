import type { OperatorOrder } from '@rider/api/operator';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { orderQuery } from '../data/operator-queries.ts';
import { Known } from '../list/known.tsx';

/** Shows the order that the address names. */
export function KnownOrder({ children }: { children: (order: OperatorOrder) => ReactNode }) {
  const { number = '' } = useParams();
  return (
    <Known
      query={orderQuery(number)}
      unknown={<FormattedMessage id="desk.order.unknown" values={{ number }} />}
      back={{ href: '/orders', label: <FormattedMessage id="desk.order.back" /> }}
    >
      {children}
    </Known>
  );
}
