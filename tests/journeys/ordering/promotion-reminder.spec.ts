import { call, signIn } from '../testing/buyer.ts';
import { expect, test } from '../testing/journey.ts';

test('[R2.6] a buyer turns the reminder of a promotion on and off; a visitor signs in first', async ({ page, axe }) => {
  const { list } = (await call(page.context(), 'advance/list?time_type=1')).data as { list: { id: number }[] };
  const address = `/goods_presell_detail?id=${list[0]?.id}`;
  await page.goto(address);
  await page.getByRole('button', { name: 'Remind me when it starts' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page.context(), 'danaglass');
  await page.goto(address);
  await page.getByRole('button', { name: 'Remind me when it starts' }).click();
  const confirmation = page.getByText('We will notify you by message and e-mail when it starts.');
  await expect(confirmation).toBeVisible();
  await axe(page);
  // The reminder survives a reload, and can be undone there; the button retains the focus.
  await page.reload();
  await expect(confirmation).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the reminder' }).click();
  await expect(page.getByRole('button', { name: 'Remind me when it starts' })).toBeFocused();
  await expect(confirmation).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remind me when it starts' })).toBeVisible();
});

test('[R2.6] [R2.4] [R2.5] list and product page show the active promotion', async ({ page, axe }) => {
  const { list } = (await call(page.context(), 'advance/list?time_type=2')).data as {
    list: { id: number; price: string; ot_price: string }[];
  };
  const [{ id, price, ot_price: ordinary }] = list as [(typeof list)[0]];
  const { list: goods } = (await call(page.context(), `pc/get_products?ids=${id}`)).data as {
    list: { store_name: string }[];
  };
  await page.goto(`/goods_search?title=${encodeURIComponent(goods[0]?.store_name ?? '')}`);
  const card = page.locator('[data-component="product-card"]', { has: page.locator(`a[href*="/goods_detail/${id}"]`) });
  await expect(card).toContainText(`Presale $${price} until `);
  await page.goto(`/goods_detail/${id}`);
  await expect(page.locator('#purchase [data-component="price"]').first()).toContainText(`$${price}`);
  await expect(page.locator('#purchase [data-component="price"]').first()).toContainText(`$${ordinary}`);
  const note = page.locator('[data-component="promotion-note"]').first();
  await expect(note).toContainText(/^Presale\s+until .+ships .+About the promotion$/);
  await axe(page);
  await note.getByRole('link', { name: 'About the promotion' }).click();
  await expect(page).toHaveURL(new RegExp(`/goods_presell_detail\\?id=${id}$`));
});
