import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { filesOf, publicEntriesOf, publishedPackages } from '../../scripts/publishing/packages.mjs';
import { hostFolder, runIn } from './hosts.ts';
import { complaintsOf, hydrationOf, serveHost } from './places.ts';

/** Collects everything that a page reports, including policy violations. */
async function listen(page: Page): Promise<string[]> {
  const complaints = complaintsOf(page);
  page.on('requestfailed', (request) => complaints.push(`${request.url()} failed`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return complaints;
}

test('a Vite + React host builds, type-checks and shows a button and a dialog with their styles', async ({ page }) => {
  const server = await serveHost('vite-react');
  const complaints = await listen(page);
  try {
    await page.goto(server.origin);
    const button = page.getByRole('button', { name: 'Pressed 0' });
    const accent = await button.evaluate((element) => getComputedStyle(element).getPropertyValue('--rd-color-accent'));
    await expect(button, "the token's value").toHaveCSS('background-color', asRgb(accent));
    await expect(button, "the host's own unlayered CSS wins").toHaveCSS('border-radius', '7px');
    await button.click();
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Open' }).click();
    const dialog = page.getByRole('dialog', { name: 'Shipping' });
    await expect(dialog).toContainText('12.50 USD');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open' })).toBeFocused();
    expect(complaints).toEqual([]);
  } finally {
    await server.close();
  }
});

test('components that the host does not import leave no rule in its stylesheet', () => {
  const host = hostFolder('vite-react');
  const assets = join(host, 'dist/assets');
  const sheets = filesOf(assets, (path) => path.endsWith('.css'));
  const arrived = new Set(sheets.flatMap(classesIn));
  const dist = join(host, 'node_modules/@rider/ui/dist');
  const modules = filesOf(dist, (path) => path.endsWith('.css') && basename(path) !== 'styles.css');
  const styled = modules.filter((path) => classesIn(path).some((name) => arrived.has(name)));
  const components = new Set(styled.map((path) => basename(dirname(path))));
  const imported = ['button', 'dialog'];
  expect([...components].toSorted()).toEqual(
    [...new Set([...imported, ...imported.flatMap((entry) => madeOf(dist, entry))])].toSorted(),
  );
  expect(filesOf(assets, (path) => path.endsWith('.woff2'))).toHaveLength(1);
});

test('plain Node renders on the server, and loads every entry point without a bundler', () => {
  const entries = publishedPackages().flatMap((published) => publicEntriesOf(published).map(({ path }) => path));
  const html = runIn(hostFolder('node-render'), 'node', ['render.js', ...entries]);
  expect(html).toContain('data-component="button"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain('公司');
  expect(html).toMatch(/class="rd-button-\w+ rd-button-\w+ /);
});

test('bundlers that build for Node resolve components with their styles, plain Node without', () => {
  const resolve = `for (const entry of ['ui/button', 'chat/window']) console.log(import.meta.resolve('@rider/' + entry))`;
  const ends = (options: string[]) =>
    runIn(hostFolder('node-render'), 'node', [...options, '--input-type=module', '--eval', resolve])
      .trim()
      .split('\n')
      .map((address) => basename(address));
  expect(ends(['--conditions=module'])).toEqual(['styled.js', 'styled.js']);
  expect(ends([])).toEqual(['index.js', 'index.js']);
});

test('HTML rendered by plain Node is styled by one stylesheet for all or one per component', async ({ page }) => {
  const host = hostFolder('node-render');
  const [, ...markup] = runIn(host, 'node', ['render.js']).split(' ');
  const { resolve } = createRequire(join(host, 'package.json'));
  const looks: unknown[] = [];
  for (const names of [['styles.css'], ['reset.css', 'field.css', 'button.css']]) {
    await page.setContent(markup.join(' '));
    for (const name of names) await page.addStyleTag({ path: resolve(`@rider/ui/${name}`) });
    await expect(page.getByRole('button', { name: '打开' })).toHaveCSS('border-radius', '4px');
    const controls = page.locator('[data-component="button"], input');
    looks.push(await controls.evaluateAll((found) => found.map((one) => one.getBoundingClientRect().toJSON())));
  }
  expect(looks[0]).toHaveLength(3);
  expect(looks[1]).toEqual(looks[0]);
});

test('a page with a strict policy renders, hydrates and opens overlays without a violation', async ({ page }) => {
  const server = spawn(process.execPath, ['server.js'], {
    cwd: hostFolder('strict-policy'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const complaints = await listen(page);
  try {
    const [firstLine] = (await once(server.stdout, 'data')) as [Buffer];
    await page.goto(firstLine.toString('utf8').trim());
    await openAll(page);
    const styles = await page.locator('head style').evaluateAll((found) => found.map((style) => style.nonce));
    expect(styles.length, "the scroll lock's style is there").toBeGreaterThan(0);
    expect(styles.every(Boolean), 'with the nonce').toBe(true);
    expect(complaints).toEqual([]);
  } finally {
    server.kill();
  }
});

test('server components render what needs no browser, hydrate the rest, and open overlays', async ({ page }) => {
  const host = hostFolder('server-components');
  const stream = readFileSync(join(host, 'dist/stream.txt'), 'utf8');
  expect(clientModulesOf(stream).map((id) => basename(id))).toEqual([
    'provider.js',
    'dialog.js',
    'button.js',
    'chat.js',
  ]);
  const server = await serveHost('server-components');
  const complaints = await listen(page);
  try {
    await page.goto(server.origin);
    await expect(page.getByRole('heading', { name: 'Hinges New' })).toBeVisible();
    await expect(page.getByText('40 in stock')).toBeVisible();
    await hydrationOf(page);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByRole('dialog', { name: 'Shipping' })).toContainText('Two days.');
    expect(complaints).toEqual([]);
  } finally {
    await server.close();
  }
});

test('the oldest allowed React and react-intl render like the newest', () => {
  const [version, ...markup] = runIn(hostFolder('oldest-peers'), 'node', ['render.js']).split(' ');
  const html = markup.join(' ');
  expect(version).toBe('19.0.0');
  expect(html).toContain('€1,234.50');
  expect(html).toMatch(/<form [^>]*action="\/save"[^>]*method="post"/);
  expect(html).toContain('required=""');
  expect(html).toContain('data-component="chat-window"');
  expect(html).toContain('Enter sends, Shift+Enter starts a new line');
});

/** The modules of client components that a stream of server components names, in its order. */
function clientModulesOf(stream: string): string[] {
  const named = [...stream.matchAll(/^\w+:(?:I\[)?"(?<id>file:[^"]+)"/gm)].map(({ groups }) => groups?.['id'] ?? '');
  return [...new Set(named)];
}

/** The entry points whose styles an entry includes. */
function madeOf(dist: string, entry: string): string[] {
  const imported = readFileSync(join(dist, entry, 'styled.js'), 'utf8').matchAll(/^import '(.+)\.css';$/gm);
  return [...imported].map(([, path = '']) => basename(dirname(join(dist, entry, path))));
}

/** `#0a6c6a` in the format of computed styles. */
function asRgb(hex: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.trim().slice(start, start + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

/** Our class names in a stylesheet. */
function classesIn(path: string): string[] {
  return readFileSync(path, 'utf8').match(/\.rd-[\w-]+/g) ?? [];
}

/** Opens toast, popover and drawer; the last stays open. */
async function openAll(page: Page): Promise<void> {
  await hydrationOf(page);
  await page.getByRole('button', { name: 'Notify' }).click();
  await expect(page.getByText('Saved').first()).toBeVisible();
  await page.getByRole('button', { name: 'Open popover' }).click();
  await expect(page.getByRole('dialog', { name: 'Stock' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Use a drawer' }).click();
  await page.getByRole('button', { name: 'Open dialog' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shipping' });
  await expect(dialog).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
}
