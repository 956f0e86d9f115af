import type { Page } from '@playwright/test';
import { BRASS_HINGE, payFromBalance, placeOrder, signIn } from './buyer.ts';
import { expect, test } from './journey.ts';

/** Content in the middle of the screen: its name, its width and what is free beside it, in CSS pixels. */
interface Content {
  name: string;
  width: number;
  left: number;
  right: number;
}

/** The room between the gutters, and what stands in it. */
function contentOf(page: Page): Promise<{ room: number; contents: Content[] }> {
  return page.evaluate(() => {
    // Without the room that is kept for the scrollbar.
    const { width: screen } = document.body.getBoundingClientRect();
    const contents = [...document.querySelectorAll('[data-component="container"]')].map((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      return {
        name: element.getAttribute('data-state') ?? '',
        width: width - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd),
        left,
        right: screen - right,
      };
    });
    return { room: screen - 48, contents };
  });
}

/** All content has the width of this name, or what the screen leaves, and stands in the middle. */
async function expectWidth(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.locator('[data-component="container"]').first().waitFor();
  for (const [screen, full] of [
    [1200, 1200],
    [1366, 1366],
    [1920, 1366],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 800 });
    const { room, contents } = await contentOf(page);
    const widths: Record<string, number> = { full, task: 760, entry: 400 };
    for (const content of contents) {
      expect(content.name, `${address} at ${screen} px`).toBe(name);
      expect(content.width, `${address} at ${screen} px`).toBeCloseTo(Math.min(widths[name] ?? 0, room), 0);
      expect(content.left, `${address} in the middle`).toBeCloseTo(content.right, 0);
    }
  }
}

const OPEN: readonly (readonly [string, string])[] = [
  ['/', 'full'],
  ['/goods_cate', 'full'],
  ['/goods_cate_a?id=100', 'full'],
  ['/goods_cate_b?cid=0&sid=111', 'full'],
  ['/goods_list', 'full'],
  ['/goods_search?title=hinge', 'full'],
  ['/goods_detail/1001', 'full'],
  ['/login', 'entry'],
  ['/sign', 'entry'],
  ['/passwd_forgot', 'entry'],
  ['/register', 'task'],
];

for (const [address, width] of OPEN) {
  test(`[R1.7] ${address} is ${width}`, ({ page }) => expectWidth(page, address, width));
}

test('[R1.7] a page that is not there is as wide as a task', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await expectWidth(page, '/nope', 'task');
});

test('[R1.7] screens of an order and of the account each have one of the widths', async ({ page, context }) => {
  await signIn(context, 'tomglass');
  const unpaid = await placeOrder(context, BRASS_HINGE, 2);
  const paid = await placeOrder(context, BRASS_HINGE, 2);
  await payFromBalance(context, paid);
  for (const [address, width] of [
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
  ] as const)
    await expectWidth(page, address, width);
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
