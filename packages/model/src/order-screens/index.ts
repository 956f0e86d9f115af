import { withQuery } from '../screens/index.ts';

// Screens of ordering and after-sales, each by itself, as no page of a first visit leads to most of them.

/** The checkout of lines of the cart, or of lines that stand outside of it. */
export function checkoutScreen(lineIds: readonly string[], outsideCart = false): string {
  return withQuery('/order_confirm', { cartId: lineIds.join(','), new: outsideCart ? '1' : null });
}

/** Where an order is paid. */
export function paymentScreen(orderNumber: string): string {
  return withQuery('/payment', { orderId: orderNumber });
}

/** Where the parcel of an order is. */
export function parcelScreen(orderNumber: string): string {
  return withQuery('/logistics', { orderId: orderNumber });
}

/** The reviews of an order, or of one of its lines. */
export function orderReviewsScreen(orderNumber: string, lineId?: string): string {
  return withQuery('/evaluation', { orderId: orderNumber, unique: lineId });
}

/** Where a refund of an order is asked for. */
export function refundRequestScreen(orderNumber: string): string {
  return withQuery('/refund', { orderId: orderNumber });
}

/** A refund by its public number. */
export function refundScreen(refundNumber: string): string {
  return withQuery('/refund_detail', { id: refundNumber });
}

/** Where the slip number of returned goods is told. */
export function returnedGoodsScreen(refundNumber: string): string {
  return withQuery('/refund_goods', { id: refundNumber });
}
