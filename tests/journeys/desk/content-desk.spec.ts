import { expect, test } from '../testing/journey.ts';
import { openDesk } from '../testing/operator.ts';
import { pictureOf } from '../testing/picture.ts';

const PICTURE = { name: 'hinge.png', mimeType: 'image/png', buffer: pictureOf(640, 360) };

test('[B15] an operator writes an article and changes a page; the shop shows both at once', async ({
  page,
  browser,
  shop,
  axe,
}) => {
  // Both are cached before the change.
  for (const path of ['/', '/policy']) await page.goto(path);
  const desk = await openDesk(browser, shop.origin);
  await desk.goto('/desk/news/new');
  for (const [language, title] of [
    ['English', 'Hinges for 15 mm glass'],
    ['Chinese', '15 毫米玻璃合页'],
  ] as const) {
    for (const field of ['Title', 'Synopsis', 'Author'])
      await desk.getByRole('textbox', { name: `${field} (${language})` }).fill(title);
    const text = desk.getByRole('textbox', { name: `Text (${language})` });
    await text.click();
    await desk.keyboard.type('They hold ');
    await desk.keyboard.press('ControlOrMeta+b');
    await desk.keyboard.type('90 kg');
    await expect(text.locator('strong')).toHaveText('90 kg');
  }
  await desk.getByLabel('Picture').setInputFiles(PICTURE);
  await expect(desk.getByRole('listitem').getByRole('img', { name: 'hinge.png' })).toBeVisible();
  await axe(desk);
  await desk.getByRole('button', { name: 'Save' }).click();
  await desk.getByRole('button', { name: 'Publish Hinges for 15 mm glass now' }).click();
  await expect(desk.getByRole('row', { name: /Hinges for 15 mm glass Published/ })).toBeVisible();
  await axe(desk);

  await page.goto('/');
  await page.getByRole('link', { name: 'Hinges for 15 mm glass' }).click();
  await expect(page.getByRole('main').locator('strong', { hasText: '90 kg' })).toBeVisible();

  await desk.goto('/desk/pages/terms');
  await desk.getByRole('textbox', { name: 'Title (English)' }).fill('Terms of our sales');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('row', { name: /Terms of our sales/ })).toBeVisible();
  await page.goto('/policy');
  await expect(page.getByRole('heading', { name: 'Terms of our sales' })).toBeVisible();
  await desk.context().close();
});
