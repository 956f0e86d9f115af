import type { Page } from '@playwright/test';
import { addToCart, BRASS_HINGE, fillSignIn, signIn } from '../testing/buyer.ts';
import { waitForHydration } from '../testing/hydration.ts';
import { BUYERS, editorOf, expect, launcherOf, test } from '../testing/chat-journey.ts';
import { content } from '../testing/journey.ts';

/** Lets the session of the page's buyer expire. */
async function expireSession(page: Page): Promise<void> {
  const session = (await page.context().cookies()).find(({ name }) => name === 'local1');
  if (!session) throw new Error('signing in set no cookie');
  await page.context().addCookies([{ ...session, value: 'nobody' }]);
}

test('[R3.9] cookies contain logo, title and return path, session storage company and logo', async ({ page }) => {
  await page.goto('/');
  const header = (await (await page.request.get('/api/get_header')).json()) as {
    data: { logoUrl: string; site_title_text: string };
  };
  const cookies = async () =>
    Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]));
  await expect.poll(async () => (await cookies()).titles).toBe(header.data.site_title_text);
  expect((await cookies()).logo).toBe(header.data.logoUrl);
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  expect(stored.logo).toBe(header.data.logoUrl);
  expect(JSON.parse(String(stored.companyInfo))).toMatchObject({ siteName: expect.stringMatching(/./) as unknown });
  // The page has no session, so it opens sign-in without another document.
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
  await expect(page).toHaveURL('/login');
  await expect(content(page).getByRole('heading', { level: 1 })).toBeVisible();
  expect((await cookies()).fromPath).toBe('/shoppingCart');
  const documents = await page.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => name));
  expect(documents.map((address) => new URL(address).pathname)).toEqual(['/']);
  await page.goto('/user/company');
  expect((await cookies()).fromPath).toBe('/user/company');
});

test('[R3.9] [R4.4] unreadKefu has the unread count, and a draft survives an expired session', async ({ page }) => {
  const { account } = BUYERS.opening;
  await signIn(page.context(), account);
  await page.goto('/goods_detail/1001');
  await launcherOf(page).click();
  await editorOf(page).fill('Does it come in black');
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('unreadKefu');
  await page.keyboard.press('Escape');
  await expireSession(page);
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, account);
  await expect(page).toHaveURL(/\/goods_detail\/1001/);
  await launcherOf(page).click();
  await expect(editorOf(page)).toHaveValue('Does it come in black');
});

test('[R4.2] an address typed at the checkout survives an expired session, for its buyer alone', async ({
  page,
  complaints,
}) => {
  // The other buyer's cart lacks the line.
  complaints.expect(/409 \(Conflict\)/);
  await signIn(page.context(), 'graceglass');
  const line = await addToCart(page.context(), BRASS_HINGE, 2);
  const street = content(page).getByLabel('Street address 1');
  const typeAndExpire = async () => {
    await page.goto(`/order_confirm?cartId=${line}`);
    await waitForHydration(content(page).getByRole('button', { name: 'Place order' }));
    await content(page).getByText('Use another address').click();
    await content(page).getByLabel('Recipient').fill('Site Office');
    await street.fill('12 Quay Road');
    await content(page).getByLabel('City').fill('Portland');
    await content(page).getByLabel('State', { exact: false }).last().selectOption('OR');
    await content(page)
      .getByLabel(/ZIP|Postal/i)
      .fill('97205');
    await content(page).getByLabel('Phone').fill('+1 503 555 0147');
    await expireSession(page);
    await content(page).getByRole('button', { name: 'Save address' }).click();
    await expect(page).toHaveURL('/login');
  };
  await typeAndExpire();
  await fillSignIn(page, 'graceglass');
  await expect(page).toHaveURL(`/order_confirm?cartId=${line}`);
  await expect(street).toHaveValue('12 Quay Road');
  await expect(street).toBeVisible();
  await content(page).getByRole('button', { name: 'Save address' }).click();
  await expect(content(page).getByRole('radio', { name: /Site Office/ })).toBeChecked();
  await typeAndExpire();
  await fillSignIn(page, 'priyaglass');
  await expect(page).not.toHaveURL('/login');
  // The page's script clears it, once it runs and knows the buyer.
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Quay');
});
