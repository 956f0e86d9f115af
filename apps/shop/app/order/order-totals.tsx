import type { Order } from '@rider/model/order';
import { OrderSummary } from '@rider/ui/order-summary';
import type { ReactNode } from 'react';

/** The totals of an order. */
export function OrderTotals({ order, children }: { order: Order; children?: ReactNode }) {
  const {
    pieces,
    subtotal,
    freight,
    couponDiscount,
    memberDiscount,
    pointsCredit,
    shopDiscount,
    adjustment,
    tax,
    total,
  } = order;
  return (
    <OrderSummary
      pieces={pieces}
      subtotal={subtotal}
      freight={freight}
      couponDiscount={couponDiscount}
      memberDiscount={memberDiscount}
      pointsCredit={pointsCredit}
      shopDiscount={shopDiscount}
      adjustment={adjustment}
      tax={tax}
      total={total}
    >
      {children}
    </OrderSummary>
  );
}
