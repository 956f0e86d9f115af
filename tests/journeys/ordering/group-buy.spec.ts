import type { Page } from '@playwright/test';
import { call, payFromBalance, signIn } from '../testing/buyer.ts';
import { expect, test } from '../testing/journey.ts';

/** A group buy of the catalogue, in which three people make a group. */
const GROUP_BUY = '/goods_group_detail?id=2';

/** Orders what the page of the group buy offers by this button; returns the order's number. */
async function orderBy(page: Page, button: string): Promise<string> {
  await page.locator('#content').getByRole('button', { name: button }).first().click();
  await expect(page).toHaveURL(/\/order_confirm\?/);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  const number = new URL(page.url()).searchParams.get('orderId') ?? '';
  await payFromBalance(page.context(), number);
  return number;
}

test('[R2.6] [R1.6] buyers in several browsers complete a group', async ({ page, browser, baseURL, axe }) => {
  await signIn(page.context(), 'luisglass');
  await page.goto(GROUP_BUY);
  await orderBy(page, 'Start a group');
  const open = (await call(page.context(), 'combination/detail/2')).data.pink as { id: number }[];
  const invitation = `${GROUP_BUY}&group=${open[0]?.id}`;
  await page.goto(invitation);
  await expect(page.getByRole('heading', { name: 'Your group' })).toBeVisible();
  await axe(page);
  const visitor = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  await visitor.goto(invitation);
  await visitor.locator('#content').getByRole('button', { name: 'Join this group' }).click();
  await expect(visitor).toHaveURL('/login');
  const pending = (await visitor.context().cookies()).find(({ name }) => name === 'wish');
  expect(pending?.value).toMatch(new RegExp(`combinationId-2\\.pinkId-${open[0]?.id}$`));
  for (const account of ['danaglass', 'priyaglass']) {
    const context = await browser.newContext({ baseURL: String(baseURL) });
    await signIn(context, account);
    const own = await context.newPage();
    await own.goto(invitation);
    await expect(own.getByRole('heading', { name: 'You are invited to this group' })).toBeVisible();
    await orderBy(own, 'Join this group');
    await context.close();
  }
  const group = (await call(page.context(), `combination/pink/${open[0]?.id}`)).data;
  expect(group).toMatchObject({ pinkBool: 1, count: 0, userBool: 1 });
  // Nobody joins a complete group; a visitor's page may be cached from a minute ago.
  await signIn(visitor.context(), 'tomglass');
  await visitor.goto(invitation);
  await expect(visitor.getByRole('button', { name: 'Join this group' })).toHaveCount(0);
  await visitor.context().close();
});
