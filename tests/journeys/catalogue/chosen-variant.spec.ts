import type { Page } from '@playwright/test';
import { content, expect, test } from '../testing/journey.ts';

const cards = (page: Page) => content(page).locator('[data-component="product-card"]');

/** The first price in a text. */
async function priceIn(text: Promise<string | null>): Promise<string> {
  return /\$[\d,]+\.\d{2}/.exec((await text) ?? '')?.[0] ?? 'no price';
}

test('[R2.4] [R2.5] the finish of a filter or search is selected on card and product page', async ({ page }) => {
  await page.goto('/goods_cate_b?cid=0&sid=113');
  const general = cards(page).filter({ hasText: 'Harbor Glass-to-Glass Hinge 90°' });
  await expect(general).toContainText('from');
  await expect(general.getByRole('link')).toHaveAttribute('href', '/goods_detail/1010');
  await expect(cards(page).locator('s')).toHaveCount(0);
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

  await page.goto('/goods_search?title=satin+brass+towel+bar');
  const found = cards(page).filter({ hasText: 'Towel Bar, Single-Sided' });
  await expect(found).toContainText('Satin Brass');
  await found.getByRole('link').click();
  await expect(page).toHaveURL(/\/goods_detail\/1098\?sku=RD-TOWEL-SINGLE-SB-/);
  await page.goto('/goods_search?title=rd-hinge-wall-full-mb-10mm');
  await content(page).getByRole('region', { name: 'Exact match for part no.' }).getByRole('link').click();
  await expect(page).toHaveURL(/goods_detail\/1001\?sku=RD-HINGE-WALL-FULL-MB-10MM/);
  await expect(page.getByRole('radio', { name: 'Matte Black' })).toBeChecked();
});
