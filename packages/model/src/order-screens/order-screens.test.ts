import { expect, test } from 'vitest';
import { checkoutScreen, orderReviewsScreen, refundScreen } from './index.ts';

test('[R2.7] the address of the checkout has its lines and whether they are in the cart', () => {
  expect(checkoutScreen(['4', '9'])).toBe('/order_confirm?cartId=4%2C9');
  expect(checkoutScreen(['4'], true)).toBe('/order_confirm?cartId=4&new=1');
});

test('[R2.8] the reviews of an order are those of all its lines, or of one', () => {
  expect(orderReviewsScreen('R1')).toBe('/evaluation?orderId=R1');
  expect(orderReviewsScreen('R1', '4')).toBe('/evaluation?orderId=R1&unique=4');
  expect(refundScreen('9 9')).toBe('/refund_detail?id=9+9');
});
