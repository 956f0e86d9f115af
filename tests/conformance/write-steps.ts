import * as calls from '../../packages/api/src/index.ts';
import { about, type Found, type Steps } from './steps.ts';

const ADDRESS = {
  addressee: 'John Doe',
  country: 'US',
  state: 'IL',
  city: 'Springfield',
  street1: '12 Conformance Street',
  street2: '',
  zip: '62701',
  phone: '2125551234',
  fax: '',
  isDefault: false,
};

/** Starts a checkout of the variant alone, beside the cart. */
async function startCheckout(api: calls.Api, { product, variant: piece, address: addressId }: Found, lineId?: string) {
  if (product === undefined || piece === undefined || addressId === undefined) throw new Error('nothing to buy');
  const line = lineId ?? (await calls.addToCart(api, { productId: product, ...piece, buyNow: true }));
  const checkout = await calls.confirmOrder(api, { lineIds: [line], buyNow: true, addressId });
  return { key: checkout.key, lineId: line, isCovered: checkout.balance >= checkout.total };
}

function choicesOf({ address: addressId = '' }: Found) {
  return { addressId, method: 'balance', message: 'Conformance run', buyNow: true } as const;
}

/** The findings, if there is a variant to buy and an address. */
const buyable = (found: Found): Found | undefined => (found.variant && found.address ? found : undefined);

/** The order that was paid by balance. */
const paid = ({ isPaid, placedOrder }: Found): string | undefined => (isPaid ? placedOrder : undefined);

/**
 * Calls that change data: the account, which they restore, a purchase and its refund. A paid order without a refund and a cancelled order
 * remain; without enough balance only the cancelled order.
 */
export const WRITES: Steps = {
  'POST address/edit': async (api, found) => {
    found.address = await calls.saveAddress(api, ADDRESS);
  },
  'address/detail': (api, found) => about(found.address, (id) => calls.getAddress(api, id)),
  'POST address/default/set': (api, found) =>
    about(found.defaultAddress ?? found.address, (id) => calls.setDefaultAddress(api, id)),
  'POST collect/add': (api, found) =>
    found.isFavourite ? null : about(found.product, (id) => calls.addFavourite(api, id)),
  'POST collect/del': (api, found) =>
    found.isFavourite ? null : about(found.product, (id) => calls.removeFavourites(api, [id])),
  'POST user/message_system/edit_message': (api, found) =>
    about(found.notification, (id) => calls.markNotificationsRead(api, [id])),
  'POST cart/add': (api, found) =>
    about(found.cartHasProduct ? undefined : found.variant, async (piece) => {
      found.line = await calls.addToCart(api, { productId: found.product ?? '', ...piece });
    }),
  'POST cart/num': (api, found) =>
    about(found.line, (line) => calls.setCartQuantity(api, line, found.variant?.quantity ?? 1)),
  'POST cart/del': (api, found) => about(found.line, (line) => calls.removeCartLines(api, [line])),
  'POST order/confirm': (api, found) =>
    about(buyable(found), async () => {
      found.checkout = await startCheckout(api, found);
    }),
  'coupons/order': (api, { checkout }) =>
    about(checkout, ({ lineId }) => calls.getCheckoutCoupons(api, { lineIds: [lineId], buyNow: true })),
  'POST order/computed': (api, found) =>
    about(found.checkout, ({ key }) => calls.computeOrder(api, key, choicesOf(found))),
  'POST order/create': (api, found) =>
    about(found.checkout, async ({ key }) => {
      found.placedOrder = await calls.createOrder(api, key, choicesOf(found));
    }),
  'order/cashier': (api, { placedOrder: placed }) => about(placed, (number) => calls.getCashier(api, number)),
  'POST order/pay': (api, found) =>
    about(found.checkout?.isCovered ? found.placedOrder : undefined, async (number) => {
      await calls.payOrder(api, number, 'balance');
      found.isPaid = true;
    }),
  'pc/check_order_status': (api, found) =>
    about(found.placedOrder, (number) => calls.checkPayment(api, number, Date.now())),
  'order/detail': (api, found) => about(found.placedOrder, (number) => calls.getOrder(api, number)),
  'POST order/cancel': (api, found) =>
    about(buyable(found), async () => {
      // A paid order stays: another one is placed and cancelled.
      const number = paid(found)
        ? await calls.createOrder(api, (await startCheckout(api, found)).key, choicesOf(found))
        : (found.placedOrder ?? '');
      await calls.cancelOrder(api, number);
    }),
  'order/refund_detail': (api, found) =>
    about(paid(found), async (number) => {
      const { id, lines, kinds } = await calls.getRefundableOrder(api, number);
      const [line] = lines;
      const [kind] = kinds;
      if (line && kind) found.refundable = { orderId: id, kind, line: { lineId: line.id, quantity: line.refundable } };
    }),
  'POST order/refund/cart_info': (api, found) =>
    about(found.refundable, ({ orderId, line }) => calls.quoteRefund(api, orderId, [line])),
  'POST order/refund/apply': (api, found) =>
    about(found.refundable, async ({ orderId, line, kind }) => {
      const { reason = '' } = found;
      const request = { orderId, kind, lines: [line], reason, remark: 'Conformance run', photos: [] };
      const number = await calls.applyForRefund(api, request);
      const { items } = await calls.getRefunds(api, { progress: 'running' });
      found.requestedRefund = number ?? items.find(({ orderNumber }) => orderNumber === found.placedOrder)?.number;
    }),
  'order/refund/detail': (api, found) => about(found.requestedRefund, (number) => calls.getRefund(api, number)),
  'POST order/refund/cancel': (api, found) => about(found.requestedRefund, (number) => calls.cancelRefund(api, number)),
};

/** The last steps of a run that writes. */
export const LAST_STEPS: Steps = {
  'POST address/del': (api, found) => about(found.address, (id) => calls.deleteAddress(api, id)),
  logout: calls.logout,
};
