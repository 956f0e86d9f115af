import { SINGLE_SPEC } from './recorded-products.ts';
import { expect, signIn, test } from './shop-before-crmeb.ts';

test('[R1.5] [R2.1] home shows the company’s logo and name, and proposes no part numbers', async ({ page, crmeb }) => {
  await page.goto('/');
  await expect(page.getByPlaceholder('Search products')).toBeVisible();
  await expect(
    page.locator(`header img[src="${crmeb.origin}/statics/system_images/pc_logo.png"]`).first(),
  ).toBeVisible();
  await page.goto('/quick_order');
  await expect(page.getByText(/^Type or paste product names/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Product name, row 1' })).toBeVisible();
  await expect(page.locator('[placeholder*="SKU"]')).toHaveCount(0);
});

test('[R2.4] a top category shows its products', async ({ page }) => {
  await page.goto('/goods_cate_b?cid=0&sid=1');
  await expect(page.getByRole('link', { name: 'Spider fitting four-way' }).first()).toBeVisible();
});

const GOODS = [
  { id: 1, title: 'with variants', name: 'Glass-to-glass shower hinge 180', price: '¥' },
  { title: 'without variants', ...SINGLE_SPEC },
];
for (const { id, title, name, price } of GOODS) {
  test(`[R2.5] products ${title} have a price and are added to the cart`, async ({ page }) => {
    await signIn(page.context());
    await page.goto(`/goods_detail/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.locator('main')).toContainText(price);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByText(/added/i).first()).toBeVisible();
    await page.goto('/shoppingCart');
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
  });
}

test('[R2.5] a review shows its text, without a Chinese time in English', async ({ page }) => {
  await page.goto('/goods_detail/1');
  const reviews = page.getByText('Fits 3/8" glass & more');
  await expect(reviews).toBeVisible();
  await expect(page.locator('main')).not.toContainText('秒前');
  await page.goto(`/goods_detail/${SINGLE_SPEC.id}`);
  await expect(page.locator('main')).not.toContainText('5.0');
});

test('[R3.8] the language switch works if the backend has no languages', async ({ page }) => {
  await page.goto('/goods_detail/1');
  await page.getByRole('link', { name: '中文' }).first().click();
  await expect(page).toHaveURL(/\/zh-CN\/goods_detail\/1$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('[R2.4] filters that the backend ignores are not offered, and removed from an address', async ({ page }) => {
  await page.goto('/goods_cate_b?cid=0&sid=1&minPrice=10&inStock=1');
  await expect(page.locator('#content [data-component="product-card"]')).not.toHaveCount(0);
  await expect(page.locator('#content').getByRole('checkbox')).toHaveCount(0);
  await expect(page.locator('#content').getByRole('link', { name: /¥10/ })).toHaveCount(0);
});

test('[B1] the template of a quick order has a column of names, and none of SKUs', async ({ page }) => {
  const template = await (await page.request.get('/quick_order.csv')).text();
  expect(template).toContain('Product name');
  expect(template).not.toContain('SKU');
});
