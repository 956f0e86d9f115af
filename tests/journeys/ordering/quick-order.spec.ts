import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { call, fillSignIn, signIn } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';

type Product = { skus: { code: string; stock: number; moq: number; pack: number }[] };
const CATALOGUE = new URL('../../../apps/backend/catalogue/products.json', import.meta.url);
const VARIANTS = (JSON.parse(readFileSync(CATALOGUE, 'utf8')) as Product[]).flatMap(({ skus }) => skus);
/** Sold from one piece on, and from 20 in packs of 10. */
const PLAIN = VARIANTS.filter(({ stock, moq, pack }) => stock > 50 && moq * pack === 1).map(({ code }) => code);
const PACKED = 'RD-ANCHORS-M12X120ZINC';

const add = (page: Page) => content(page).getByRole('button', { name: /to the cart$|加入购物车$/ });
const listOf = (codes: readonly string[]) => `SKU\tQty\n${codes.map((code) => `${code}\t10 pcs`).join('\n')}`;

/** Pastes into the focused field: a script gets no access to the clipboard. */
const paste = (page: Page, text: string) =>
  page.locator(':focus').evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

const linesInCart = async (page: Page) => (await call(page.context(), 'cart/count?numType=1')).data.count;

test('[B1] a list of part numbers gets from the header into the cart by keyboard alone', async ({ page, axe }) => {
  await signIn(page.context(), 'tomglass');
  for (const rows of [12, 200]) {
    await page.goto('/');
    await page.getByRole('link', { name: 'Quick order' }).first().focus();
    await page.keyboard.press('Enter');
    await content(page).getByLabel('SKU, row 1').focus();
    await paste(page, listOf(PLAIN.slice(0, rows).map((code) => code.toLowerCase())));
    await expect(add(page)).toHaveText(`Add ${rows} to the cart`);
    if (rows === 12) await axe(page);
    await add(page).focus();
    await page.keyboard.press('Enter');
    await expect(content(page).getByText(`${rows} rows are in your cart.`)).toBeVisible();
    expect(await linesInCart(page)).toBe(rows);
  }
});

test('[B1] a visitor corrects rows by one press each on a phone in Chinese, and signs in to add them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/zh-CN/quick_order');
  await content(page).getByLabel('粘贴清单').focus();
  await paste(page, `${PACKED}，７\n${PLAIN[0]?.replace(/.$/, '')} 2\n${PLAIN[1]} 3件\n${PLAIN[1]} 4`);
  await content(page).getByRole('button', { name: '改为 20（每包 10 件）' }).click();
  await content(page)
    .getByRole('button', { name: `选用 ${PLAIN[0]}` })
    .click();
  await expect(add(page)).toHaveText('将 4 行加入购物车');
  await add(page).click();
  await fillSignIn(page, 'graceglass');
  await expect(page).toHaveURL('/zh-CN/quick_order');
  await add(page).click();
  await expect(content(page).getByText('4 行已加入购物车。')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[B1] a pasted list is checked by its form, outlives sign-in, and is added once', async ({ page }) => {
    await page.goto('/quick_order');
    await content(page)
      .getByLabel('Paste a list')
      .fill(`${listOf(PLAIN.slice(0, 3))}\nnothing 1`);
    await content(page).getByRole('button', { name: 'Check these rows' }).click();
    await expect(content(page).getByLabel('SKU, row 3')).toHaveValue(PLAIN[2] ?? '');
    await add(page).click();
    await expect(content(page).getByRole('link', { name: 'Sign in in a new tab' })).toBeVisible();
    await signIn(page.context(), 'tomglass');
    await add(page).click();
    await expect(content(page).getByText('3 rows are in your cart.')).toBeVisible();
    await expect(content(page).getByLabel('SKU, row 1')).toHaveValue('nothing');
    await content(page).getByLabel('SKU, row 1').fill(String(PLAIN[3]));
    await content(page).getByLabel('Quantity, row 1').fill('5');
    await content(page).getByRole('button', { name: 'Check these rows' }).click();
    await add(page).dblclick();
    await expect(content(page).getByText('1 row is in your cart.')).toBeVisible();
    expect((await call(page.context(), 'cart/count?numType=0')).data.count).toBe(35);
  });
});

/** Replaces the camera by a picture of an EAN-13 barcode. */
async function showBarcode(page: Page, code: string): Promise<void> {
  await page.addInitScript((digits) => {
    const LEFT = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
    const PARITY = 'AAAAAA AABABB AABBAB AABBBA ABAABB ABBAAB ABBBAA ABABAB ABABBA ABBABA'.split(' ');
    const inverted = (bits = '') => [...bits].map((bit) => (bit === '0' ? '1' : '0')).join('');
    const [first = 0, ...rest] = [...digits].map(Number);
    const left = rest.slice(0, 6).map((digit, place) => {
      const bits = LEFT[digit] ?? '';
      return PARITY[first]?.[place] === 'A' ? bits : [...inverted(bits)].toReversed().join('');
    });
    const bits = `101${left.join('')}01010${rest
      .slice(6)
      .map((digit) => inverted(LEFT[digit]))
      .join('')}101`;
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('there is no canvas');
      const draw = () => {
        context.fillStyle = 'white';
        context.fillRect(0, 0, 640, 360);
        context.fillStyle = 'black';
        for (const [place, bit] of [...bits].entries()) if (bit === '1') context.fillRect(130 + 4 * place, 80, 4, 200);
        requestAnimationFrame(draw);
      };
      draw();
      return canvas.captureStream();
    };
  }, code);
}

test('[B1] a browser without a detector of its own reads a barcode by the camera', async ({ page, axe }) => {
  await showBarcode(page, '2900001001151');
  await page.goto('/quick_order');
  expect(await page.evaluate(() => 'BarcodeDetector' in window)).toBe(false);
  await content(page).getByRole('button', { name: 'Scan barcodes' }).click();
  await expect(page.getByText('1 barcode read, last 2900001001151')).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(content(page).getByLabel('SKU, row 1')).toHaveValue(/^(2900001001151|RD-BAR-ROUND-CH-600MM)$/);
  await expect(add(page)).toHaveText('Add 1 to the cart');
});
