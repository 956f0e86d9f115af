import { expect, test } from '../testing/journey.ts';
import { openDesk } from '../testing/operator.ts';

test('[B15] an operator changes price and state of a product, and the shop follows at once', async ({
  browser,
  page,
  baseURL,
  axe,
}) => {
  const product = page.getByRole('link', { name: 'Tern Beveled Wall-Mount Shower Hinge' });
  const desk = await openDesk(browser, baseURL, '/products?search=RD-HINGE-WALL-BEVEL');
  const save = async (change: RegExp) => {
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByRole('row', { name: change })).toBeVisible();
  };
  await desk.getByRole('link', { name: 'Tern Beveled Wall-Mount Shower Hinge' }).click();
  await desk.getByRole('textbox', { name: 'Price of RD-HINGE-WALL-BEVEL-CH', exact: true }).fill('41.67');
  await axe(desk);
  await save(/Price of .*: 42\.00 → 41\.67/);

  await page.goto('/goods_list?keyword=Tern+Beveled+Wall-Mount');
  await product.first().click();
  await expect(page.getByText('$41.67').first()).toBeVisible();

  await desk.getByRole('combobox', { name: 'State' }).selectOption('Archived');
  await save(/State: Published → Archived/);
  await page.goto('/goods_list?keyword=Tern+Beveled+Wall-Mount');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(product).toHaveCount(0);

  await desk.getByRole('combobox', { name: 'State' }).selectOption('Published');
  await save(/State: Archived → Published/);
  await page.reload();
  await expect(product.first()).toBeVisible();
  await desk.context().close();
});
