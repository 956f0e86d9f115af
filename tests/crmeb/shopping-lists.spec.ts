import { SINGLE_SPEC } from './recorded-products.ts';
import { expect, signIn, test } from './shop-before-crmeb.ts';

test('[B3] lists are stored in the browser, which the page says, and go to the cart', async ({ page }) => {
  await signIn(page.context());
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/shopping_list/')) sent.push(request.url());
  });
  await page.goto('/user/shopping_lists');
  const list = page.locator('#content');
  await expect(list.getByText(/^These lists are stored in this browser only/)).toBeVisible();
  for (const name of ['Bought before', 'Share with my company']) await expect(list.getByText(name)).toHaveCount(0);
  await list.getByLabel('Name').fill('Harbour Tower');
  await list.getByRole('button', { name: 'Create list' }).click();
  await expect(list.getByRole('heading', { level: 1, name: 'Harbour Tower' })).toBeVisible();
  await list.getByLabel('Product name, row 1').fill('Spider fitting four-way');
  await list.getByLabel('Quantity, row 1').fill('2');
  await list.getByLabel('Note, row 1').fill('north');
  await expect(list.getByText('All changes are saved.')).toBeVisible();
  await page.reload();
  await expect(list.getByLabel('Note, row 1')).toHaveValue('north');
  await list.getByRole('link', { name: 'Pick list' }).click();
  await expect(list.getByRole('row', { name: /Spider fitting/ })).toContainText('north');
  await page.goBack();
  // A name of several variants leaves the choice.
  await expect(list.getByRole('button', { name: /^Take Spider fitting four-way/ })).toHaveCount(3);
  await list.getByLabel('Product name, row 1').fill(SINGLE_SPEC.name);
  await list.getByRole('button', { name: 'Add 1 to the cart' }).click();
  await expect(list.getByText('1 row is in your cart.')).toBeVisible();
  await page.goto('/user/shopping_lists?add=Spider+fitting+four-way');
  await list.getByRole('button', { name: 'Add to Harbour Tower' }).click();
  await expect(list.getByLabel('Product name, row 2')).toHaveValue('Spider fitting four-way');
  await list.getByRole('button', { name: 'Delete list' }).click();
  await list.getByRole('button', { name: 'Delete this list for good' }).click();
  await expect(list.getByRole('link', { name: 'Harbour Tower' })).toHaveCount(0);
  expect(sent).toEqual([]);
});
