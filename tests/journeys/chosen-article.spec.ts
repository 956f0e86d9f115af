import type { Page } from '@playwright/test';
import { BUYERS, test as chatTest, wake, windowOf } from './chat-room.ts';
import { signIn } from './buyer.ts';
import { expect, test } from './journey.ts';

const content = (page: Page) => page.locator('#content');
const cards = (page: Page) => content(page).locator('[data-component="product-card"]');

/** The first price in a text. */
async function priceIn(text: Promise<string | null>): Promise<string> {
  return /\$[\d,]+\.\d{2}/.exec((await text) ?? '')?.[0] ?? 'no price';
}

test('[R2.4] [R2.5] the finish that is filtered for is on the card, and on the page it leads to', async ({ page }) => {
  await page.goto('/goods_cate_b?cid=0&sid=113&facet[finish]=MB&facet[glass]=10');
  const card = cards(page).filter({ hasText: 'Harbor Glass-to-Glass Hinge 90°' });
  await expect(card).toContainText('Matte Black, 10 mm (3/8")');
  await expect(card.locator('img')).toHaveAttribute('src', /hinge-90-mb\.webp$/);
  await expect(card).not.toContainText('from');
  const price = await priceIn(card.textContent());
  await card.getByRole('link').click();
  await expect(page).toHaveURL('/goods_detail/1010?sku=RD-HINGE-90-MB-10MM');
  await expect(content(page).getByRole('radio', { name: 'Matte Black' })).toBeChecked();
  await expect(content(page).getByRole('radio', { name: '10 mm (3/8")' })).toBeChecked();
  await expect(content(page).getByText(price).first()).toBeVisible();
  await expect(content(page).locator('[data-component="gallery"] img').first()).toHaveAttribute('alt', /Matte Black/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/goods_detail\/1010$/);
});

test('[R2.4] [R2.5] the finish that is searched for chooses the article too', async ({ page }) => {
  await page.goto('/goods_search?title=satin+brass+towel+bar');
  const card = cards(page).filter({ hasText: 'Towel Bar, Single-Sided' });
  await expect(card).toContainText('Satin Brass');
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/goods_detail\/1098\?sku=RD-TOWEL-SINGLE-SB-/);
});

test('[R2.4] without a choice a card speaks for all articles, and strikes no price', async ({ page }) => {
  await page.goto('/goods_cate_b?cid=0&sid=113');
  const card = cards(page).filter({ hasText: 'Harbor Glass-to-Glass Hinge 90°' });
  await expect(card).toContainText('from');
  await expect(card.getByRole('link')).toHaveAttribute('href', '/goods_detail/1010');
  await expect(card.locator('s')).toHaveCount(0);
  await expect(cards(page).locator('s')).toHaveCount(0);
});

chatTest(
  '[R7.4] [R6.11] the chosen article is what the chat is asked about and what is kept',
  async ({ page, context }) => {
    await signIn(context, BUYERS.chosenArticle.account);
    await page.goto('/goods_detail/1010?sku=RD-HINGE-90-MB-10MM');
    await wake(page);
    const keep = content(page).locator('form[action$="/user/collect"] button');
    await keep.click();
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Ask about this product' }).click();
    const card = windowOf(page).locator('[data-component="chat-product-card"]').last();
    await expect(card).toContainText('Harbor Glass-to-Glass Hinge 90°, Matte Black, 10 mm (3/8")');
    await expect(card).toHaveAttribute('href', '/goods_detail/1010?sku=RD-HINGE-90-MB-10MM');
    await page.goto('/user/collect');
    const kept = cards(page).filter({ hasText: 'Harbor Glass-to-Glass Hinge 90°' });
    await expect(kept).toContainText('Matte Black, 10 mm (3/8")');
    await expect(kept.getByRole('link')).toHaveAttribute('href', '/goods_detail/1010?sku=RD-HINGE-90-MB-10MM');
  },
);
