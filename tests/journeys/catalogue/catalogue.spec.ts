import type { Page } from '@playwright/test';
import { content, expect, test } from '../testing/journey.ts';

const cards = (page: Page) => content(page).locator('[data-component="product-card"]');
const found = (page: Page) => content(page).locator('[data-component="sort-bar"]');

/** All schema.org objects of the page's document by type, as robots read it. */
async function structuredData(page: Page): Promise<Map<string, Record<string, unknown>>> {
  await page.reload();
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const items = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  return new Map(items.map((item) => [String(item['@type']), item]));
}

/** Records the calls that the page makes from now on. */
function listenForCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') || pathname.endsWith('.data')) calls.push(pathname);
  });
  return calls;
}

test.describe('home', () => {
  test('[R2.1] [R5.6] shows all sections, with dates in the format of the language', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('RIDER');
    await expect(content(page).locator('[data-component="banner-carousel"] [data-part="slide"]')).toHaveCount(4);
    for (const name of ['Notices', 'Shop by category', 'Recommended', 'New arrivals', 'Best sellers', 'News']) {
      await expect(content(page).getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(content(page).getByRole('link', { name: 'More Notices' })).toHaveAttribute('href', '/notice_list');
    await expect(content(page).locator('time').first()).toHaveText(/^\d{2}-\d{2}-\d{4}$/);
    await content(page).getByRole('link', { name: 'Railing and Balustrade' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Railing and Balustrade' })).toBeVisible();
    await page.goto('/zh-CN');
    await expect(content(page).locator('time').first()).toHaveText(/^\d{4}-\d{2}-\d{2}$/);
  });
});

test.describe('categories', () => {
  test('[R2.4] lead down three levels to the products, with breadcrumbs back', async ({ page }) => {
    await page.goto('/goods_cate');
    await content(page).getByRole('link', { name: 'Shower Hinges', exact: true }).click();
    await expect(page).toHaveURL('/goods_cate_a?id=110');
    await content(page).getByRole('link', { name: 'Wall-Mount Hinges', exact: true }).click();
    await expect(page).toHaveURL('/goods_cate_b?cid=0&sid=111');
    await expect(found(page)).toContainText('6 products');
    const breadcrumbs = content(page).locator('[data-component="breadcrumbs"]');
    await expect(breadcrumbs).toContainText('Wall-Mount Hinges');
    await breadcrumbs.getByRole('link', { name: 'Shower Door Hardware' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shower Door Hardware' })).toBeVisible();
    const data = await structuredData(page);
    expect(data.get('BreadcrumbList')?.itemListElement).toHaveLength(2);
    // Name and banner come from the tree, never from the address.
    await page.goto('/goods_cate_b?cid=0&sid=111&title=Evil&ban=https%3A%2F%2Fevil.test%2Fx.png');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wall-Mount Hinges');
    expect(await page.content()).not.toContain('src="https://evil.test');
  });
});

test.describe('a list', () => {
  test('[R2.4] is filtered by facet, stock and price, all in its address', async ({ page, axe }) => {
    await page.goto('/goods_list');
    await expect(found(page)).toContainText('147 products');
    await content(page).getByRole('checkbox', { name: 'Matte Black' }).check();
    await expect(page).toHaveURL(/facet%5Bfinish%5D=MB/);
    await expect(found(page)).not.toContainText('147 products');
    await content(page).getByRole('checkbox', { name: 'In stock only' }).check();
    await expect(page).toHaveURL(/inStock=1/);
    await content(page)
      .getByRole('spinbutton', { name: /Price.*From/ })
      .fill('100');
    await content(page).getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/minPrice=100/);
    await axe(page);
    const chips = content(page).getByRole('list', { name: 'Chosen filters' });
    await chips.getByRole('link', { name: 'Remove filter Matte Black' }).click();
    await expect(page).not.toHaveURL(/facet/);
    await chips.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/goods_list');
    await expect(found(page)).toContainText('147 products');
  });

  test('[R2.4] is sorted with the same filters, and shows the chosen order at once', async ({ page }) => {
    await page.goto('/goods_list?inStock=1');
    const order = content(page).getByRole('navigation', { name: 'Sort by' });
    await order.getByRole('link', { name: 'Price' }).click();
    await expect(page).toHaveURL(/sort=price-asc&inStock=1/);
    const cheapest = await cards(page).first().innerText();
    await order.getByRole('link', { name: /Price/ }).click();
    await expect(page).toHaveURL(/sort=price-desc/);
    await expect(cards(page).first()).not.toHaveText(cheapest);
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/pc/get_products?*', async (route) => {
      await answer.promise;
      await route.fallback();
    });
    const newest = order.getByRole('link', { name: 'Newest' });
    await newest.click();
    await expect(newest).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(/sort=price-desc/);
    answer.resolve();
    await expect(page).toHaveURL(/sort=newest/);
  });

  test('[R2.4] [R3.2] has pages of 24, and offers help if nothing is found', async ({ page, axe }) => {
    await page.goto('/goods_list');
    await expect(cards(page)).toHaveCount(24);
    await content(page).getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL('/goods_list?page=2');
    await page.goto('/goods_list?page=99');
    await content(page).getByRole('link', { name: 'Go to the first page' }).click();
    await expect(cards(page)).toHaveCount(24);
    await page.goto('/goods_list?minPrice=99999');
    await expect(page.getByRole('heading', { name: 'No products match these filters' })).toBeVisible();
    await axe(page);
    await content(page).getByRole('link', { name: 'Remove all filters' }).click();
    await expect(page).toHaveURL('/goods_list');
    await page.goto('/goods_search?title=zzzzqqq');
    await expect(page.getByRole('heading', { name: 'Nothing found for “zzzzqqq”' })).toBeVisible();
    await axe(page);
    const response = await page.goto('/goods_search?title=%20%20');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Please enter what you are looking for' })).toBeVisible();
    await content(page).getByRole('list', { name: 'Popular searches' }).getByRole('link').first().click();
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('a product', () => {
  test('[R2.5] is chosen by finish and thickness; price, code, picture and address follow', async ({ page }) => {
    await page.goto('/goods_detail/1001');
    await content(page).getByRole('radio', { name: 'Satin Brass' }).check({ force: true });
    await content(page).getByRole('radio', { name: '10 mm (3/8")' }).check({ force: true });
    await expect(page).toHaveURL('/goods_detail/1001?sku=RD-HINGE-WALL-FULL-SB-10MM');
    await expect(content(page).getByText('$44.00').first()).toBeVisible();
    await expect(content(page).locator('[data-component="gallery"] img').first()).toHaveAttribute('alt', /Satin Brass/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/goods_detail\/1001$/);
    await page.reload();
    await expect(content(page).getByRole('radio', { name: 'Satin Brass' })).toBeChecked();
  });

  test('[R2.5] [R2.14] shows all its details, and has an offer per variant for search engines', async ({ page }) => {
    await page.goto('/goods_detail/1001');
    await expect(content(page).getByRole('table', { name: 'Specifications' })).toBeVisible();
    await expect(content(page).getByRole('img', { name: /Dimensioned drawing/ })).toHaveCount(3);
    await expect(content(page).getByRole('heading', { name: /^Reviews \(\d+\)/ })).toBeVisible();
    await content(page).getByRole('link', { name: 'RD-HINGE-WALL-FULL-ORB-8MM' }).click();
    await expect(content(page).getByRole('radio', { name: 'Oil-Rubbed Bronze' })).toBeChecked();
    expect(await cards(page).count()).toBeGreaterThan(0);
    const data = await structuredData(page);
    expect(data.get('Product')).toMatchObject({ name: 'Harbor Wall-Mount Shower Hinge, Full Back Plate' });
    expect(data.get('Product')?.offers).toHaveLength(10);
    expect(data.get('BreadcrumbList')?.itemListElement).toHaveLength(5);
  });
});

test('[R2.14] data of the HTML is not requested again', async ({ page }) => {
  const calls = listenForCalls(page);
  for (const path of [
    '/',
    '/goods_cate',
    '/goods_cate_a?id=100',
    '/goods_list',
    '/goods_search?title=hinge',
    '/goods_detail/1001',
  ]) {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
  }
  expect(calls).toEqual([]);
});

test('[R10.12] an outdated browser shows a note, and the shop works as without script', async ({ page }) => {
  await page.addInitScript('delete AbortSignal.any');
  for (const [prefix, sentence] of [
    ['', 'This browser is too old for some parts of the shop.'],
    ['/zh-CN', '您的浏览器版本过旧'],
  ] as const) {
    await page.goto(`${prefix}/goods_list`);
    await expect(page.getByText(sentence)).toBeVisible();
    await page.getByRole('searchbox').fill('spigot');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${prefix}/goods_search?title=spigot`);
  }
  await page.goto('/desk');
  await expect(page.getByText('This browser is too old for the desk.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[R2.4] [R3.2] [R3.7] filters, sort order, pages and the search of the bottom bar work', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/goods_list');
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Search' }).click();
    await expect(page.getByLabel('Search products')).toBeFocused();
    await page.keyboard.type('spigot');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/title=spigot/);
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.goto('/zh-CN/goods_list?sort=price-asc');
    await content(page).getByRole('checkbox', { name: '哑光黑' }).check();
    await content(page).getByRole('button', { name: '应用' }).click();
    await expect(page).toHaveURL(/\/zh-CN\/goods_list\?.*sort=price-asc.*facet%5Bfinish%5D=MB/);
    await content(page).getByRole('link', { name: /2/ }).last().click();
    await expect(page).toHaveURL(/page=2/);
  });
});
