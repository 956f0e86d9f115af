import { data } from 'react-router';

/** Where a refund is shown. */
export function refundAddress(refundNumber: string): string {
  return `/refund_detail?id=${encodeURIComponent(refundNumber)}`;
}

/** Where a refund of an order is asked for. */
export function askForRefundAddress(orderNumber: string): string {
  return `/refund?orderId=${encodeURIComponent(orderNumber)}`;
}

/** Where the slip number of returned goods is told. */
export function returnGoodsAddress(refundNumber: string): string {
  return `/refund_goods?id=${encodeURIComponent(refundNumber)}`;
}

/** The number of the refund that an address names. */
export function refundNumberOf(request: Request): string {
  const number = new URL(request.url).searchParams.get('id');
  if (!number) throw data(null, { status: 404 });
  return number;
}
