import type { Page } from '@playwright/test';
import { waitForHydration } from '../journeys/testing/hydration.ts';
import { expect, open, test } from './edited-sources.ts';

const ACCOUNT = 'typed before an edit';
/** Longer than a change takes on a busy machine; after it the file is saved again. */
const SOON = { timeout: 5_000 };

test('a page comes with its styles, before and without any script', async ({ browser, shop }) => {
  const page = await browser.newPage({ baseURL: shop.origin, javaScriptEnabled: false });
  await page.goto('/zh-CN/goods_list');
  await expect(page.locator('[data-component="product-card"]').first()).toHaveCSS('display', 'flex');
  // Lazy parts are styled, too.
  await expect(page.locator('[data-component="footer"]')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.close();
});

/** Opens a page and fills its form in; the returned function expects the text in the same document. */
async function openAndType(page: Page, path: string): Promise<() => Promise<void>> {
  const isSame = await open(page, path);
  const account = page.getByRole('textbox', { name: /^Account/ });
  await account.fill(ACCOUNT);
  return async () => {
    await expect(account).toHaveValue(ACCOUNT);
    expect(await isSame(), 'the document was never reloaded').toBe(true);
  };
}

test('edits of packages/ui show in the open page, whose form retains its input', async ({ page, edit }) => {
  const expectTyped = await openAndType(page, '/login');
  const componentBack = edit(
    'packages/ui/src/forms/login-form/login-form.tsx',
    '<FormattedMessage id="ui.loginForm.noAccount" />',
    '<FormattedMessage id="ui.loginForm.noAccount" /> Edited component',
  );
  await expect(page.getByText('Edited component')).toBeVisible();
  await componentBack(() => expect(page.getByText('Edited component')).toBeHidden(SOON));

  const submit = page.getByRole('main').getByRole('button', { name: 'Sign In' });
  await expect(submit).toHaveCSS('text-transform', 'none');
  const styleBack = edit(
    'packages/ui/src/primitives/button/button.css.ts',
    "display: 'inline-flex',",
    "display: 'inline-flex', textTransform: 'uppercase',",
  );
  await expect(submit).toHaveCSS('text-transform', 'uppercase');
  // vanilla-extract mixes up two edits of a stylesheet while it compiles the first for the server; this request waits for that.
  await page.request.get('/login');
  await styleBack(() => expect(submit).toHaveCSS('text-transform', 'none', SOON));
  await expectTyped();
});

test('edits of screens and texts show in the open page and on the server', async ({ page, edit }) => {
  const expectTyped = await openAndType(page, '/login');
  const screenBack = edit(
    'apps/shop/app/routes/login/sign-in.tsx',
    '    </Page>',
    '      <p>Edited screen</p>\n    </Page>',
  );
  await expect(page.getByText('Edited screen')).toBeVisible();
  await expect(async () => expect(await (await page.request.get('/login')).text()).toContain('Edited screen')).toPass();
  await screenBack(() => expect(page.getByText('Edited screen')).toBeHidden(SOON));

  const textBack = edit(
    'packages/ui/messages/en-US.json',
    '"ui.loginForm.forgot": "',
    '"ui.loginForm.forgot": "Edited text: ',
  );
  await expect(page.getByText('Edited text:')).toBeVisible();
  await textBack(() => expect(page.getByText('Edited text:')).toBeHidden(SOON));
  await expectTyped();
});

test('an edit of the backend restarts it in the running server, on the same data', async ({ page, edit }) => {
  const isSame = await open(page, '/goods_detail/1001');
  const heading = page.getByRole('heading', { level: 1 });
  const name = await heading.innerText();
  const quantity = page.getByRole('spinbutton').first();
  await waitForHydration(quantity);
  await quantity.fill('7');
  const back = edit(
    'apps/backend/src/product-overview/detail.ts',
    'store_name: product.name[locale],',
    'store_name: `Edited service ${product.name[locale]}`,',
  );
  await expect(heading).toHaveText(`Edited service ${name}`);
  await back(() => expect(heading).toHaveText(name, SOON));
  await expect(quantity).toHaveValue('7');
  expect(await isSame(), 'the document was not reloaded').toBe(true);
});

test('edits of the desk show in the open page, and its form retains its input', async ({ page, edit }) => {
  const expectTyped = await openAndType(page, '/desk');
  const screenBack = edit(
    'apps/desk/src/session/sign-in.tsx',
    '<FormattedMessage id="desk.signIn.submit" />',
    '<FormattedMessage id="desk.signIn.submit" /> edited',
  );
  await expect(page.getByRole('button', { name: 'Sign in edited' })).toBeVisible();
  await screenBack(() => expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible(SOON));
  const textBack = edit('apps/desk/messages/en-US.json', '"Sign in to the desk"', '"Edited heading"');
  await expect(page.getByRole('heading', { name: 'Edited heading' })).toBeVisible();
  await textBack(() => expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible(SOON));
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expectTyped();
});
