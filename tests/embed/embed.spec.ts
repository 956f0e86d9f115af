import type { Page } from '@playwright/test';
import { chatFolder } from './chat-folder.ts';
import { expect, expectAccessible, launcherOf, openByKey, talk, test, windowOf } from './embedded.ts';
import { OLDER_VERSION } from './host-pages.ts';

/** What the page heard of the chat. */
const heardIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: [string, Record<string, unknown>][] }).heard);

const whole = [
  ['plain', 'a page with a strict policy'],
  ['reset', 'a page whose styles leave nothing as it was'],
  ['react', 'a page made with another React'],
  ['rtl', 'a page that reads from right to left'],
  ['older', 'a page that already has an older copy'],
] as const;

for (const [name, title] of whole) {
  test(`[R7.13] ${title}: opens, signs in, talks, closes`, async ({ page, houses, complaints }) => {
    const { host, shop, agent } = houses;
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(`${host}/${name}?agent=${agent.uid}`);
    await expect(launcherOf(page)).toBeVisible();
    await expectAccessible(page);
    const fromShop = fetched.filter((url) => url.startsWith(shop));
    expect(fromShop, 'nothing but the loader before the first opening').toEqual([`${shop}/chat/1/embed.js`]);

    await openByKey(page);
    const box = await windowOf(page).boundingBox();
    expect(box, 'at the end of the line').toMatchObject({ x: name === 'rtl' ? 16 : 620, width: 730, height: 654 });
    await expect(windowOf(page)).toHaveCSS('color', 'rgb(18, 24, 27)');
    await talk(page, agent, title);
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await expect(windowOf(page)).toBeHidden();
    await expect(launcherOf(page)).toBeFocused();
    const names = (await heardIn(page)).map(([event]) => event);
    expect(names).toEqual(['ready', 'open', 'message-sent', 'message-in', 'close']);
    const versions = name === 'older' ? [`${chatFolder().version}: the page has <rider-chat> ${OLDER_VERSION}`] : [];
    expect(complaints).toEqual(versions.map((words) => expect.stringContaining(words)));
  });
}

test('[R7.13] the other React goes on beside it', async ({ page, houses }) => {
  await page.goto(`${houses.host}/react?agent=${houses.agent.uid}`);
  await openByKey(page);
  await page.getByRole('button', { name: 'React 18.3.1: 0' }).click();
  await expect(page.getByRole('button', { name: 'React 18.3.1: 1' })).toBeVisible();
});

test('[R7.13] a browser without modules gets a link to the chat’s own page', async ({ page, houses, complaints }) => {
  const { host, shop } = houses;
  await page.goto(`${host}/modules`);
  const link = page.getByRole('link', { name: 'Open the chat in a new window' });
  await expect(link).toHaveAttribute('href', `${shop}/AppChat`);
  await expectAccessible(page);
  await expect(page.evaluate(() => window.RiderChat?.('open'))).rejects.toThrow('cannot show it');
  const [popup] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(popup).toHaveURL(new RegExp(`^${shop}/(AppChat|login)`));
  expect(complaints).toEqual([]);
});
