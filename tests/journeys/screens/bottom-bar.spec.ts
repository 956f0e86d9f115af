import type { Locator, Page } from '@playwright/test';
import { signIn } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';
import { swept } from '../../test-length.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });
const buyBar = (page: Page) => page.locator('[data-part="buy-bar"]');

/** Focuses every focusable element of the page in turn, and names those covered by something. */
function hiddenFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hidden: string[] = [];
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), summary, [tabindex="0"]',
    );
    for (const element of all) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      element.focus();
      if (document.activeElement !== element) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = document.elementFromPoint(x + width / 2, y + height / 2);
      const cover = at?.closest('[data-component="floating-window"], [data-part="buy-bar"], [data-component="header"]');
      if (cover && !cover.contains(element))
        hidden.push(`${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
    }
    return hidden;
  });
}

/** Whether nothing covers an element's center. */
function isFree(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    element.scrollIntoView({ block: 'end' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[R3.7] the bottom bar covers neither a focused element nor the end of a page', async ({ page }) => {
    for (const path of swept(['/', '/goods_list', '/goods_detail/1001', '/zh-CN/goods_detail/1015'], 2)) {
      await page.goto(path);
      await page.mouse.move(100, 100);
      await expect(page.locator('[data-component="chat-launcher"]')).toBeVisible();
      expect(await hiddenFocus(page), path).toEqual([]);
      expect(await isFree(page.locator('[data-component="footer"] *').last()), path).toBe(true);
    }
  });

  test('[R3.5] [R3.7] the bottom bar leads to menu, search, cart, chat and account', async ({ page, context }) => {
    await signIn(context, 'danaglass');
    await page.goto('/goods_detail/1001');
    await page.evaluate(() => window.scrollTo(0, 1500));
    for (const name of ['Search', /^Cart/, 'Chat', 'Account'])
      await expect(bar(page).getByRole('link', { name })).toBeVisible();
    await bar(page).getByRole('link', { name: 'Search' }).click();
    await expect(page.getByLabel('Search products')).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Go to top' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await bar(page).getByRole('button', { name: 'Menu' }).click();
    const categories = page.locator('#categories');
    await expect(categories.getByText('Products', { exact: true })).toBeVisible();
    await expect(categories.getByRole('button', { name: 'Close' })).toBeFocused();
    await categories.getByRole('button', { name: 'Close' }).click();
    await expect(categories).toBeHidden();
    await page.goto('/goods_list');
    await content(page).getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(content(page).getByText('Filters', { exact: true })).toBeVisible();
    await content(page).getByRole('checkbox', { name: 'Matte Black' }).check();
    await content(page).getByRole('button', { name: 'Show 71 products' }).click();
    await expect(content(page).getByRole('checkbox', { name: 'Matte Black' })).toBeHidden();
    await expect(content(page).getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  });

  test('[R2.5] [R6.12] the buy bar shows the price of the quantity and adds it', async ({ page, context }) => {
    await signIn(context, 'danaglass');
    await page.goto('/goods_detail/1001?sku=RD-HINGE-WALL-FULL-CH-10MM');
    await expect(buyBar(page)).toBeInViewport({ ratio: 1 });
    await content(page).getByRole('spinbutton', { name: 'Quantity' }).fill('10');
    await expect(buyBar(page)).toContainText('10 × $36.57 $365.70');
    await buyBar(page).getByRole('button', { name: 'Add to cart' }).click();
    await expect(buyBar(page)).toContainText('10 pcs added to the cart.');
    await expect(bar(page).locator('[data-part="cart-count"]')).toHaveText('10');
  });
});

test.describe('on a wide screen', () => {
  test('[R3.7] nothing floats over the page', async ({ page, context }) => {
    await signIn(context, 'danaglass');
    for (const path of ['/', '/goods_detail/1001']) {
      await page.goto(path);
      await page.mouse.move(100, 300);
      for (const size of [
        { width: 1200, height: 800 },
        { width: 1920, height: 1080 },
      ]) {
        await page.setViewportSize(size);
        await page.evaluate(() => window.scrollTo(0, 700));
        const header = page.locator('[data-component="header"]');
        for (const name of [/^Cart/, 'Chat']) {
          await expect(header.getByRole('link', { name }).filter({ visible: true })).toBeInViewport({ ratio: 1 });
        }
        await expect(header.getByRole('button', { name: 'Go to top' })).toBeVisible();
        const floating = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('body *')]
            .filter(
              (element) =>
                getComputedStyle(element).position === 'fixed' && element.checkVisibility({ visibilityProperty: true }),
            )
            .filter((element) => element.getBoundingClientRect().height > 1 && element.textContent !== '')
            .map((element) => element.dataset.component ?? element.className),
        );
        expect(floating, `${path} at ${size.width} px`).toEqual([]);
        expect(await hiddenFocus(page), `${path} at ${size.width} px`).toEqual([]);
      }
    }
  });
});

test('[R2.4] choosing a filter does not move the page below the pointer', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 768 });
  await page.goto('/goods_list');
  for (const name of ['Matte Black', 'Brushed Nickel', /^10 mm/, 'In stock only']) {
    const box = content(page).getByRole('checkbox', { name }).first();
    await box.scrollIntoViewIfNeeded();
    const before = await box.boundingBox();
    const count = await content(page).locator('[data-component="filter-chips"] li').count();
    await box.check();
    await expect(content(page).locator('[data-component="filter-chips"] li').filter({ visible: true })).not.toHaveCount(
      count,
    );
    await expect(content(page).locator('[data-state="pending"]')).toHaveCount(0);
    const after = await content(page).getByRole('checkbox', { name }).first().boundingBox();
    expect(after, String(name)).toEqual(before);
  }
});
