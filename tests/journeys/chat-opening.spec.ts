import type { Page } from '@playwright/test';
import { NICKEL_HINGE, placeOrder, signIn, tabTo } from './buyer.ts';
import {
  BUYERS,
  editorOf,
  expect,
  expectAllSent,
  expectAssigned,
  launcherOf,
  messagesOf,
  test,
  wake,
  windowOf,
} from './chat-room.ts';

const BUYER = BUYERS.opening;
const PRODUCT = '/goods_detail/1001';

const askLink = (page: Page) => page.getByRole('link', { name: /^Ask about this/ });
const announcement = (page: Page) => windowOf(page).locator('[data-component="chat-notice"]').filter({ visible: true });
const cards = (page: Page) => windowOf(page).locator('[data-component="chat-product-card"]');

test.beforeEach(({ context }) => signIn(context, BUYER.account));

test.describe('a press on the launcher', () => {
  test('[R7.1] before anything else moved opens the chat over the page', async ({ page }) => {
    await page.goto(PRODUCT);
    await launcherOf(page).click();
    await expect(editorOf(page)).toBeFocused();
    await expect(page).toHaveURL(PRODUCT);
    await page.keyboard.press('Escape');
    await expect(launcherOf(page)).toBeFocused();
  });

  for (const [what, press] of [
    ['the launcher', launcherOf],
    ['the link to ask', askLink],
  ] as const) {
    test(`[R7.1] on ${what} before the script is there waits for it`, async ({ page }) => {
      let deliver = () => {};
      const delivery = new Promise<void>((resolve) => {
        deliver = resolve;
      });
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await delivery;
        await route.continue();
      });
      await page.goto(PRODUCT, { waitUntil: 'commit' });
      await press(page).click();
      deliver();
      await expect(editorOf(page)).toBeFocused();
      await expect(page).toHaveURL(PRODUCT);
      await expect(cards(page).last()).toContainText('Harbor');
    });
  }

  test('[R7.1] follows the link where the script does not come', async ({ page, complaints }) => {
    complaints.expect(/Failed to load resource|request failed/);
    let isLost = true;
    await page.route(/\/assets\/.*\.js$/, (route) => (isLost ? route.abort() : route.continue()));
    await page.goto(PRODUCT);
    isLost = false;
    await launcherOf(page).click();
    await expect(page).toHaveURL(/\/AppChat\?productId=1001$/);
    await expect(editorOf(page)).toBeFocused();
  });
});

test.describe('[R7.2] the focus', () => {
  test('is in the editor at once, whatever opened the chat, and returns there', async ({ page, context }) => {
    const order = await placeOrder(context, NICKEL_HINGE, 2);
    for (const [path, opener] of [
      ['/', launcherOf(page)],
      [PRODUCT, askLink(page)],
      [`/order_detail?orderId=${order}`, askLink(page)],
    ] as const) {
      await page.goto(path);
      await wake(page);
      for (const open of [
        () => opener.click(),
        async () => {
          await tabTo(page, opener);
          await page.keyboard.press('Enter');
        },
      ]) {
        await open();
        await expect(editorOf(page)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(windowOf(page)).toBeHidden();
        await expect(opener).toBeFocused();
      }
    }
  });

  test('is in the editor of the full window', async ({ page }) => {
    await page.goto('/AppChat');
    await expect(editorOf(page)).toBeFocused();
  });

  test('does not miss what is typed right after the press, once the chat was open', async ({ page }) => {
    await page.goto('/');
    await wake(page);
    await launcherOf(page).click();
    await expectAssigned(page);
    await page.keyboard.press('Escape');
    await launcherOf(page).click();
    await page.keyboard.type('Yes');
    await expect(editorOf(page)).toHaveValue('Yes');
    await editorOf(page).fill('');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[R7.2] the bar’s button opens the chat without the keyboard over it, and gets the focus back', async ({
    page,
  }) => {
    await page.goto('/');
    await launcherOf(page).tap();
    await expect(windowOf(page)).toBeFocused();
    await windowOf(page).getByRole('button', { name: 'Close the chat' }).tap();
    await expect(windowOf(page)).toBeHidden();
    await expect(launcherOf(page)).toBeFocused();
  });
});

test('[R7.4] asked about twice, a product is in the conversation once and is sent again on demand', async ({ page }, {
  repeatEachIndex,
}) => {
  // Each run asks about another product, because the conversation persists.
  const product = `/goods_detail/${1015 + repeatEachIndex}`;
  const ofProduct = cards(page).and(page.locator(`[href^="${product}"]`));
  const repeated = windowOf(page).locator('[data-component="chat-repeated-card"]');
  await page.goto(product);
  await wake(page);
  await launcherOf(page).click();
  await expect(ofProduct).toHaveCount(1);
  await expectAllSent(page);
  await page.keyboard.press('Escape');
  await askLink(page).click();
  await expect(repeated).toContainText('This product’s card is already in the chat.');
  await expect(ofProduct).toHaveCount(1);
  await repeated.getByRole('button', { name: 'Send again' }).click();
  await expect(ofProduct).toHaveCount(2);
  await expect(repeated).toHaveText('');
  await expect(editorOf(page)).toBeFocused();
  await expectAllSent(page);
});

test('[R7.2] the announcement takes one line, is true, opens, and stays dismissed', async ({ page, axe }) => {
  await page.goto('/');
  await wake(page);
  await launcherOf(page).click();
  await expectAssigned(page);
  await expect(announcement(page)).toContainText('Support hours');
  await expect(announcement(page)).not.toContainText('buttons in this window');
  const [line, window] = [await announcement(page).boundingBox(), await windowOf(page).boundingBox()];
  expect((line?.width ?? 0) * (line?.height ?? 0)).toBeLessThan(0.07 * (window?.width ?? 0) * (window?.height ?? 0));
  await announcement(page).getByText('Announcement').click();
  await expect(announcement(page).getByText('Never send card numbers in chat')).toBeVisible();
  await axe(page);
  await announcement(page).getByRole('button', { name: 'Dismiss the announcement' }).click();
  await expect(announcement(page)).toHaveCount(0);
  await expect(editorOf(page)).toBeFocused();
  await page.reload();
  await expectAssigned(page);
  await expect(messagesOf(page).or(windowOf(page).locator('[data-component="empty-state"]')).first()).toBeVisible();
  await expect(announcement(page)).toHaveCount(0);
});
