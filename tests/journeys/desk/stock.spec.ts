import { NICKEL_HINGE } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';
import { openDesk } from '../testing/operator.ts';

test('[B15] stock and categories that an operator changes show in the shop at once', async ({
  startShop,
  browser,
  axe,
}) => {
  const shop = await startShop();
  const page = await (await browser.newContext({ baseURL: shop.origin })).newPage();
  const product = `/goods_detail/${NICKEL_HINGE.productId}?sku=${NICKEL_HINGE.code}`;
  await page.goto(product);
  await expect(page.locator('#purchase')).toContainText(/\d in stock/);
  const desk = await openDesk(browser, shop.origin, `/stock?search=${NICKEL_HINGE.code}`);
  await desk.getByRole('button', { name: `Change the stock of ${NICKEL_HINGE.code}` }).click();
  await desk.getByRole('radio', { name: /^Count/ }).check();
  await desk.getByRole('textbox', { name: /^Counted pieces/ }).fill('24');
  await axe(desk);
  await desk.getByRole('button', { name: 'Save' }).click();
  await desk.getByRole('link', { name: NICKEL_HINGE.code }).click();
  await expect(desk.getByRole('row', { name: /Count .* 24 / })).toBeVisible();
  await axe(desk);
  await page.goto(product);
  await expect(page.locator('#purchase')).toContainText('24 in stock');

  await desk.goto('/desk/categories');
  await desk.getByRole('button', { name: 'Edit Wall-Mount Hinges' }).click();
  await desk.getByRole('textbox', { name: /Name \(English\)/ }).fill('Hinges for Walls');
  await axe(desk);
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('row', { name: /Hinges for Walls/ })).toBeVisible();
  await axe(desk);
  await page.goto(product);
  await expect(content(page).getByRole('navigation').getByText('Hinges for Walls')).toBeVisible();
  await desk.context().close();
  await page.context().close();
});
