import type { ShopProcess } from '../../scripts/shop-process.mjs';
import { endShop, expect, newShop, test } from './journey.ts';
import { startPromotionBackend } from './promotion-backend.ts';

let backend: Awaited<ReturnType<typeof startPromotionBackend>>;
let promoting: ShopProcess;

test.beforeAll(async ({ shop }) => {
  backend = await startPromotionBackend(shop.origin);
  promoting = await newShop({ API_ORIGIN: backend.origin });
});

test.afterAll(async () => {
  await endShop(promoting);
  backend.close();
});

test('[R2.6] flash sales, presales and group buys of a backend, by their lists to the page of one', async ({
  page,
  axe,
  complaints,
}) => {
  // Pictures are the other backend's.
  complaints.expect(/status of 404/);
  const { origin } = promoting;
  await page.goto(`${origin}/goods_seckill`);
  await expect(page.getByRole('link', { name: '10:00 Underway' })).toHaveAttribute('aria-current', 'page');
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^1:5\d:\d\d$/);
  const before = await timer.textContent();
  await expect(timer).not.toHaveText(String(before));
  await expect(page.getByRole('progressbar', { name: '5 of 20 sold' })).toBeVisible();
  await expect(page.getByText('Sold out')).toBeVisible();
  await axe(page);

  await page.getByRole('link', { name: 'Exposed-Roller Sliding Shower Kit' }).click();
  await expect(page).toHaveURL(`${origin}/goods_seckill_detail?id=3`);
  await expect(page.getByText('Limit 4 per buyer. You have ordered 2; 2 more are possible.')).toBeVisible();
  await expect(page.locator('#purchase').getByRole('button', { name: 'Buy now' })).toBeVisible();
  await axe(page);

  await page.goto(`${origin}/goods_presell_detail?id=1044`);
  await expect(page.getByText(/^Ships on \d\d-\d\d-\d{4}, in a parcel of its own$/)).toBeVisible();
  await page.goto(`${origin}/goods_group_detail?id=2&group=7`);
  await expect(page.getByRole('heading', { name: 'You are invited to this group' })).toBeVisible();
  await expect(page.getByText('1 more person needed')).toBeVisible();
  await axe(page);
  // A visitor signs in first; the wish says what for.
  await page.getByRole('button', { name: 'Join this group' }).click();
  await expect(page).toHaveURL(`${origin}/login`);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'wish')?.value).toMatch(/combinationId-2\.pinkId-7$/);
});

test('[R2.6] [R2.14] their documents name price, end and picture, and what there is not is missing', async ({
  request,
}) => {
  const { origin } = promoting;
  const answer = await request.get(`${origin}/goods_seckill_detail?id=3`);
  expect(answer.headers()['server-timing']).toMatch(/^clock;desc="\d{13}"$/);
  const html = await answer.text();
  expect(html).toContain('"price":"178.00"');
  expect(html).toContain('"priceValidUntil":"20');
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+"/);
  const soldOut = await (await request.get(`${origin}/goods_seckill_detail?id=4`)).text();
  expect(soldOut).toContain('See it at the ordinary price');
  expect(soldOut).not.toContain('name="secKillId"');
  expect((await request.get(`${origin}/goods_seckill_detail?id=99`)).status()).toBe(404);
  expect((await request.get(`${origin}/goods_group_detail`)).status()).toBe(404);
  // Chinese last, because its prefix sets the language of all later requests.
  expect(await (await request.get(`${origin}/zh-CN/goods_group`)).text()).toContain('3 人团');
});
