import type { Order } from '@rider/model/order';
import { Stack } from '@rider/ui/layout';
import { OrderLines } from '@rider/ui/order-card';
import { Text } from '@rider/ui/text';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './beside-order.css.ts';
import { OrderTotals } from './order-totals.tsx';

/** Paying an order, beside what is paid: its totals, PO number and lines, which follow below on a phone. */
export function BesideOrder({ order, children }: { order: Order; children: ReactNode }) {
  return (
    <div className={styles.halves}>
      <div className={styles.paying}>{children}</div>
      <Stack gap="x4">
        <OrderTotals order={order}>
          {order.purchaseOrderNumber !== '' && (
            <Text size="small" className={styles.purchaseOrder}>
              <FormattedMessage id="shop.payment.purchaseOrder" values={{ number: order.purchaseOrderNumber }} />
            </Text>
          )}
        </OrderTotals>
        <OrderLines lines={order.lines} />
      </Stack>
    </div>
  );
}
