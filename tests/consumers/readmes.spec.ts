import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { BUYER, tokenFrom } from '../embed/buyer-token.ts';
import { codeOf, codesOf, hostFolder, runIn } from './hosts.ts';
import { complaintsOf, test } from './places.ts';

/** Runs a module in plain Node beside the installed packages, and returns what it prints. */
function run(name: string, code: string): string {
  const folder = hostFolder('node-render');
  writeFileSync(join(folder, `${name}.ts`), code);
  return runIn(folder, process.execPath, [`${name}.ts`]).trim();
}

test('[R8.1] the code of the client’s README runs in Node against a shop', async ({ places }) => {
  const shown = (part: string) =>
    codeOf('packages/api/README.md', 'ts', part)
      .replaceAll('https://shop.example.com', places.shop)
      .replace('danaglass', BUYER.account)
      .replace("'secret'", `'${BUYER.password}'`);
  expect(run('product', `${shown('const product')}\nconsole.log(product.name);`)).not.toBe('');
  expect(run('sign-in', `${shown('await login')}\nconsole.log(user.account);`)).toBe(BUYER.account);
  const token = await tokenFrom(places.shop);
  const call = `report('${token}', AbortSignal.timeout(10_000))`;
  const answered = run('report', `${shown('function report')}\nconsole.log(JSON.stringify(await ${call}));`);
  expect(JSON.parse(answered)).toMatchObject({ product: { id: '1001' }, numbers: expect.any(Array) });
  const filling = (quantity: string) => `await fill(api, '1001', sku.id, ${quantity})`;
  const filled = `${shown('function fill')}
import { createApi, getProduct } from '@rider/api';
const api = createApi({ baseUrl: '${places.shop}/api', locale: 'en-US', token: '${token}' });
const { skus } = await getProduct(api, '1001');
const sku = skus.find(({ stock, minimum }) => stock >= minimum)!;
console.log(JSON.stringify([${filling('sku.minimum')}, ${filling('sku.stock + sku.minimum')}]));`;
  expect(JSON.parse(run('fill', filled))).toEqual([true, false]);
});

test('[R4.1] the gateways of the client’s README sign a buyer in and keep the token from the page', async ({
  places,
}) => {
  const folder = hostFolder('node-render');
  const shown = (part: string) =>
    codeOf('packages/api/README.md', 'js', part).replaceAll('https://shop.example.com', places.shop);
  writeFileSync(join(folder, 'route.js'), shown('// app/api/'));
  writeFileSync(join(folder, 'server.js'), shown('// server.js'));
  const printed = run(
    'gateway',
    `import { createApi } from '@rider/api';
import { getUser, login } from '@rider/api/account';
import { GET, POST } from './route.js';
import { app } from './server.js';
const page = 'https://storefront.example';
const next = (request) => (request.method === 'GET' ? GET : POST)(request);
for (const answer of [next, (request) => app.fetch(request)]) {
  let cookie = '';
  const fetch = async (address, init) => {
    const headers = { ...init.headers, Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' };
    const response = await answer(new Request(page + address, { ...init, headers }));
    cookie = (response.headers.get('Set-Cookie') ?? cookie).split(';', 1)[0];
    return response;
  };
  const api = createApi({ fetch, baseUrl: '/api', locale: 'en-US' });
  await login(api, ${JSON.stringify({ account: BUYER.account, password: BUYER.password })});
  console.log((await getUser(api)).account);
}`,
  );
  expect(printed.split('\n')).toEqual([BUYER.account, BUYER.account]);
});

test('the code of the model’s README returns the values in its comments', () => {
  const code = codeOf('packages/model/README.md', 'ts', 'moneyToDecimal');
  const expected = [...code.matchAll(/; \/\/ (".*")$/gm)].map(([, value]) => value);
  const printed = code.replaceAll(/^(.*); \/\/ ".*"$/gm, 'console.log(JSON.stringify($1));');
  expect(expected.length).toBeGreaterThan(0);
  expect(run('model', printed).split('\n')).toEqual(expected);
});

test('[R8.2] a shop answers the example of every call, and the client decodes the answer', async ({ places }) => {
  const [client = '', ...examples] = codesOf('packages/api/CALLS.md', 'ts');
  const token = await tokenFrom(places.shop);
  const folder = hostFolder('node-render');
  const own = client.replace('https://shop.example.com', places.shop).replace(' })', `, token: '${token}' })`);
  writeFileSync(join(folder, 'client.ts'), `${own}export { api };\n`);
  const names = examples.map((example, place) => {
    writeFileSync(join(folder, `call-${place}.ts`), `import { api } from './client.ts';\n${example}`);
    return /await (\w+)\(/.exec(example)?.[1] ?? '';
  });
  const failed = run(
    'calls',
    `for (const [place, name] of ${JSON.stringify(names)}.entries())
  await import(\`./call-\${place}.ts\`).catch((error) => {
    if (!['rejected', 'session', 'verdict'].includes(error.kind)) console.log(name + ' ' + (error.status || String(error.cause ?? error)));
  });`,
  );
  expect(failed).toBe('');
});

test('a page made of the README’s first code shows its button, and logs nothing', async ({ page, places }) => {
  const complaints = complaintsOf(page);
  await page.goto(places.hosts['vite-readme'] ?? '');
  await expect(page.getByRole('button', { name: 'Order' })).toHaveCSS('background-color', 'rgb(10, 108, 106)');
  expect(complaints).toEqual([]);
});

test('links, toasts, other money and functions as actions work as the README shows them', async ({ page, places }) => {
  const complaints = complaintsOf(page);
  await page.goto(`${places.hosts['vite-readme']}/more.html`);
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved').first()).toBeVisible();
  await expect(page.getByText('€1,234.50')).toBeVisible();
  const form = page.locator('form');
  await form.getByLabel(/Company/).fill('Luis Glass');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveTitle('saved, Luis Glass');
  expect(complaints).toEqual([]);
});

test('[R7.13] the element and its themes work as the README shows them', async ({ page, places }) => {
  const complaints = complaintsOf(page);
  await page.goto(`${places.hosts['vite-readme']}/element.html?${new URLSearchParams({ shop: places.shop })}`);
  const launcher = page.locator('rider-chat').getByRole('button');
  await expect(launcher).toHaveCSS('background-color', 'rgb(122, 31, 92)');
  await expect(launcher).toHaveCSS('box-shadow', 'none');
  await launcher.click();
  await expect(page.locator('rider-chat').getByRole('dialog')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('[R7.13] any accent of the page has enough contrast in the chat’s window, in every theme', async ({
  page,
  places,
}) => {
  await page.goto(`${places.hosts['vite-readme']}/element.html?${new URLSearchParams({ shop: places.shop })}`);
  const chat = page.locator('rider-chat');
  await chat.getByRole('button').click();
  await expect(chat.getByRole('dialog')).toBeVisible();
  const surface = chat.locator('[data-theme] > div');
  const brands =
    '#b3005e #0a6c6a #ffcc00 #e60000 #005eb8 #00a651 #f58220 #6d28d9 #000000 #ffffff #8b5e3c #00e5ff'.split(' ');
  for (const [theme, least] of [
    ['light', 4.5],
    ['dark', 4.5],
    ['contrast', 7],
  ] as const) {
    await chat.evaluate((element, name) => element.setAttribute('theme', name), theme);
    await expect(chat.locator(`[data-theme="${theme}"]`)).toBeAttached();
    for (const brand of brands) {
      await chat.evaluate((element, value) => element.style.setProperty('--rdchat-accent', value), brand);
      const faults = await surface.evaluate(faintPairsIn, least);
      expect(faults, `${brand}, ${theme}`).toEqual([]);
    }
  }
});

/** In the page: the pairs of accents whose contrast is below `least`. */
function faintPairsIn(surface: Element, least: number): string[] {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminance = (name: string) => {
    const probe = surface.appendChild(document.createElement('i'));
    probe.style.color = `var(--rd-color-${name})`;
    if (pen) pen.fillStyle = getComputedStyle(probe).color;
    pen?.fillRect(0, 0, 1, 1);
    probe.remove();
    const [red = 0, green = 0, blue = 0] = [...(pen?.getImageData(0, 0, 1, 1).data ?? [])].map((channel) => {
      const value = channel / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const pairs = [
    ...['ground', 'ground-quiet', 'ground-raised', 'accent-soft'].map((ground) => ['accent', ground] as const),
    ...['accent', 'accent-hover', 'accent-pressed'].map((ground) => ['ink-on-accent', ground] as const),
  ];
  return pairs.flatMap(([front, back]) => {
    const [dark = 0, light = 0] = [luminance(front), luminance(back)].toSorted((one, other) => one - other);
    const ratio = (light + 0.05) / (dark + 0.05);
    return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : [];
  });
}
