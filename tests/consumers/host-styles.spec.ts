import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { hostFolder, runIn } from './hosts.ts';

const host = () => hostFolder('node-render');

function stylesheet(): string {
  const { resolve } = createRequire(join(host(), 'package.json'));
  return readFileSync(resolve('@rider/ui/styles.css'), 'utf8');
}

/** Shows HTML rendered by plain Node, including a primary button, in a shadow root with the stylesheet adopted. */
async function showInShadowRoot(page: Page, pageStyle = ''): Promise<void> {
  const [, ...markup] = runIn(host(), 'node', ['render.js']).split(' ');
  await page.setContent(`<style>${pageStyle}</style><rider-part></rider-part>`);
  await page.locator('rider-part').evaluate(
    (element, { css, html }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      const root = element.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      root.innerHTML = html;
    },
    { css: stylesheet(), html: markup.join(' ') },
  );
}

/** The computed value of a custom property on an element. */
function valueOf(page: Page, selector: string, name: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property).trim(), name);
}

/** The primary button of node-render/render.js. */
const primary = '[data-component="button"]:has-text("保存")';

test('a shadow root takes the tokens, and the themes of its host element', async ({ page }) => {
  await showInShadowRoot(page);
  const button = page.locator(primary).first();
  await expect(button).toHaveCSS('background-color', 'rgb(10, 108, 106)');
  await expect(button).toHaveCSS('border-radius', '4px');
  expect(await valueOf(page, ':root', '--rd-color-accent'), 'nothing leaks out').toBe('');
  await page.locator('rider-part').evaluate((element) => element.setAttribute('data-theme', 'dark'));
  await expect(button).toHaveCSS('background-color', 'rgb(79, 179, 172)');
  await page.locator('rider-part').evaluate((element) => element.setAttribute('data-theme', 'contrast'));
  await expect(button).toHaveCSS('background-color', 'rgb(7, 86, 85)');
});

test("the page around a shadow root sets tokens, a component's own among them", async ({ page }) => {
  await showInShadowRoot(page, 'rider-part { --rd-color-accent: rgb(90, 0, 90); --rd-button-radius: 9px }');
  await expect(page.locator(primary).first()).toHaveCSS('background-color', 'rgb(90, 0, 90)');
  await expect(page.locator(primary).first()).toHaveCSS('border-radius', '9px');
});

test('the weakest rule of a host overrides the components, in any order', async ({ page }) => {
  const [, ...markup] = runIn(host(), 'node', ['render.js']).split(' ');
  for (const order of [
    ['host', 'ours'],
    ['ours', 'host'],
  ]) {
    await page.setContent(markup.join(' '));
    for (const which of order)
      await page.addStyleTag({ content: which === 'ours' ? stylesheet() : 'button { border-radius: 7px }' });
    await expect(page.locator(primary).first()).toHaveCSS('border-radius', '7px');
    await expect(page.locator(primary).first()).toHaveCSS('background-color', 'rgb(10, 108, 106)');
  }
});

test('a preference for more contrast applies to the light and the dark theme', async ({ page }) => {
  await page.setContent(
    '<p>Light</p><p data-theme="dark" id="dark">Dark</p><p data-theme="contrast" id="chosen">Chosen</p>',
  );
  await page.addStyleTag({ content: stylesheet() });
  const values = async () => [
    await valueOf(page, ':root', '--rd-color-accent'),
    await valueOf(page, '#dark', '--rd-color-accent'),
    await valueOf(page, '#chosen', '--rd-color-accent'),
  ];
  expect(await values()).toEqual(['#0a6c6a', '#4fb3ac', '#075655']);
  await page.emulateMedia({ contrast: 'more' });
  expect(await values()).toEqual(['#075655', '#a5deda', '#075655']);
});

test('a system preference for dark does not change a page without a theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setContent('<p>Light</p>');
  await page.addStyleTag({ content: stylesheet() });
  expect(await valueOf(page, ':root', '--rd-color-ground')).toBe('#ffffff');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});

test('the tokens for design tools have the values of the stylesheet, in every theme', async ({ page }) => {
  const { resolve } = createRequire(join(host(), 'package.json'));
  // The narrowest layout: wider ones change the gutter and the width of the content.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.setContent('<p>Page</p>');
  await page.addStyleTag({ content: stylesheet() });
  for (const file of ['light', 'dark', 'contrast', 'dark-more-contrast']) {
    const [theme = '', ...more] = file.split('-');
    await page.emulateMedia({ contrast: more.length > 0 ? 'more' : 'no-preference' });
    await page.locator('html').evaluate((root, name) => (root.dataset['theme'] = name), theme);
    const groups = JSON.parse(readFileSync(resolve(`@rider/ui/tokens/${file}.json`), 'utf8')) as DesignTokens;
    const tokens = Object.values(groups).flatMap((group) => Object.values(group));
    const expected = tokens.map(({ $extensions: { 'com.rider.css': css } }) => [css.variable, css.value]);
    const found = await page.locator('html').evaluate(
      (root, names) => names.map((name) => [name, getComputedStyle(root).getPropertyValue(name).trim()]),
      expected.map(([variable = '']) => variable),
    );
    expect(found, file).toEqual(expected);
    expect(tokens.every(({ $type, $value }) => $type !== '' && $value !== undefined)).toBe(true);
  }
});

/** The files in the format of the Design Tokens Community Group, by group and name. */
type DesignTokens = Record<
  string,
  Record<
    string,
    { $type: string; $value: unknown; $extensions: { 'com.rider.css': { variable: string; value: string } } }
  >
>;
