import type { Page } from '@playwright/test';
import { BRASS_HINGE, signIn, tabTo } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';
import { swept } from '../../test-length.ts';
import { waitForHydration } from '../testing/hydration.ts';

const purchase = (page: Page) => page.locator('#purchase');
const add = (page: Page) => purchase(page).getByRole('button', { name: 'Add to cart' });
const price = (page: Page) => purchase(page).locator('[data-component="price"]');
const variantTable = (page: Page) => content(page).getByRole('grid');
const variantCell = (page: Page, code: string) => variantTable(page).getByRole('gridcell').filter({ hasText: code });
const quantityOf = (page: Page, variant: string) => variantTable(page).getByRole('textbox', { name: variant });
const cartCount = (page: Page) => page.locator('[data-component="header"] [data-part="cart-count"]').first();

/** The products with the most options, the longest names and a single variant. */
const PRODUCTS = ['1015', '1094', '1023', '1089', '1001', '1032', '1147'];

test('[R2.5] price, quantity and Add to cart show without scrolling', async ({ page }) => {
  const sizes = [
    { width: 1366, height: 768 },
    { width: 1200, height: 800 },
  ];
  for (const id of swept(PRODUCTS, 3)) {
    await page.goto(`/goods_detail/${id}`);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const header = await page.locator('[data-component="header"]').boundingBox();
      expect(header?.height, 'height of the header').toBeLessThanOrEqual(72);
      for (const part of [price(page), purchase(page).getByRole('spinbutton'), add(page)]) {
        await expect(part, `${id} at ${size.width} × ${size.height}`).toBeInViewport({ ratio: 1 });
      }
    }
  }
  await page.evaluate(() => window.scrollTo(0, 2000));
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(page.getByRole('link', { name: 'Cart' }).first()).toBeInViewport({ ratio: 1 });
  }
});

test('[R2.5] [R6.12] price, stock and limits follow variant and quantity', async ({ page }) => {
  await page.goto('/goods_detail/1001?sku=RD-HINGE-WALL-FULL-CH-10MM');
  await expect(price(page)).toContainText('$38.50');
  // A list price shows only if it was charged in the last 30 days.
  await expect(price(page)).not.toContainText('List price');
  await expect(purchase(page)).toContainText('483 in stock');
  await expect(purchase(page)).toContainText(/Ships (today if ordered before 2 PM Pacific|\w+day)/);
  const quantity = purchase(page).getByRole('spinbutton', { name: 'Quantity' });
  await quantity.fill('50');
  await expect(price(page)).toContainText('$35.04');
  // A live region, so that it is announced.
  await expect(purchase(page).locator('output').first()).toHaveText('50 × $35.04 $1,752.00');
  for (const [typed, message] of [
    ['1', 'Minimum order: 2'],
    ['1000000000', 'Only 483 in stock.'],
    ['', 'Enter the quantity as a whole number.'],
  ] as const) {
    await quantity.fill(typed);
    await expect(content(page).getByText(message)).toBeVisible();
    await add(page).click();
    await expect(quantity).toBeFocused();
  }
  await page.goto('/goods_detail/1012?sku=RD-HINGE-90-BEVEL-CH');
  await expect(price(page)).toContainText('List price $67.50');
  await expect(purchase(page)).toContainText(/Only \d left/);
});

test.describe('the table of variants', () => {
  test('[B2] [R2.5] [R6.12] takes quantities by keyboard, and one press adds them all', async ({ page, context }) => {
    await signIn(context, 'danaglass');
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`/goods_detail/1001?sku=${BRASS_HINGE.code}`);
    await waitForHydration(variantTable(page));
    await expect(variantCell(page, BRASS_HINGE.code)).toHaveAttribute('aria-current', 'true');
    const chrome = quantityOf(page, 'Polished Chrome, 10 mm (3/8")');
    await tabTo(page, quantityOf(page, 'Polished Chrome, 8 mm (5/16")'));
    await page.keyboard.press('ArrowRight');
    await expect(chrome).toBeFocused();
    await page.keyboard.type('1');
    await expect(chrome).toHaveAccessibleDescription('Minimum order: 2');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(chrome).toHaveValue('2');
    for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
    await page.keyboard.type('12');
    await expect(variantCell(page, 'RD-HINGE-WALL-FULL-MB-10MM')).toContainText('$39.42');
    await expect(content(page).getByText('$550.04')).toBeVisible();
    await tabTo(page, content(page).getByRole('button', { name: 'Add all to cart' }));
    await page.keyboard.press('Enter');
    await expect(variantCell(page, 'RD-HINGE-WALL-FULL-MB-10MM')).toContainText('12 added');
    await expect(cartCount(page)).toHaveText('14');
    await content(page).getByRole('radio', { name: 'Polished Chrome' }).check({ force: true });
    await expect(variantCell(page, 'RD-HINGE-WALL-FULL-CH-10MM')).toHaveAttribute('aria-current', 'true');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('[B2] [R2.5] adds all quantities, and the cart shows the reason for each that it does not take', async ({
      page,
      context,
      complaints,
    }) => {
      complaints.expect(/status of 422/);
      await signIn(context, 'danaglass');
      await page.goto('/zh-CN/goods_detail/1001?sku=RD-HINGE-WALL-FULL-MB-8MM');
      await expect(content(page).getByRole('radio', { name: '哑光黑' })).toBeChecked();
      await expect(content(page).getByText('$41.50').first()).toBeVisible();
      await quantityOf(page, '油擦古铜, 10 mm').fill('6');
      await quantityOf(page, '亮铬, 10 mm').fill('1');
      await content(page).getByRole('button', { name: '全部加入购物车' }).dblclick();
      await expect(page).toHaveURL('/zh-CN/shoppingCart');
      await expect(content(page).getByRole('listitem').filter({ hasText: '起订 2 件' })).toContainText('FULL-CH-10MM');
      const line = content(page).locator('[data-component="cart-line"]');
      await expect(line).toContainText('RD-HINGE-WALL-FULL-ORB-10MM');
      await expect(line.getByRole('spinbutton')).toHaveValue('6');
    });
  });
});

test('[R2.12] on a phone breadcrumbs take one line, and the drawing one view per row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/zh-CN/goods_detail/1001');
  const way = page.locator('[data-component="breadcrumbs"]');
  const lines = await way.getByRole('list').evaluate((list) => list.clientHeight);
  const link = await way
    .getByRole('link')
    .first()
    .evaluate((first) => first.clientHeight);
  expect(lines).toBeLessThan(2 * link);
  const views = content(page).getByRole('img', { name: /尺寸图/ });
  await expect(views).toHaveCount(3);
  await expect(views.first()).toHaveAttribute('src', /\.svg#zh-1$/);
  const boxes = await views.evaluateAll((found) => found.map((view) => view.getBoundingClientRect()));
  for (const { width } of boxes) expect(width).toBeGreaterThan(320);
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(1);
  const enlarge = content(page).getByRole('link', { name: '放大查看' });
  await waitForHydration(enlarge);
  await enlarge.click();
  const dialog = page.getByRole('dialog', { name: '图纸' });
  await expect(dialog.getByRole('img')).toHaveAttribute('src', /\.svg#zh$/);
  await expect(dialog.getByRole('button', { name: '打印或存为 PDF' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

/** The number of printed sheets of a page. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('[R2.5] a product prints on one sheet, without controls', async ({ page }) => {
  await page.goto('/zh-CN/goods_detail/1094');
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  const pressed = page.getByRole('button').filter({ visible: true });
  await expect(pressed.filter({ hasNot: page.locator('img') })).toHaveCount(0);
});

test('[R3.5] a navigation moves the focus to the heading, a filter does not', async ({ page }) => {
  await page.goto('/');
  const railing = page.getByRole('link', { name: 'Railing and Balustrade' }).last();
  await waitForHydration(railing);
  await railing.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Railing and Balustrade' })).toBeFocused();
  await page.goto('/goods_detail/1001');
  const category = page.getByRole('navigation', { name: 'Product categories' }).getByRole('link', { name: /^Railing/ });
  await expect(category).toBeHidden();
  await page.getByRole('button', { name: 'Products' }).click();
  await category.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Railing and Balustrade' })).toBeFocused();
  await page.goto('/goods_list');
  const box = content(page).getByRole('checkbox', { name: 'Matte Black' });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/facet/);
  await expect(content(page).locator('[data-component="sort-bar"]')).not.toContainText('147 products');
  await expect(content(page).getByRole('checkbox', { name: 'Matte Black' })).toBeFocused();
});

test('[B11] a product joins the comparison of the tab, whose address is enough to show it', async ({ page, axe }) => {
  await page.goto('/compare?ids=1012');
  await page.goto('/goods_detail/1001');
  const compare = content(page).getByRole('link', { name: 'Compare' });
  await expect(compare).toHaveAttribute('href', '/compare?ids=1012,1001');
  await compare.click();
  const table = content(page).getByRole('table', { name: 'Compare products' });
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await content(page).getByRole('link', { name: 'Only differences' }).click();
  await expect(page).toHaveURL('/compare?ids=1012,1001&only=1');
  await expect(table.getByRole('row', { name: /^Load/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Material/ })).toHaveCount(0);
  await content(page).getByRole('searchbox', { name: 'Add a product' }).fill('pivot');
  await page.keyboard.press('Enter');
  await content(page).getByRole('link', { name: /^Add / }).first().click();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await axe(page);
  await page.goto('/zh-CN/compare?ids=1012,1001');
  await expect(content(page).getByRole('table', { name: '商品对比' }).getByRole('columnheader')).toHaveCount(2);
});
