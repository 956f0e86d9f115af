import { signIn } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';
import { openDesk } from '../testing/operator.ts';

const SKU = 'RD-HINGE-180-MB-8MM';

test('[B14] [B15] a contract price saved at the desk is what its buyer sees and pays, and nobody else', async ({
  startShop,
  browser,
  axe,
}) => {
  const shop = await startShop();
  const open = async (account?: string) => {
    const context = await browser.newContext({ baseURL: shop.origin });
    if (account !== undefined) await signIn(context, account);
    return context.newPage();
  };
  const desk = await openDesk(browser, shop.origin, '/price-lists');
  await desk.getByRole('link', { name: 'Add a price list' }).click();
  await desk.getByRole('textbox', { name: /^Name/ }).fill('Northern glass');
  await desk.getByRole('textbox', { name: /^Buyers/ }).fill('luisglass');
  await desk.getByRole('textbox', { name: /^Prices/ }).fill(`${SKU}\t1\t1.25`);
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('textbox', { name: /^Name/ })).toHaveValue('Northern glass');
  await axe(desk);
  await desk
    .getByRole('group', { name: /^Valid from/ })
    .getByRole('spinbutton')
    .first()
    .click();
  await desk.keyboard.type('01012026');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('row', { name: /Northern glass Active/ })).toBeVisible();
  await axe(desk);

  const luis = await open('luisglass');
  const priya = await open('priyaglass');
  const visitor = await open();
  const pages = [luis, priya, visitor];
  for (const page of pages) await page.goto(`/goods_search?title=${SKU}`);
  for (const page of pages) {
    for (const text of ['$1.25', 'Your price'])
      await expect(content(page).getByText(text).first()).toBeVisible({ visible: page === luis });
    await content(page)
      .getByRole('link', { name: /Hinge 180°/ })
      .first()
      .click();
    await expect(content(page).getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
    await expect(content(page).getByText('$1.25').first()).toBeVisible({ visible: page === luis });
  }
  await content(luis).getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(luis.getByText(/Done: \d+ pcs? added/).first()).toBeVisible();
  await luis.goto('/shoppingCart');
  for (const text of ['$1.25', 'Your price']) await expect(content(luis).getByText(text).first()).toBeVisible();
  for (const page of [desk, ...pages]) await page.context().close();
});
