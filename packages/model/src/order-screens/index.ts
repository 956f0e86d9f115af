import { withQuery } from '../screens/index.ts';

// Addresses of ordering and after-sales, each a separate function, because first pages link to few of them.

/** Address of the checkout of cart lines, or of lines outside the cart (`outsideCart`). */
export function checkoutScreen(lineIds: readonly string[], outsideCart = false): string {
  return withQuery('/order_confirm', { cartId: lineIds.join(','), new: outsideCart ? '1' : null });
}

/** Address of an order's payment page. */
export function paymentScreen(orderNumber: string): string {
  return withQuery('/payment', { orderId: orderNumber });
}

/** Address of the tracking of an order's parcel, the last one by default. */
export function parcelScreen(orderNumber: string, parcelId = ''): string {
  return withQuery('/logistics', { orderId: orderNumber, ...(parcelId && { parcel: parcelId }) });
}

/** Address of the reviews of an order, or of one of its lines. */
export function orderReviewsScreen(orderNumber: string, lineId?: string): string {
  return withQuery('/evaluation', { orderId: orderNumber, unique: lineId });
}

/** Address of the form that requests a refund of an order. */
export function refundRequestScreen(orderNumber: string): string {
  return withQuery('/refund', { orderId: orderNumber });
}

/** Address of a refund, by its public number. */
export function refundScreen(refundNumber: string): string {
  return withQuery('/refund_detail', { id: refundNumber });
}

/** Address of the form for the tracking number of returned products. */
export function returnShipmentScreen(refundNumber: string): string {
  return withQuery('/refund_goods', { id: refundNumber });
}

/** Address of a quote, by its public number. */
export function quoteScreen(number: string): string {
  return withQuery('/user/quote', { number });
}

/** Address of a quote as PDF. */
export function quoteFileScreen(number: string): string {
  return withQuery('/user/quote.pdf', { number });
}

/** Address of the form that requests a quote for the lines of the cart. */
export const quoteRequestScreen = '/user/quoteRequest';

/** Address of a group buy with the group that is to be joined. */
export function groupInvitation(promotionId: string, groupId: string): string {
  return withQuery('/goods_group_detail', { id: promotionId, group: groupId });
}
