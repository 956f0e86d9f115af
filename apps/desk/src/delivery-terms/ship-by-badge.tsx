import { isBeforeTerms, shipByState, type Order } from '@rider/model/order';
import { Badge } from '@rider/ui/badge';
import { formatShopDays } from '@rider/ui/delivery-facts';
import { useIntl } from 'react-intl';
import { useMessages } from '../messages/use-messages.ts';
import { useShopDay } from './use-shop-day.ts';

/** Marks a paid order that ships later, or whose last day is near or past. */
export function ShipByBadge({ order: { state, deliveryTerms } }: { order: Pick<Order, 'state' | 'deliveryTerms'> }) {
  const intl = useIntl();
  const text = useMessages('desk.terms');
  const today = useShopDay();
  if (deliveryTerms === undefined || state !== 'pending-shipment') return null;
  const { notBefore, notAfter } = deliveryTerms;
  if (isBeforeTerms(deliveryTerms, today)) return <Badge>{formatShopDays(intl, notBefore, null)}</Badge>;
  const near = shipByState(deliveryTerms, today);
  if (near === null) return null;
  const day = formatShopDays(intl, null, notAfter);
  return <Badge tone={near === 'overdue' ? 'danger' : 'warning'}>{text(near, { day })}</Badge>;
}
