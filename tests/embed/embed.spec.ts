import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chatFolder } from './chat-folder.ts';
import { expect, expectAccessible, launcherOf, openByKey, sendTo, talk, test, windowOf } from './embedded.ts';
import { OLDER_VERSION } from './host-pages.ts';

/** The page's single API function, as called by a test. */
type Command = (name: string, ...args: unknown[]) => Promise<unknown>;

declare global {
  interface Window {
    RiderChat: Command;
  }
}

/** The chat events that the page has received. */
const eventsIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: [string, Record<string, unknown>][] }).heard);

const PAGES = [
  ['plain', 'a page with a strict policy'],
  ['reset', 'a page with an aggressive style reset'],
  ['react', 'a page with another version of React'],
  ['rtl', 'a right-to-left page'],
  ['older', 'a page that already has an older copy'],
] as const;

for (const [name, title] of PAGES) {
  test(`[R7.13] ${title}: opens, signs in, talks, closes`, async ({ page, sites, complaints }) => {
    const { host, shop, agent } = sites;
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
    const names = (await eventsIn(page)).map(([event]) => event);
    expect(names).toEqual(['ready', 'open', 'message-sent', 'message-in', 'close']);
    const versions = name === 'older' ? [`${chatFolder().version}: the page has <rider-chat> ${OLDER_VERSION}`] : [];
    expect(complaints).toEqual(versions.map((warning) => expect.stringContaining(warning)));
  });
}

test('[R7.13] a partner’s buyer without an account chats with a partner token', async ({ page, sites, complaints }) => {
  const { host, agent } = sites;
  await page.goto(`${host}/partner?agent=${agent.uid}`);
  await openByKey(page);
  await page.keyboard.type('Do you ship to us?');
  await page.keyboard.press('Enter');
  // An agent with another conversation open receives the message with its record.
  const { data } = await agent.heard('mssage_num', ({ recored }) => JSON.stringify(recored).includes('Do you ship'));
  expect(JSON.stringify(data)).toContain('Wanda Field');
  agent.say(Number(data['uid']), 'In two days.');
  await expect(windowOf(page).getByText('In two days.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('[R7.13] the page’s own React continues to work', async ({ page, sites }) => {
  await page.goto(`${sites.host}/react?agent=${sites.agent.uid}`);
  await openByKey(page);
  await page.getByRole('button', { name: 'React 18.3.1: 0' }).click();
  await expect(page.getByRole('button', { name: 'React 18.3.1: 1' })).toBeVisible();
});

test('[R7.13] a browser without modules gets a link to the chat’s own page', async ({ page, sites, complaints }) => {
  const { host, shop } = sites;
  await page.goto(`${host}/modules`);
  const link = page.getByRole('link', { name: 'Open the chat in a new window' });
  await expect(link).toHaveAttribute('href', `${shop}/AppChat`);
  await expectAccessible(page);
  await expect(page.evaluate(() => window.RiderChat('open'))).rejects.toThrow('cannot show it');
  const [popup] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(popup).toHaveURL(new RegExp(`^${shop}/(AppChat|login)`));
  expect(complaints).toEqual([]);
});

test('[R7.13] runs queued commands in order, and repeated ones safely', async ({ page, sites, complaints }) => {
  const { host, agent } = sites;
  const welcomed = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(`${host}/plain?agent=${agent.uid}`);
  await page.evaluate(() =>
    Promise.all([
      window.RiderChat('boot'),
      window.RiderChat('setLocale', 'zh-CN'),
      window.RiderChat('setTheme', 'dark'),
      window.RiderChat('prefill', '两个铰链'),
      window.RiderChat('open'),
    ]),
  );
  await expect(page.locator('rider-chat')).toHaveCount(1);
  const dialog = page.locator('rider-chat').getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toHaveValue('两个铰链');
  await expect(dialog.getByRole('button', { name: '发送', exact: true })).toBeEnabled();
  await expect(dialog).toHaveCSS('color-scheme', 'dark');
  // Browsers warn about a socket that is closed before it is open.
  await welcomed;
  await page.evaluate(() => Promise.all([window.RiderChat('shutdown'), window.RiderChat('shutdown')]));
  await expect(page.locator('rider-chat')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('[R7.5] counts unread messages on the launcher, and uses the page’s colours', async ({ page, sites }) => {
  const { host, agent } = sites;
  await page.goto(`${host}/plain?agent=${agent.uid}`);
  await openByKey(page);
  agent.frames.length = 0;
  await talk(page, agent, 'a closed window');
  // The read receipt is sent half a second after the answer and would include later messages.
  await agent.heard('read');
  await page.keyboard.press('Escape');
  await expect(windowOf(page)).toBeHidden();
  sendTo(agent, 'Are you still there?');
  await expect(launcherOf(page)).toHaveAccessibleName('Open the chat, 1 unread');
  await page.locator('rider-chat').evaluate((chat) => chat.style.setProperty('--rdchat-accent', 'rgb(122, 31, 92)'));
  await expect(launcherOf(page)).toHaveCSS('background-color', 'rgb(122, 31, 92)');
  await launcherOf(page).click();
  const send = windowOf(page).getByRole('button', { name: 'Send', exact: true });
  await page.keyboard.type('Yes');
  await expect(send).not.toHaveAttribute('aria-disabled');
  // The window opens under the pointer, and hovered buttons have another color.
  await page.mouse.move(0, 0);
  // The same colour: the window derives its states from it in OKLCH.
  await expect(send).toHaveCSS('background-color', /^oklch\(0\.4077\d+ 0\.1410\d+ 344\.\d+\)$/);
});

test('[R7.13] asks a visitor without a token to sign in, and notifies the page', async ({ page, sites }) => {
  await page.goto(`${sites.host}/plain`);
  await page.evaluate(() => window.RiderChat('setUser', ''));
  await launcherOf(page).click();
  await expect(page.locator('rider-chat').getByRole('dialog', { name: 'Please sign in' })).toBeVisible();
  await expect(page.locator('rider-chat').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `${sites.shop}/login`,
  );
  await expectAccessible(page);
  expect((await eventsIn(page)).map(([name]) => name)).toContain('auth-required');
  await page.evaluate(async () => {
    const token = await (await fetch(`/token${location.pathname}`)).text();
    await window.RiderChat('setUser', token);
  });
  await expect(windowOf(page)).toBeVisible();
});

test('[R7.4] shows why a missing product or order is rejected', async ({ page, sites, complaints }) => {
  const { host, agent } = sites;
  await page.goto(`${host}/plain?agent=${agent.uid}`);
  await openByKey(page);
  await page.evaluate(() => window.RiderChat('sendProduct', '999999'));
  await expect(windowOf(page).getByText('Not sent: We do not have this product.')).toBeVisible();
  await page.evaluate(() => window.RiderChat('sendOrder', 'R000000000000'));
  await expect(windowOf(page).getByText('Not sent: This account has no such order.')).toBeVisible();
  await expectAccessible(page);
  const failed = (await eventsIn(page)).filter(([name]) => name === 'message-failed').map(([, detail]) => detail);
  expect(failed).toMatchObject([
    { reason: 'We do not have this product.' },
    { reason: 'This account has no such order.' },
  ]);
  for (const _ of failed) await windowOf(page).getByRole('button', { name: 'Discard' }).first().click();
  await expect(windowOf(page).getByText('Not sent: We do not have this product.')).toBeHidden();
  expect(complaints).toEqual([]);
});

test('[R7.12] reports a lost network immediately, and sends once it is restored', async ({ page, sites }) => {
  const { host, agent } = sites;
  await page.goto(`${host}/plain?agent=${agent.uid}`);
  await openByKey(page);
  await page.evaluate(() =>
    window.RiderChat('on', 'connection', ({ state }: { state: string }) => (document.title = state)),
  );
  await page.context().setOffline(true);
  await expect(page).toHaveTitle('waiting');
  await page.keyboard.type('written offline');
  await page.keyboard.press('Enter');
  await page.context().setOffline(false);
  await agent.heard('reply', ({ msn }) => msn === 'written offline');
});

test('[R7.13] `ready` reaches listeners that are added later', async ({ page, sites }) => {
  await page.goto(`${sites.host}/plain`);
  await expect(launcherOf(page)).toBeVisible();
  const version = await page.evaluate(
    () => new Promise((resolve) => void window.RiderChat('on', 'ready', (detail: unknown) => resolve(detail))),
  );
  expect(version).toEqual({ version: chatFolder().version });
});

test('[R7.13] a Node process chats', async ({ sites }) => {
  const { shop, agent } = sites;
  const program = spawn(process.execPath, [join(import.meta.dirname, 'node-chat.ts'), shop, String(agent.uid)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const output = once(program.stdout, 'data') as Promise<[Buffer]>;
    await agent.heard('reply', ({ msn }) => msn === 'A question from a program');
    sendTo(agent, 'An answer for a program');
    expect(String((await output)[0]).trim()).toBe('An answer for a program');
    expect(await once(program, 'exit')).toEqual([0, null]);
  } finally {
    program.kill();
  }
});

test('[R7.13] the example page complies with its strict policy', async ({ page, sites, complaints }) => {
  await page.goto(`${sites.shop}/chat/example`);
  await page.getByRole('button', { name: 'open', exact: true }).click();
  await expect(page.locator('rider-chat').getByRole('dialog', { name: 'Please sign in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'open', exact: true })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Events' })).toContainText('auth-required');
  expect(complaints).toEqual([]);
});
