import type { OperatorOrder } from '@rider/api/operator';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { orderQuery } from '../../data/operator-queries.ts';
import { Loaded } from '../../list/loaded.tsx';

/** Shows the order that the address names. */
export function LoadedOrder({ children }: { children: (order: OperatorOrder) => ReactNode }) {
  const { number = '' } = useParams();
  return (
    <Loaded
      query={orderQuery(number)}
      unknown={<FormattedMessage id="desk.order.unknown" values={{ number }} />}
      back={{ href: '/orders', label: <FormattedMessage id="desk.order.back" /> }}
    >
      {children}
    </Loaded>
  );
}
