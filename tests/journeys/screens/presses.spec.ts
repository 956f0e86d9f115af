import type { Locator, Page } from '@playwright/test';
import { NICKEL_HINGE, signIn } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';
import { newBuyer } from '../testing/new-buyer.ts';

/** The maximum key presses and clicks of a signed-in buyer from home to the placed order; the clicks include payment. */
const MOST_KEYS = 60;
const MOST_CLICKS = 9;
const PAID = 'Payment received. Thank you! We are preparing your order.';

/** Counts a buyer's presses. */
class Presses {
  readonly #page: Page;
  count = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string): Promise<void> {
    this.count += 1;
    await this.#page.keyboard.press(key);
  }

  async click(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  /** Presses Tab until the target has the focus. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses <= MOST_KEYS; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    throw new Error(`more than ${MOST_KEYS} Tabs to ${target.toString()}`);
  }

  /** Tabs to the target and presses Enter. */
  async enter(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.press('Enter');
  }
}

/** Waits until the next page is shown and its heading has the focus. */
async function arrived(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(content(page).locator('h1')).toBeFocused();
}

/** Signs in a buyer whose balance pays nothing, and goes home. */
async function startAtHome(page: Page, origin: string): Promise<void> {
  const { account } = await newBuyer(origin);
  await signIn(page.context(), account);
  await page.goto('/');
}

test('[R1.7] [R2.7] from home to the placed order by keyboard in at most 60 keys', async ({ page, shop }) => {
  await startAtHome(page, shop.origin);
  const keys = new Presses(page);
  await keys.tabTo(page.getByRole('banner').getByLabel('Search products'));
  await page.keyboard.type(NICKEL_HINGE.code);
  await keys.press('Enter');
  await arrived(page, /\/goods_search\?title=/);
  await keys.enter(content(page).locator('[data-component="product-card"] a[href^="/goods_detail/"]').first());
  await arrived(page, /\/goods_detail\/1001\?sku=/);
  await keys.enter(content(page).locator('#purchase').getByRole('button', { name: 'Add to cart' }));
  await keys.enter(content(page).getByRole('link', { name: 'View cart' }));
  await arrived(page, /\/shoppingCart$/);
  await keys.enter(content(page).getByRole('link', { name: 'Checkout' }));
  await arrived(page, /\/order_confirm\?/);
  await keys.enter(content(page).getByRole('button', { name: 'Place order' }));
  await arrived(page, /\/payment\?/);
  test.info().annotations.push({ type: 'keys', description: String(keys.count) });
  expect(keys.count, 'keys').toBeLessThanOrEqual(MOST_KEYS);
  await keys.enter(content(page).getByRole('button', { name: /^Pay in .* and finish$/ }));
  await expect(page).toHaveURL(/\/sandbox-provider\/pay\//);
  await keys.enter(page.getByRole('button', { name: 'Pay', exact: true }));
  await expect(content(page).getByText(PAID)).toBeVisible();
});

test('[R1.7] [R2.7] from home to the paid order by mouse in at most 9 clicks', async ({ page, shop }) => {
  await startAtHome(page, shop.origin);
  const clicks = new Presses(page);
  await clicks.click(content(page).locator('[data-component="product-card"] a[href^="/goods_detail/"]').first());
  await expect(page).toHaveURL(/\/goods_detail\//);
  await clicks.click(content(page).locator('#purchase').getByRole('button', { name: 'Add to cart' }));
  await clicks.click(content(page).getByRole('link', { name: 'View cart' }));
  await clicks.click(content(page).getByRole('link', { name: 'Checkout' }));
  await clicks.click(content(page).getByRole('button', { name: 'Place order' }));
  await expect(page).toHaveURL(/\/payment\?/);
  await clicks.click(content(page).getByRole('button', { name: /^Pay in .* and finish$/ }));
  await clicks.click(page.getByRole('button', { name: 'Pay', exact: true }));
  await expect(content(page).getByText(PAID)).toBeVisible();
  test.info().annotations.push({ type: 'clicks', description: String(clicks.count) });
  expect(clicks.count, 'clicks').toBeLessThanOrEqual(MOST_CLICKS);
});
