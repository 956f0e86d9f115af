import type { OrderingBuyer } from '@rider/api/operator';
import { Fragment, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { orderingBuyerQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { BuyerField } from './buyer-field.tsx';

/** Chooses the buyer, whom `?buyer=` may name; `children` renders what is entered for the buyer, and starts over for another one. */
export function ForBuyer({ children }: { children: (buyer: OrderingBuyer) => ReactNode }) {
  const [parameters, setParameters] = useSearchParams();
  const uid = parameters.get('buyer') ?? '';
  const { data: buyer } = useOptionalQuery(uid === '' ? null : orderingBuyerQuery(uid));
  return (
    <>
      <BuyerField
        buyer={buyer}
        onChoose={(chosen) => setParameters(chosen === '' ? {} : { buyer: chosen }, { replace: true })}
      />
      {buyer && <Fragment key={buyer.uid}>{children(buyer)}</Fragment>}
    </>
  );
}
