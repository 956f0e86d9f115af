import type { OrderingBuyer, OrderQuote } from '@rider/api/operator';
import { Stack } from '@rider/ui/layout';
import type { ReactNode } from 'react';
import { useMayUse } from '../session/agent.tsx';
import type { Contents } from './contents.ts';
import { CouponChoice } from './coupon-choice.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { DiscountFields } from './discount-fields.tsx';
import { LineEditor } from './line-editor.tsx';

/** Props of `ContentsFields`. */
export interface ContentsFieldsProps {
  buyer: OrderingBuyer;
  contents: Contents;
  onChange: (change: Partial<Contents>) => void;
  quote: OrderQuote | undefined;
  /** More fields between delivery and reductions. */
  children: ReactNode;
}

/** The lines, the delivery and the reductions of an order for a buyer. Who decides on promotions may give a discount. */
export function ContentsFields({ buyer, contents, onChange, quote, children }: ContentsFieldsProps) {
  const mayDiscount = useMayUse('promotions');
  return (
    <Stack gap="x8">
      <LineEditor buyerId={buyer.uid} lines={contents.lines} quote={quote} onChange={(lines) => onChange({ lines })} />
      <Stack gap="x4">
        <DeliveryFields buyer={buyer} options={quote?.shippingOptions ?? []} {...contents} onChange={onChange} />
        {children}
        <CouponChoice
          coupons={quote?.coupons ?? []}
          value={contents.couponId}
          onChoose={(couponId) => onChange({ couponId })}
        />
        {mayDiscount && <DiscountFields discount={contents.discount} onChange={(discount) => onChange({ discount })} />}
      </Stack>
    </Stack>
  );
}
