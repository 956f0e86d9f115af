import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const content = (page: Page) => page.locator('#content');
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
  test('[R2.1] leads to banners, notices, categories, goods and news', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('RIDER');
    await expect(content(page).locator('[data-component="banner-carousel"] [data-part="slide"]')).toHaveCount(4);
    for (const name of ['Notices', 'Shop by category', 'Recommended', 'New arrivals', 'Best sellers', 'News']) {
      await expect(content(page).getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(content(page).getByRole('link', { name: 'More Notices' })).toHaveAttribute('href', '/notice_list');
    await content(page).getByRole('link', { name: 'Railing and Balustrade' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Railing and Balustrade' })).toBeVisible();
  });

  test('[R5.6] writes days as each language does', async ({ page }) => {
    await page.goto('/');
    await expect(content(page).locator('time').first()).toHaveText(/^\d{2}-\d{2}-\d{4}$/);
    await page.goto('/zh-CN');
    await expect(content(page).locator('time').first()).toHaveText(/^\d{4}-\d{2}-\d{2}$/);
  });
});

test.describe('categories', () => {
  test('[R2.4] go down three levels to the goods, with breadcrumbs back', async ({ page }) => {
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
  });

  test('[R2.4] take name and banner from the tree, never from the address', async ({ page }) => {
    await page.goto('/goods_cate_b?cid=0&sid=111&title=Evil&ban=https%3A%2F%2Fevil.test%2Fx.png');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wall-Mount Hinges');
    expect(await page.content()).not.toContain('src="https://evil.test');
  });

  test('[R2.13] what is not there answers 404', async ({ request }) => {
    for (const path of [
      '/goods_cate_a?id=99999',
      '/goods_cate_a',
      '/goods_cate_b?cid=0&sid=99999',
      '/goods_detail/99999',
    ])
      expect((await request.get(path)).status(), path).toBe(404);
  });
});

test.describe('a list', () => {
  test('[R2.4] narrows down by facet, stock and price, all in its address, and shows what is set', async ({
    page,
    axe,
  }) => {
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

  test('[R2.4] a filter stays under the pointer when what was chosen shows above the goods', async ({ page }) => {
    await page.goto('/goods_list');
    const next = content(page).getByRole('checkbox', { name: 'Polished Chrome' });
    const before = await next.boundingBox();
    await content(page).getByRole('checkbox', { name: 'Matte Black' }).check();
    await expect(content(page).getByRole('list', { name: 'Chosen filters' })).toBeVisible();
    const after = await next.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
  });

  test('[R2.4] sorts by price both ways, keeping the filters', async ({ page }) => {
    await page.goto('/goods_list?inStock=1');
    const order = content(page).getByRole('navigation', { name: 'Sort by' });
    await order.getByRole('link', { name: 'Price' }).click();
    await expect(page).toHaveURL(/sort=price-asc&inStock=1/);
    const cheapest = await cards(page).first().innerText();
    await order.getByRole('link', { name: /Price/ }).click();
    await expect(page).toHaveURL(/sort=price-desc/);
    await expect(cards(page).first()).not.toHaveText(cheapest);
  });

  test('[R2.4] marks a pressed order before its goods are there', async ({ page }) => {
    await page.goto('/goods_list');
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/pc/get_products?*', async (route) => {
      await answered;
      await route.fallback();
    });
    const newest = content(page).getByRole('link', { name: 'Newest' });
    await newest.click();
    await expect(newest).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(/\/goods_list$/);
    answer();
    await expect(page).toHaveURL(/sort=newest/);
  });

  test('[R2.4] has pages of 24 and finds back from beyond the last', async ({ page }) => {
    await page.goto('/goods_list');
    await expect(cards(page)).toHaveCount(24);
    await content(page).getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL('/goods_list?page=2');
    await page.goto('/goods_list?page=99');
    await content(page).getByRole('link', { name: 'Go to the first page' }).click();
    await expect(cards(page)).toHaveCount(24);
  });

  test('[R2.4] says when nothing meets the filters', async ({ page, axe }) => {
    await page.goto('/goods_list?minPrice=99999');
    await expect(page.getByRole('heading', { name: 'No products match these filters' })).toBeVisible();
    await axe(page);
    await content(page).getByRole('link', { name: 'Remove all filters' }).click();
    await expect(page).toHaveURL('/goods_list');
  });
});

test.describe('search', () => {
  test('[R2.4] finds hinges', async ({ page }) => {
    await page.goto('/goods_search?title=hinge');
    await expect(page.getByRole('heading', { level: 1, name: 'Results for “hinge”' })).toBeVisible();
    await expect(cards(page).first()).toContainText(/hinge/i);
    expect(await cards(page).count()).toBeGreaterThan(5);
  });

  test('[R2.4] shows the article of a SKU code first, and leads to exactly that one', async ({ page, axe }) => {
    await page.goto('/goods_search?title=rd-hinge-wall-full-mb-10mm');
    const match = content(page).getByRole('region', { name: 'Exact match for part no.' });
    await axe(page);
    await match.getByRole('link').click();
    await expect(page).toHaveURL(/goods_detail\/1001\?sku=RD-HINGE-WALL-FULL-MB-10MM/);
    await expect(page.getByRole('radio', { name: 'Matte Black' })).toBeChecked();
  });

  test('[R3.2] asks for a term instead of failing on a blank one', async ({ page }) => {
    const response = await page.goto('/goods_search?title=%20%20');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Please enter what you are looking for' })).toBeVisible();
    await content(page).getByRole('list', { name: 'Popular searches' }).getByRole('link').first().click();
    await expect(cards(page).first()).toBeVisible();
  });

  test('[R2.4] helps when nothing was found', async ({ page, axe }) => {
    await page.goto('/goods_search?title=zzzzqqq');
    await expect(page.getByRole('heading', { name: 'Nothing found for “zzzzqqq”' })).toBeVisible();
    await expect(content(page).getByRole('list', { name: 'Popular searches' })).toBeVisible();
    await axe(page);
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

  test('[R6.12] counts its tier prices and says why a quantity cannot be ordered', async ({ page }) => {
    await page.goto('/goods_detail/1001?sku=RD-HINGE-WALL-FULL-CH-10MM');
    const quantity = content(page).getByRole('spinbutton', { name: 'Quantity' });
    await quantity.fill('10');
    await expect(content(page).locator('output').getByText('$365.70').first()).toBeVisible();
    for (const [typed, message] of [
      ['1', 'Minimum order: 2'],
      ['1000000000', 'Only 483 in stock.'],
      ['', 'Enter the quantity as a whole number.'],
    ] as const) {
      await quantity.fill(typed);
      await expect(content(page).getByText(message)).toBeVisible();
      await content(page).getByRole('button', { name: 'Add to cart' }).click();
      await expect(quantity).toBeFocused();
    }
  });

  test('[R2.5] shows specifications, drawing, articles, reviews and related goods', async ({ page }) => {
    await page.goto('/goods_detail/1001');
    await expect(content(page).getByRole('table', { name: 'Specifications' })).toBeVisible();
    await expect(content(page).getByRole('img', { name: /Dimensioned drawing/ })).toHaveCount(3);
    await expect(content(page).getByRole('heading', { name: /^Reviews \(\d+\)/ })).toBeVisible();
    await content(page).getByRole('link', { name: 'RD-HINGE-WALL-FULL-ORB-8MM' }).click();
    await expect(content(page).getByRole('radio', { name: 'Oil-Rubbed Bronze' })).toBeChecked();
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  test('[R2.14] carries JSON-LD with an offer per article', async ({ page }) => {
    await page.goto('/goods_detail/1001');
    const data = await structuredData(page);
    expect(data.get('Product')).toMatchObject({ name: 'Harbor Wall-Mount Shower Hinge, Full Back Plate' });
    expect(data.get('Product')?.offers).toHaveLength(10);
    expect(data.get('BreadcrumbList')?.itemListElement).toHaveLength(5);
  });
});

test('[R2.12] the catalogue speaks Chinese under /zh-CN', async ({ page }) => {
  await page.goto('/zh-CN/goods_cate_b?cid=0&sid=111');
  await expect(page.getByRole('heading', { level: 1, name: '墙装铰链' })).toBeVisible();
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/zh-CN\/goods_detail\/1\d{3}$/);
  await expect(content(page).getByRole('button', { name: '加入购物车' })).toBeVisible();
});

test('[R2.14] what the HTML brought is not asked for again', async ({ page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[R2.4] filters, order and pages work', async ({ page }) => {
    await page.goto('/zh-CN/goods_list?sort=price-asc');
    await content(page).getByRole('checkbox', { name: '哑光黑' }).check();
    await content(page).getByRole('button', { name: '应用' }).click();
    await expect(page).toHaveURL(/\/zh-CN\/goods_list\?.*sort=price-asc.*facet%5Bfinish%5D=MB/);
    await content(page).getByRole('link', { name: /2/ }).last().click();
    await expect(page).toHaveURL(/page=2/);
  });

  test('[R2.5] an article has its own address, and the purchase form names the choice', async ({ page }) => {
    await page.goto('/goods_detail/1001?sku=RD-HINGE-WALL-FULL-MB-8MM');
    await expect(content(page).getByRole('radio', { name: 'Matte Black' })).toBeChecked();
    await expect(content(page).getByText('$41.50').first()).toBeVisible();
    const form = content(page).locator('#purchase');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form.locator('input[name="attribute.Finish"]:checked')).toHaveValue('Matte Black');
    await expect(form.locator('input[name="productId"]')).toHaveValue('1001');
    await expect(form.locator('input[name="skuId"]')).toHaveCount(0);
  });
});
