import { BRASS_HINGE, payFromBalance, placeOrder, signIn } from '../testing/buyer.ts';
import { expectWidth, type ContentWidth } from '../testing/content-width.ts';
import { expect, oneWidth, test } from '../testing/journey.ts';
import { swept } from '../../test-length.ts';

/** Screens of a visitor that search engines skip, so that the crawl skips them (crawl.spec.ts). */
const HIDDEN: [address: string, width: ContentWidth][] = [
  ['/goods_search?title=hinge', 'full'],
  ['/login', 'entry'],
  ['/sign', 'entry'],
  ['/register', 'task'],
  ['/passwd_forgot', 'entry'],
];

test('[R1.7] each screen that the crawl skips is accessible and fits every width', async ({ page, axe }) => {
  for (const [index, [address, width]] of HIDDEN.entries()) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('[data-component="header"]')).toHaveCount(address === '/sign' ? 0 : 1);
    await axe(page, oneWidth(index));
    await expectWidth(page, width);
  }
});

const widths = '[R1.7] every screen of catalogue, order and account has one of the widths, in the middle';
test(widths, async ({ page, context, complaints }) => {
  complaints.expect(/status of 404/);
  await signIn(context, 'tomglass');
  const unpaid = await placeOrder(context, BRASS_HINGE, 2);
  const paid = await placeOrder(context, BRASS_HINGE, 2);
  await payFromBalance(context, paid);
  const screens: [address: string, width: ContentWidth][] = [
    ['/', 'full'],
    ['/goods_list', 'full'],
    ['/goods_cate_a?id=100', 'full'],
    ['/nope', 'task'],
    ['/goods_detail/1001', 'full'],
    ['/shoppingCart', 'full'],
    [`/order_detail?orderId=${paid}&view=slip`, 'task'],
    [`/order_detail?orderId=${paid}`, 'full'],
    [`/payment?orderId=${unpaid}`, 'full'],
    ['/user/userinfo', 'full'],
    [`/logistics?orderId=${paid}`, 'task'],
    [`/evaluation?orderId=${paid}`, 'task'],
    [`/refund?orderId=${paid}`, 'task'],
  ];
  for (const [address, width] of swept(screens, 3)) {
    await page.goto(address);
    await expectWidth(page, width);
  }
});
