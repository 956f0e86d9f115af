import { expect, test, type Browser } from '@playwright/test';
import { hostFolder, runIn } from './hosts.ts';
import { complaintsOf, serveHost } from './places.ts';

const accent = 'rgb(10, 108, 106)';

/** A page of a framework is styled without script, and its dialog opens with it; nothing is logged. */
async function expectStyledPage(browser: Browser, name: string, folder?: string): Promise<void> {
  const server = await serveHost(name, folder);
  try {
    const withoutScript = await browser.newPage({ javaScriptEnabled: false });
    await withoutScript.goto(server.origin);
    await expect(withoutScript.getByRole('heading', { name: 'Hinges New' })).toBeVisible();
    await expect(withoutScript.getByRole('button', { name: 'Shipping' })).toHaveCSS('background-color', accent);
    await expect(withoutScript.getByText('New', { exact: true })).toHaveCSS('border-radius', '4px');
    await withoutScript.close();

    const page = await browser.newPage();
    const complaints = complaintsOf(page);
    await page.goto(server.origin);
    // A click before hydration is lost.
    await expect(async () => {
      await page.getByRole('button', { name: 'Shipping' }).click();
      await expect(page.getByRole('dialog', { name: 'Shipping' })).toContainText('Two days.', { timeout: 500 });
    }).toPass();
    await page.keyboard.press('Escape');
    const link = page.getByRole('link', { name: 'Wall hinge' });
    if ((await link.count()) > 0) {
      await link.click();
      await expect(page.getByRole('heading', { name: 'Product 1001' })).toBeVisible();
    }
    expect(complaints).toEqual([]);
    await page.close();
  } finally {
    await server.close();
  }
}

test('a page of Next, built with Turbopack from the README, is styled by the server and works', async ({ browser }) => {
  await expectStyledPage(browser, 'next');
});

test('a page of Next, built with webpack, is styled by the server and works', { tag: '@long' }, async ({ browser }) => {
  test.setTimeout(180_000);
  runIn(hostFolder('next'), 'pnpm', ['run', 'webpack']);
  await expectStyledPage(browser, 'next', 'dist-webpack');
});

test('a page of Astro, built from the README, is styled by the server and works', async ({ browser }) => {
  await expectStyledPage(browser, 'astro');
});
