import type { Page } from '@playwright/test';
import { NICKEL_HINGE, placeOrder, signIn, tabTo } from '../testing/buyer.ts';
import {
  BUYERS,
  editorOf,
  expect,
  expectAllSent,
  expectAssigned,
  launcherOf,
  messagesOf,
  test,
  loadLazyParts,
  windowOf,
} from '../testing/chat-journey.ts';
import { content } from '../testing/journey.ts';

const BUYER = BUYERS.opening;
const PRODUCT = '/goods_detail/1001';

const askLink = (page: Page) => page.getByRole('link', { name: /^Ask about this/ });
const announcement = (page: Page) =>
  windowOf(page).locator('[data-component="chat-announcement"]').filter({ visible: true });
const cards = (page: Page) => windowOf(page).locator('[data-component="chat-product-card"]');

test.beforeEach(({ context }) => signIn(context, BUYER.account));

test.describe('a press on the launcher', () => {
  test('[R7.1] [R7.2] opens the chat over the page at once, ready for typing', async ({ page }) => {
    await page.goto(PRODUCT);
    await launcherOf(page).click();
    await expect(editorOf(page)).toBeFocused();
    await expect(page).toHaveURL(PRODUCT);
    await expectAssigned(page);
    await page.keyboard.press('Escape');
    await expect(launcherOf(page)).toBeFocused();
    await launcherOf(page).click();
    await page.keyboard.type('Yes');
    await expect(editorOf(page)).toHaveValue('Yes');
    await editorOf(page).fill('');
  });

  test('[R7.1] before the script has loaded opens the chat afterwards', async ({ page }) => {
    const delivery = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await delivery.promise;
      await route.continue();
    });
    await page.goto(PRODUCT, { waitUntil: 'commit' });
    await launcherOf(page).click();
    delivery.resolve();
    await expect(editorOf(page)).toBeFocused();
    await expect(page).toHaveURL(PRODUCT);
    await expect(cards(page).last()).toContainText('Harbor');
  });

  test('[R7.1] follows the link if the script does not load', async ({ page, complaints }) => {
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

test('[R7.2] opening the chat focuses the editor, closing returns the focus', async ({ page, context, axe }) => {
  const order = await placeOrder(context, NICKEL_HINGE, 2);
  for (const [path, opener] of [
    ['/', launcherOf(page)],
    [`/order_detail?orderId=${order}`, askLink(page)],
  ] as const) {
    await page.goto(path);
    await loadLazyParts(page);
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
  await page.keyboard.press('Enter');
  await expectAssigned(page);
  await page.keyboard.type('by hand');
  await page.keyboard.press('Enter');
  await expect(messagesOf(page).filter({ hasText: 'by hand' }).last()).toBeVisible();
  await expectAllSent(page);
  await axe(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[R7.2] the button of the bottom bar opens the chat without the on-screen keyboard', async ({ page }) => {
    await page.goto('/');
    await launcherOf(page).tap();
    await expect(windowOf(page)).toBeFocused();
    await windowOf(page).getByRole('button', { name: 'Close the chat' }).tap();
    await expect(windowOf(page)).toBeHidden();
    await expect(launcherOf(page)).toBeFocused();
  });

  test('[R1.7] no field has type below 16 px, on which phones zoom in', async ({ page }) => {
    for (const path of ['/', '/goods_list', '/goods_detail/1010', '/contact', '/login', '/register']) {
      await page.goto(path);
      const fields = page.locator('input:not([type="hidden"]), select, textarea');
      const sizes = await fields.evaluateAll((all) =>
        all.map((field) => [field.getAttribute('name'), parseFloat(getComputedStyle(field).fontSize)] as const),
      );
      expect(sizes.filter(([, size]) => size < 16)).toEqual([]);
      expect(sizes.length).toBeGreaterThan(0);
    }
  });
});

test('[R7.4] [R6.11] the chat’s card and the favorite are of the chosen variant, and the card is sent again on demand', async ({
  page,
}, { repeatEachIndex }) => {
  // Each run uses another variant, because the conversation persists.
  const product = `/goods_detail/1010?sku=RD-HINGE-90-MB-${['10', '8'][repeatEachIndex % 2]}MM`;
  const ofProduct = cards(page).and(page.locator(`[href="${product}"]`));
  const repeated = windowOf(page).locator('[data-component="chat-repeated-card"]');
  await page.goto(product);
  await loadLazyParts(page);
  const favourite = content(page).locator('form[action$="/user/collect"] button');
  await favourite.click();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await launcherOf(page).click();
  await expect(ofProduct).toHaveCount(1);
  await expect(ofProduct).toContainText('Harbor Glass-to-Glass Hinge 90°, Matte Black');
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
  await page.goto('/user/collect');
  const favouriteCard = content(page)
    .locator('[data-component="product-card"]')
    .filter({ hasText: 'Harbor Glass-to-Glass Hinge 90°' });
  await expect(favouriteCard).toContainText('Matte Black');
  await expect(favouriteCard.getByRole('link')).toHaveAttribute('href', product);
});

test('[R7.2] the announcement takes one line, opens, and stays dismissed', async ({ page, axe }) => {
  await page.goto('/');
  await loadLazyParts(page);
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
