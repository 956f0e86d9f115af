import type { Page } from '@playwright/test';
import { signIn } from '../testing/buyer.ts';
import { editorOf, launcherOf } from '../testing/chat-journey.ts';
import { content, expect, test } from '../testing/journey.ts';
import { newBuyer } from '../testing/new-buyer.ts';
import { waitForHydration } from '../testing/hydration.ts';

/** Puts each text of the page into a `<font>` element, as the browser's translation does. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, select, textarea, font')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  });
}

test('[R6.12] [R3.2] [R7.5] the shop works on a page that the browser translates', async ({ page, context, shop }) => {
  const { account } = await newBuyer(shop.origin);
  await signIn(context, account);
  await page.goto('/goods_detail/1001');
  await waitForHydration(page.locator('[data-component="locale-switch"]'));
  await waitForHydration(page.getByRole('contentinfo'));
  await translate(page);
  const purchase = content(page).locator('#purchase');
  await purchase.getByRole('spinbutton', { name: 'Quantity' }).fill('0');
  await purchase.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await purchase.getByRole('button', { name: 'Add to cart' }).click();
  await expect(purchase.getByText(/2 pcs added to the cart\./)).toBeVisible();
  await translate(page);
  await content(page).getByRole('button', { name: 'Add to favorites' }).click();
  await expect(content(page).getByRole('button', { name: 'In your favorites' })).toBeVisible();
  const search = page.getByRole('banner').getByLabel('Search products');
  await search.fill('hinge');
  await expect(page.getByRole('option').first()).toBeVisible();
  await translate(page);
  await search.fill('zzzz');
  await expect(page.getByRole('option')).toHaveCount(0);
  await launcherOf(page).click();
  await translate(page);
  await editorOf(page).fill('Is it in stock?');
  await editorOf(page).press('Enter');
  await expect(page.getByText('Is it in stock?').first()).toBeVisible();
  await page.goto('/goods_list');
  await waitForHydration(page.locator('[data-component="locale-switch"]'));
  await waitForHydration(page.getByRole('contentinfo'));
  await translate(page);
  await content(page).getByRole('checkbox', { name: 'Matte Black' }).check();
  await expect(page).toHaveURL(/Matte|matte|filter|finish/i);
  await expect(content(page).getByRole('heading', { level: 1 })).toBeVisible();
});
