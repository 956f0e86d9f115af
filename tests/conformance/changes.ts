import * as account from '../../packages/api/src/account/index.ts';
import * as address from '../../packages/api/src/address/index.ts';
import * as cart from '../../packages/api/src/cart/index.ts';
import * as coupon from '../../packages/api/src/coupon/index.ts';
import * as favourite from '../../packages/api/src/favourite/index.ts';
import type { Api } from '../../packages/api/src/index.ts';
import * as notification from '../../packages/api/src/notification/index.ts';
import * as order from '../../packages/api/src/order/index.ts';
import * as refund from '../../packages/api/src/refund/index.ts';
import { about, type Found, type Step } from './steps.ts';

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

/** Starts a checkout of the piece alone, beside the cart. */
async function startCheckout(api: Api, { product, piece, address: addressId }: Found, lineId?: string) {
  if (product === undefined || piece === undefined || addressId === undefined) throw new Error('nothing to buy');
  const line = lineId ?? (await cart.addToCart(api, { productId: product, ...piece, buyNow: true }));
  const checkout = await order.confirmOrder(api, { lineIds: [line], buyNow: true, addressId });
  return { key: checkout.key, lineId: line, isCovered: checkout.balance >= checkout.total };
}

function choicesOf({ address: addressId = '' }: Found) {
  return { addressId, method: 'balance', message: 'Conformance run', buyNow: true } as const;
}

/** What can be bought: the piece, and the address to which. */
const buyable = (found: Found): Found | undefined => (found.piece && found.address ? found : undefined);

/** The order that was paid by balance. */
const paid = ({ paid: isPaid, placed }: Found): string | undefined => (isPaid ? placed : undefined);

const BELONGINGS: readonly Step[] = [
  [
    'POST address/edit',
    async (api, found) => {
      found.address = await address.saveAddress(api, ADDRESS);
    },
  ],
  ['address/detail', (api, found) => about(found.address, (id) => address.getAddress(api, id))],
  [
    'POST address/default/set',
    (api, found) => about(found.defaultAddress ?? found.address, (id) => address.setDefaultAddress(api, id)),
  ],
  [
    'POST collect/add',
    (api, found) => (found.isFavourite ? null : about(found.product, (id) => favourite.addFavourite(api, id))),
  ],
  [
    'POST collect/del',
    (api, found) => (found.isFavourite ? null : about(found.product, (id) => favourite.removeFavourites(api, [id]))),
  ],
  [
    'POST user/message_system/edit_message',
    (api, found) => about(found.notice, (id) => notification.readNotices(api, [id])),
  ],
  [
    'POST cart/add',
    (api, found) =>
      about(found.cartHasProduct ? undefined : found.piece, async (piece) => {
        found.line = await cart.addToCart(api, { productId: found.product ?? '', ...piece });
      }),
  ],
  [
    'POST cart/num',
    (api, found) => about(found.line, (line) => cart.setCartQuantity(api, line, found.piece?.quantity ?? 1)),
  ],
  ['POST cart/del', (api, found) => about(found.line, (line) => cart.removeCartLines(api, [line]))],
];

const PURCHASE: readonly Step[] = [
  [
    'POST order/confirm',
    (api, found) =>
      about(buyable(found), async () => {
        found.checkout = await startCheckout(api, found);
      }),
  ],
  [
    'coupons/order',
    (api, { checkout }) =>
      about(checkout, ({ lineId }) => coupon.getCheckoutCoupons(api, { lineIds: [lineId], buyNow: true })),
  ],
  [
    'POST order/computed',
    (api, found) => about(found.checkout, ({ key }) => order.computeOrder(api, key, choicesOf(found))),
  ],
  [
    'POST order/create',
    (api, found) =>
      about(found.checkout, async ({ key }) => {
        found.placed = await order.createOrder(api, key, choicesOf(found));
      }),
  ],
  ['order/cashier', (api, { placed }) => about(placed, (number) => order.getCashier(api, number))],
  [
    'POST order/pay',
    (api, found) =>
      about(found.checkout?.isCovered ? found.placed : undefined, async (number) => {
        await order.payOrder(api, number, 'balance');
        found.paid = true;
      }),
  ],
  [
    'pc/check_order_status',
    (api, found) => about(found.placed, (number) => order.checkPayment(api, number, Date.now())),
  ],
  ['order/detail', (api, found) => about(found.placed, (number) => order.getOrder(api, number))],
  [
    'POST order/cancel',
    (api, found) =>
      about(buyable(found), async () => {
        // A paid order stays: another one is placed and cancelled.
        const number = paid(found)
          ? await order.createOrder(api, (await startCheckout(api, found)).key, choicesOf(found))
          : (found.placed ?? '');
        await order.cancelOrder(api, number);
      }),
  ],
];

const REFUND: readonly Step[] = [
  [
    'order/refund_detail',
    (api, found) =>
      about(paid(found), async (number) => {
        const { id, lines, kinds } = await refund.getRefundableOrder(api, number);
        const [line] = lines;
        const [kind] = kinds;
        if (line && kind)
          found.refundable = { orderId: id, kind, line: { lineId: line.id, quantity: line.refundable } };
      }),
  ],
  [
    'POST order/refund/cart_info',
    (api, found) => about(found.refundable, ({ orderId, line }) => refund.quoteRefund(api, orderId, [line])),
  ],
  [
    'POST order/refund/apply',
    (api, found) =>
      about(found.refundable, async ({ orderId, line, kind }) => {
        const { reason = '' } = found;
        const request = { orderId, kind, lines: [line], reason, remark: 'Conformance run', photos: [] };
        const number = await refund.applyForRefund(api, request);
        const { items } = await refund.getRefunds(api, { progress: 'running' });
        found.asked = number ?? items.find(({ orderNumber }) => orderNumber === found.placed)?.number;
      }),
  ],
  ['order/refund/detail', (api, found) => about(found.asked, (number) => refund.getRefund(api, number))],
  ['POST order/refund/cancel', (api, found) => about(found.asked, (number) => refund.cancelRefund(api, number))],
];

const END: readonly Step[] = [
  ['POST address/del', (api, found) => about(found.address, (id) => address.deleteAddress(api, id))],
  ['logout', account.logout],
];

/**
 * Calls that change something: the buyer's belongings, which they put back, a purchase and its refund. One paid order stays, without a
 * refund under way, and one that was cancelled; without enough balance the cancelled one alone.
 */
export const CHANGES: readonly Step[] = [...BELONGINGS, ...PURCHASE, ...REFUND];

/** What ends a run of changes. */
export const ENDING: readonly Step[] = END;
