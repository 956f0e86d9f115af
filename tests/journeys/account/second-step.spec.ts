import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { OWN_PAGE, PASSWORD } from '../testing/buyer.ts';
import { expect, test } from '../testing/journey.ts';

const COMMAND = fileURLToPath(new URL('../../../apps/shop/commands/shop.ts', import.meta.url));

/** What an authenticator shows for a secret, `later` steps of 30 s from now. */
function codeOf(secret: string, later = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 });
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Account/ }).fill('maya');
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('[R4.1] an operator sets up the required second step, signs in with it, and has it removed by the command line', async ({
  startShop,
  browser,
  axe,
}) => {
  const shop = await startShop({ OPERATOR_TWO_STEP: '1' });
  const page = await (await browser.newContext({ baseURL: shop.origin })).newPage();
  await page.goto('/desk/orders');
  await signIn(page);
  await expect(page).toHaveURL('/desk/second-step');
  await page.getByRole('button', { name: 'Set up' }).click();
  const picture = page.getByRole('img', { name: 'QR code for the authenticator' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await axe(page);
  const secret = /[A-Z2-7]{32}/.exec((await page.getByText(/Or enter this secret/).textContent()) ?? '')?.[0] ?? '';
  await page.getByRole('textbox', { name: /^Authenticator code/ }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await axe(page);
  await page.goto('/desk/orders');
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/desk/orders');
  await signIn(page);
  await page.getByRole('textbox', { name: /^Authenticator code/ }).fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await page.context().close();

  await shop.stop();
  const env = { ...process.env, DATA_DIR: shop.env.DATA_DIR ?? '' };
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, 'operator', 'reset-second-step', 'maya'], {
    env,
  });
  expect(stdout).toContain('maya signs in by password alone');
  await shop.start();
  const answer = await fetch(`${shop.origin}/api/kefuapi/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...OWN_PAGE },
    body: JSON.stringify({ account: 'maya', password: PASSWORD }),
  });
  expect(await answer.json()).toMatchObject({ status: 200, data: { kefuInfo: { secondStepRequired: true } } });
});
