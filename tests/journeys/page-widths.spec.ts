import { BRASS_HINGE, payFromBalance, placeOrder, signIn } from './buyer.ts';
import { expectWidth } from './content-width.ts';
import { expect, test } from './journey.ts';
import { swept } from '../test-length.ts';

const CATALOGUE = [
  ['/', 'full'],
  ['/goods_cate', 'full'],
  ['/goods_list', 'full'],
  ['/goods_detail/1001', 'full'],
  ['/goods_cate_a?id=100', 'full'],
  ['/goods_cate_b?cid=0&sid=111', 'full'],
  ['/nope', 'task'],
] as const;

const catalogue = '[R1.7] the screens of the catalogue are full, an unknown address is a task';
test(catalogue, { tag: '@sweep' }, async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  for (const [address, width] of swept(CATALOGUE, 3)) {
    await page.goto(address);
    await expectWidth(page, width);
  }
});

const orders = '[R1.7] screens of an order and of the account each have one of the widths';
test(orders, { tag: '@sweep' }, async ({ page, context }) => {
  await signIn(context, 'tomglass');
  const unpaid = await placeOrder(context, BRASS_HINGE, 2);
  const paid = await placeOrder(context, BRASS_HINGE, 2);
  await payFromBalance(context, paid);
  const screens = [
    ['/shoppingCart', 'full'],
    ['/user', 'full'],
    ['/user/orderList', 'full'],
    ['/user/userinfo', 'full'],
    [`/payment?orderId=${unpaid}`, 'task'],
    [`/order_detail?orderId=${paid}`, 'full'],
    [`/order_detail?orderId=${paid}&view=slip`, 'task'],
    [`/logistics?orderId=${paid}`, 'task'],
    [`/evaluation?orderId=${paid}`, 'task'],
    [`/refund?orderId=${paid}`, 'task'],
  ] as const;
  for (const [address, width] of swept(screens, 3)) {
    await page.goto(address);
    await expectWidth(page, width);
  }
});

test('[R2.14] breadcrumbs take one line on a phone, in both languages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/goods_detail/1001', '/zh-CN/goods_detail/1001']) {
    await page.goto(address);
    const way = page.locator('[data-component="breadcrumbs"]');
    const [lines, link] = await Promise.all([
      way.getByRole('list').evaluate((list) => list.clientHeight),
      way
        .getByRole('link')
        .first()
        .evaluate((first) => first.clientHeight),
    ]);
    expect(lines, address).toBeLessThan(2 * link);
  }
});
