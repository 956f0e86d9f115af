import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test as base, type Page } from '@playwright/test';
import { preview } from 'vite';
import { freePort, removeFolder, ShopProcess, temporaryFolder } from '../../scripts/shop-process.mjs';
import { BUYER, tokenFrom } from '../embed/buyer-token.ts';
import { Agent } from '../journeys/agent.ts';
import { hostFolder } from './hosts.ts';
import { createPlainPage } from './plain-page/server.js';

/** Where the hosts are served, and the shop that lets their pages chat. */
interface Places {
  hosts: Record<string, string>;
  shop: string;
  agent: Agent;
}

const HOSTS = {
  'vite-chat': 'a Vite + React Router host made of the READMEs',
  'server-components': 'a page of server components',
};

const test = base.extend<object, { places: Places }>({
  places: [
    async ({}, provide) => {
      let shopOrigin = '';
      let token: Promise<string> | undefined;
      const servers = await Promise.all([
        ...Object.keys(HOSTS).map(serve),
        servePlainPage({ shop: () => shopOrigin, token: () => (token ??= tokenFrom(shopOrigin)) }),
      ]);
      const hosts = Object.fromEntries(servers.map(({ name, origin }) => [name, origin]));
      const data = temporaryFolder();
      const shop = new ShopProcess({
        port: await freePort(),
        env: { DATA_DIR: data, DEMO: '1', CHAT_ORIGINS: Object.values(hosts).join(',') },
      });
      try {
        await shop.start();
        shopOrigin = shop.origin;
        const agent = await Agent.signIn(shop.origin, 'maya');
        agent.face(BUYER.uid);
        await provide({ hosts, shop: shop.origin, agent });
        await agent.leave();
      } finally {
        await shop.stop();
        await Promise.all(servers.map(({ close }) => close()));
        removeFolder(data);
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function serve(name: string) {
  const server = await preview({
    root: hostFolder(name),
    configFile: false,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { name, origin: new URL(address).origin, close: () => server.close() };
}

async function servePlainPage(options: Parameters<typeof createPlainPage>[1]) {
  const server = createPlainPage(hostFolder('plain-page'), options);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  };
  return { name: 'plain-page', origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** Asks in the open chat and is answered. */
async function talk(page: Page, agent: Agent, host: string) {
  const chat = page.getByRole('dialog', { name: /Chat with/ });
  const editor = chat.getByRole('textbox', { name: /Message to/ });
  await editor.fill(`A question from ${host}`);
  await editor.press('Enter');
  await agent.heard('reply', ({ msn }) => msn === `A question from ${host}`);
  agent.say(BUYER.uid, `An answer for ${host}`);
  await expect(chat.getByText(`An answer for ${host}`)).toBeVisible();
  await expect(chat, 'in its own styles').toHaveCSS('width', '730px');
  return { chat, editor };
}

/** What the browser says against a page. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

for (const [name, title] of Object.entries(HOSTS)) {
  test(`[R7.13] ${title} chats: it asks, is answered, and closes`, async ({ page, places }) => {
    const { hosts, shop, agent } = places;
    const complaints = complaintsOf(page);
    const address = new URLSearchParams({ shop, token: await tokenFrom(shop) });
    await page.goto(`${hosts[name]}/?${address}`);
    await page.getByRole('button', { name: 'Ask us' }).click();
    const { chat, editor } = await talk(page, agent, name);
    await editor.press('Escape');
    await expect(chat).toBeHidden();
    expect(complaints).toEqual([]);
  });
}

test('[R7.13] the chat stays while the host’s router goes to another page by its links', async ({ page, places }) => {
  const { hosts, shop, agent } = places;
  const complaints = complaintsOf(page);
  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
  await page.goto(`${hosts['vite-chat']}/?${new URLSearchParams({ shop, token: await tokenFrom(shop) })}`);
  await page.getByRole('button', { name: 'Ask us' }).click();
  const { chat, editor } = await talk(page, agent, 'the first page');
  await editor.fill('Not sent yet');
  await page.getByRole('link', { name: 'Hinges' }).click();
  await expect(page.getByRole('heading', { name: 'hinges' })).toBeVisible();
  await expect(chat.getByText('An answer for the first page')).toBeVisible();
  await expect(editor).toHaveValue('Not sent yet');
  expect(documents).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('[R7.13] a plain page made of the README chats under a strict policy with Trusted Types', async ({
  page,
  places,
}) => {
  const { hosts, agent } = places;
  const complaints = complaintsOf(page);
  await page.goto(hosts['plain-page'] ?? '');
  await page.getByRole('button', { name: /^Open the chat/ }).click();
  const { chat, editor } = await talk(page, agent, 'the plain page');
  await editor.press('Escape');
  await expect(chat).toBeHidden();
  expect(complaints).toEqual([]);
});
