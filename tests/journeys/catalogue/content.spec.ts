import type { Browser } from '@playwright/test';
import { expect, test } from '../testing/journey.ts';
import { openDesk } from '../testing/operator.ts';
import { pictureOf } from '../testing/picture.ts';

const PICTURE = { name: 'opening.png', mimeType: 'image/png', buffer: pictureOf(30, 20) };
const FIELDS = {
  name: 'Nora Weiss',
  email: 'nora@weiss.example',
  phone: '(520) 555-0170',
  message: 'Which gasket fits 12 mm glass?',
};

interface Message {
  message: string;
  pictures: string[];
  name: string;
}

/** The newest message at the desk. */
async function newestMessage(browser: Browser, origin: string): Promise<Message | undefined> {
  const desk = await openDesk(browser, origin);
  const answer = await desk.request.get('/api/operator/feedback');
  const { data } = (await answer.json()) as { data: { items: Message[] } };
  await desk.context().close();
  return data.items[0];
}

test('[R2.2] [R5.4] the contact form shows errors, then sends with pictures', async ({ page, browser, shop }) => {
  await page.goto('/contact');
  await page.getByLabel(/^Your name/).fill(FIELDS.name);
  await page.getByLabel(/^E-mail/).fill('nora');
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(page.getByLabel(/^E-mail/)).toHaveAccessibleDescription(/email address/);
  await expect(page.getByLabel(/^Message/)).toHaveAccessibleDescription(/Please write a message\./);
  for (const [name, value] of Object.entries(FIELDS)) await page.locator(`[name=${name}]`).fill(value);
  await page.getByLabel(/^Topic/).selectOption('technical');
  await page.getByLabel(/^Pictures/).setInputFiles([1, 2, 3, 4].map(() => PICTURE));
  await send.click();
  await expect(page.getByLabel(/^Pictures/)).toHaveAccessibleDescription(/at most 3 pictures/);
  await page.getByLabel(/^Pictures/).setInputFiles([PICTURE, PICTURE]);
  await send.click();
  await expect(page.getByText('Thank you for your message.')).toBeVisible();
  await expect(page.getByLabel(/^Message/)).toHaveValue('');
  const message = await newestMessage(browser, shop.origin);
  expect(message).toMatchObject({ name: FIELDS.name, message: FIELDS.message });
  expect(message?.pictures).toHaveLength(2);
});

test('[R2.2] [R3.6] [R1.3] articles, terms and policies are linked, and the policies print', async ({ page }) => {
  await page.goto('/news_detail?id=1');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toContain('Article');
  const first = await page.locator('h1').textContent();
  await page.locator('a[rel=prev]').click();
  await expect(page.locator('h1')).not.toHaveText(String(first));
  await page.locator('a[rel=next]').click();
  await expect(page.locator('h1')).toHaveText(String(first));
  await page.goto('/register');
  await page.goto(String(await page.getByRole('link', { name: 'terms of sale' }).getAttribute('href')));
  await expect(page.locator('#terms')).toContainText('We sell to businesses.');
  await page.getByRole('link', { name: 'Web policy' }).click();
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: /^Terms/ })
    .click();
  await expect(page).toHaveURL(/\/policy#terms$/);
  await expect(page.getByRole('heading', { name: /^Terms/ })).toBeInViewport();
  const leading = [page.getByRole('banner'), page.getByRole('main').getByRole('navigation').last()];
  await page.emulateMedia({ media: 'print' });
  for (const part of leading) await expect(part).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Terms/ })).toBeVisible();
  await page.emulateMedia({ media: null });
  for (const part of leading) await expect(part).toBeVisible();
  await page.getByRole('link', { name: 'FeedBack Now!' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('[R2.3] the news feed contains the latest articles in the language of its address', async ({ page, request }) => {
  for (const language of ['', '/zh-CN']) {
    await page.goto(`${language}/news_list`);
    const address = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
    const feed = await request.get(String(address));
    expect(feed.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    const text = await feed.text();
    // A browser's parser rejects what is not well-formed.
    const links = await page.evaluate((xml) => {
      const read = new DOMParser().parseFromString(xml, 'application/xml');
      return [...read.querySelectorAll('item > link, parsererror')].map(({ textContent }) => textContent);
    }, text);
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect(new URL(link).pathname).toBe(`${language}/news_detail`);
    await page.goto(String(links[0]));
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    expect(text).toContain(`<title>${title}</title>`);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[R2.2] the contact form shows errors and sends pictures', async ({ page, browser, shop, complaints }) => {
    // The answer to an invalid form.
    complaints.expect(/422/);
    await page.goto('/zh-CN/contact');
    for (const [name, value] of Object.entries(FIELDS)) await page.locator(`[name=${name}]`).fill(value);
    await page.locator('[name=message]').fill('没有脚本');
    await page.locator('[name=pictures]').setInputFiles(PICTURE);
    const send = page.getByRole('button', { name: '提交留言' });
    await send.click();
    await expect(page.locator('[name=topic]')).toHaveAccessibleDescription(/请选择主题/);
    await expect(page.locator('[name=message]')).toHaveValue('没有脚本');
    await page.locator('[name=topic]').selectOption('order');
    await page.locator('[name=pictures]').setInputFiles(PICTURE);
    await send.click();
    await expect(page.getByText('感谢您的留言')).toBeVisible();
    const message = await newestMessage(browser, shop.origin);
    expect(message?.message).toBe('没有脚本');
    expect(message?.pictures).toHaveLength(1);
  });
});
