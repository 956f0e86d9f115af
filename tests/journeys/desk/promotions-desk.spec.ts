import { signIn } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';
import { openDesk } from '../testing/operator.ts';

test('[B15] an operator makes a coupon and a flash sale, which buyers see immediately, and stops them', async ({
  browser,
  baseURL,
  axe,
}) => {
  const buyer = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  await signIn(buyer.context(), 'luisglass');
  const desk = await openDesk(browser, baseURL, '/coupons');
  const dialog = desk.getByRole('dialog');
  const fill = async (fields: Record<string, string>) => {
    for (const [name, text] of Object.entries(fields))
      await dialog.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(text);
  };
  const stop = async (name: string) => {
    await desk.getByRole('button', { name: `Change ${name}` }).click();
    await dialog.getByRole('button', { name: /^Stop the/ }).click();
    await desk
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Stop the/ })
      .click();
    // The dialog is hidden while the question is open: only the list shows that it has stopped.
    await expect(desk.getByRole('row', { name: new RegExp(`${name}.*(Ended|Stopped)`) })).toBeVisible();
  };
  await desk.getByRole('button', { name: 'Add a coupon' }).click();
  await fill({
    'Title .English': 'Journey coupon',
    'Title .Chinese': '旅程券',
    'For orders': '100',
    Reduction: '10',
    Available: '5',
  });
  await dialog.getByRole('button', { name: 'Save the coupon' }).click();
  await axe(desk);
  await buyer.goto('/user/userCoupon');
  await content(buyer).getByRole('button', { name: 'Claim Journey coupon' }).click();
  await expect(content(buyer).getByRole('button', { name: 'Journey coupon claimed' })).toBeVisible();
  await stop('Journey coupon');

  await desk.goto('/desk/promotions');
  await desk.getByRole('button', { name: 'Add a promotion' }).click();
  await dialog.getByRole('combobox', { name: 'Item' }).fill('RD-BAR-FLANGE-CH');
  await desk.getByRole('listbox').getByRole('option').first().click();
  await fill({ 'Title .English': 'Journey sale', 'Title .Chinese': '旅程秒杀', Price: '1', Quota: '3' });
  await fill({ 'Description .English': 'While stocks last', 'Description .Chinese': '售完即止' });
  await dialog.getByLabel('Daily time').selectOption('Another time');
  await fill({ 'Start of': '00:00', Hours: '24' });
  for (const [place, day] of ['01012026', '31122099'].entries()) {
    await dialog.getByRole('spinbutton', { name: /^day/i }).nth(place).click();
    await desk.keyboard.type(day);
  }
  await dialog.getByRole('button', { name: 'Check the promotion' }).click();
  await dialog.getByRole('button', { name: 'Save the promotion' }).click();
  await expect(desk.getByRole('row', { name: /Journey sale.*Active/ })).toBeVisible();
  await buyer.goto('/goods_seckill');
  await expect(content(buyer).getByText('Journey sale').first()).toBeVisible();
  await stop('Journey sale');
  await buyer.reload();
  await expect(content(buyer).getByText('Journey sale')).toHaveCount(0);
  for (const page of [buyer, desk]) await page.context().close();
});
