import type { OperatorRefund } from '@rider/api/operator';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { refundQuery } from '../data/operator-queries.ts';
import { Loaded } from '../list/loaded.tsx';

/** Shows the refund that the address names. */
export function LoadedRefund({ children }: { children: (refund: OperatorRefund) => ReactNode }) {
  const { number = '' } = useParams();
  return (
    <Loaded
      query={refundQuery(number)}
      unknown={<FormattedMessage id="desk.refund.unknown" values={{ number }} />}
      back={{ href: '/refunds', label: <FormattedMessage id="desk.refund.back" /> }}
    >
      {children}
    </Loaded>
  );
}
