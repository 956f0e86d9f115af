import type { Page } from '@playwright/test';
import { BRASS_HINGE, signIn } from './buyer.ts';
import { expect, test } from './journey.ts';
import { swept } from '../test-length.ts';
import { partTakenOver } from './script-taken-over.ts';

const content = (page: Page) => page.locator('#content');
const purchase = (page: Page) => page.locator('#purchase');
const add = (page: Page) => purchase(page).getByRole('button', { name: 'Add to cart' });
const price = (page: Page) => purchase(page).locator('[data-component="price"]');
const articles = (page: Page) => content(page).getByRole('table', { name: 'All items' });
const cartCount = (page: Page) => page.locator('[data-component="header"] [data-part="cart-count"]').first();

/** The products with the most options, the longest names and a single article. */
const PRODUCTS = ['1015', '1094', '1023', '1089', '1001', '1032', '1147'];

test('[R2.5] price, quantity and Add to cart show without scrolling', { tag: '@sweep' }, async ({ page }) => {
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

test('[R3.5] the compact header opens the categories from a button, which close with a choice', async ({ page }) => {
  await page.goto('/goods_detail/1001');
  const railing = page.getByRole('navigation', { name: 'Product categories' }).getByRole('link', { name: /^Railing/ });
  await expect(railing).toBeHidden();
  await page.getByRole('button', { name: 'Products' }).click();
  await railing.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Railing and Balustrade' })).toBeVisible();
});

test('[R6.12] the large price is that of a piece at the chosen quantity; what was asked for before is named', async ({
  page,
}) => {
  await page.goto('/goods_detail/1001?sku=RD-HINGE-WALL-FULL-CH-10MM');
  await expect(price(page)).toContainText('$38.50');
  // Nobody was asked for its list price in the last 30 days.
  await expect(price(page)).not.toContainText('List price');
  await purchase(page).getByRole('spinbutton', { name: 'Quantity' }).fill('50');
  await expect(price(page)).toContainText('$35.04');
  // A live region, so that it is announced.
  await expect(purchase(page).locator('output').first()).toHaveText('50 × $35.04 $1,752.00');
});

test('[R2.5] a reduced article strikes through what it cost before', async ({ page }) => {
  await page.goto('/goods_detail/1012?sku=RD-HINGE-90-BEVEL-CH');
  await expect(price(page)).toContainText('List price $67.50');
});

test('[R2.4] no card strikes a price through', async ({ page }) => {
  await page.goto('/goods_list');
  await expect(content(page).locator('[data-component="product-card"]').first()).toBeVisible();
  await expect(content(page).locator('[data-component="product-card"] s')).toHaveCount(0);
});

test('[R2.5] says how many are in stock, and when they leave', async ({ page }) => {
  await page.goto('/goods_detail/1001?sku=RD-HINGE-WALL-FULL-CH-10MM');
  await expect(purchase(page)).toContainText('483 in stock');
  await expect(purchase(page)).toContainText(/Ships (today if ordered before 2 PM Pacific|\w+day)/);
  await page.goto('/goods_detail/1012?sku=RD-HINGE-90-BEVEL-CH');
  await expect(purchase(page)).toContainText(/Only \d left/);
});

test.describe('the table of articles', () => {
  for (const width of [390, 1200]) {
    const title = `[R2.5] [R6.12] takes orders at ${width} px, and marks the chosen article`;
    test(title, { tag: width === 390 ? [] : ['@long'] }, async ({ page, context, axe }) => {
      await signIn(context, 'danaglass');
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/goods_detail/1001?sku=${BRASS_HINGE.code}`);
      const row = (code: string) => articles(page).getByRole('row').filter({ hasText: code });
      await expect(row(BRASS_HINGE.code)).toHaveAttribute('aria-current', 'true');
      await partTakenOver(articles(page));
      const black = row('RD-HINGE-WALL-FULL-MB-10MM');
      for (const text of ['Matte Black', '10 mm', /in stock/, '$41.50']) await expect(black).toContainText(text);
      await black.getByRole('spinbutton', { name: 'Pieces of RD-HINGE-WALL-FULL-MB-10MM' }).fill('12');
      await expect(black).toContainText('$39.42');
      await black.getByRole('button', { name: 'Add RD-HINGE-WALL-FULL-MB-10MM' }).click();
      await expect(black).toContainText('12 added');
      await expect(cartCount(page)).toHaveText('12');
      const radio = content(page).getByRole('radio', { name: 'Polished Chrome' });
      await radio.check({ force: true });
      await expect(row('RD-HINGE-WALL-FULL-CH-10MM')).toHaveAttribute('aria-current', 'true');
      await expect(row(BRASS_HINGE.code)).not.toHaveAttribute('aria-current');
      if (width > 1000) await axe(page);
    });
  }

  test('[R2.5] what is refused shows at its article, and the count goes back', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expect(/status of/);
    await signIn(context, 'danaglass');
    await page.goto('/goods_detail/1001');
    await page.route('**/api/cart/add', (route) =>
      route.fulfill({ json: { status: 400, msg: 'Sold a moment ago.', data: null } }),
    );
    await partTakenOver(articles(page));
    const row = articles(page).getByRole('row').filter({ hasText: 'RD-HINGE-WALL-FULL-BN-8MM' });
    await row.getByRole('button', { name: /^Add / }).click();
    await expect(row).toContainText('Sold a moment ago.');
    await expect(cartCount(page)).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('[R2.5] adds the quantity of its own row', async ({ page, context }) => {
      await signIn(context, 'danaglass');
      await page.goto('/goods_detail/1001');
      const row = articles(page).getByRole('row').filter({ hasText: 'RD-HINGE-WALL-FULL-ORB-10MM' });
      await row.getByRole('spinbutton').fill('6');
      await row.getByRole('button', { name: /^Add / }).click();
      await expect(page).toHaveURL('/shoppingCart');
      const line = content(page).locator('[data-component="cart-line"]');
      await expect(line).toContainText('RD-HINGE-WALL-FULL-ORB-10MM');
      await expect(line.getByRole('spinbutton')).toHaveValue('6');
    });
  });
});

test('[R2.12] the drawing speaks the language of the page, one view to a row on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/zh-CN/goods_detail/1001');
  const views = content(page).getByRole('img', { name: /尺寸图/ });
  await expect(views).toHaveCount(3);
  await expect(views.first()).toHaveAttribute('src', /\.svg#zh-1$/);
  const boxes = await views.evaluateAll((found) => found.map((view) => view.getBoundingClientRect()));
  for (const { width } of boxes) expect(width).toBeGreaterThan(320);
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(1);
  const enlarge = content(page).getByRole('link', { name: '放大查看' });
  await partTakenOver(enlarge);
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

test('[R2.5] a product prints on one sheet, without anything to press', async ({ page }) => {
  for (const path of ['/goods_detail/1015', '/zh-CN/goods_detail/1094']) {
    await page.goto(path);
    expect(await sheetsOf(page), path).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    const pressed = page.getByRole('button').filter({ visible: true });
    await expect(pressed.filter({ hasNot: page.locator('img') })).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});

test.describe('by keyboard', () => {
  test('[R3.2] a chosen suggestion leads to the heading, and on to Add to cart in few steps', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('RD-HINGE-WALL-FULL-SB-10MM');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(page).toHaveURL(/goods_detail/);
    await expect(heading).toBeFocused();
    let presses = 0;
    while (presses < 12 && !(await add(page).evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press('Tab');
      presses += 1;
    }
    await expect(add(page)).toBeFocused();
    expect(presses).toBeLessThanOrEqual(10);
  });

  test('[R3.5] every navigation moves the focus to the heading; a filter leaves it alone', async ({ page }) => {
    await page.goto('/');
    const railing = page.getByRole('link', { name: 'Railing and Balustrade' }).last();
    await partTakenOver(railing);
    await railing.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Railing and Balustrade' })).toBeFocused();
    await page.goto('/goods_list');
    const box = content(page).getByRole('checkbox', { name: 'Matte Black' });
    await box.focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/facet/);
    await expect(content(page).locator('[data-component="sort-bar"]')).not.toContainText('147 products');
    await expect(content(page).getByRole('checkbox', { name: 'Matte Black' })).toBeFocused();
  });
});
