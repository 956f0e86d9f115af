import type { OperatorRefund } from '@rider/api/operator';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { refundQuery } from '../data/operator-queries.ts';
import { Known } from '../list/known.tsx';

/** Shows the refund that the address names. */
export function KnownRefund({ children }: { children: (refund: OperatorRefund) => ReactNode }) {
  const { number = '' } = useParams();
  return (
    <Known
      query={refundQuery(number)}
      unknown={<FormattedMessage id="desk.refund.unknown" values={{ number }} />}
      back={{ href: '/refunds', label: <FormattedMessage id="desk.refund.back" /> }}
    >
      {children}
    </Known>
  );
}
