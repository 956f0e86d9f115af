import { expect, test as base, type Page } from '@playwright/test';
import { preview } from 'vite';
import { freePort, removeFolder, ShopProcess, temporaryFolder } from '../../scripts/shop-process.mjs';
import { BUYER, tokenFrom } from '../embed/buyer-token.ts';
import { Agent } from '../journeys/agent.ts';
import { hostFolder } from './hosts.ts';

/** Where the hosts are served, and the shop that lets their pages chat. */
interface Places {
  hosts: Record<string, string>;
  shop: string;
  agent: Agent;
}

const HOSTS = {
  'vite-chat': 'a Vite + React host made of the README',
  'server-components': 'a page of server components',
};

const test = base.extend<object, { places: Places }>({
  places: [
    async ({}, provide) => {
      const servers = await Promise.all(Object.keys(HOSTS).map(serve));
      const hosts = Object.fromEntries(servers.map(({ name, origin }) => [name, origin]));
      const data = temporaryFolder();
      const shop = new ShopProcess({
        port: await freePort(),
        env: { DATA_DIR: data, DEMO: '1', CHAT_ORIGINS: Object.values(hosts).join(',') },
      });
      try {
        await shop.start();
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
    const chat = page.getByRole('dialog', { name: /Chat with/ });
    const editor = chat.getByRole('textbox', { name: /Message to/ });
    await editor.fill(`A question from ${name}`);
    await editor.press('Enter');
    await agent.heard('reply', ({ msn }) => msn === `A question from ${name}`);
    agent.say(BUYER.uid, `An answer for ${name}`);
    await expect(chat.getByText(`An answer for ${name}`)).toBeVisible();
    await expect(chat, 'in its own styles').toHaveCSS('width', '730px');
    await editor.press('Escape');
    await expect(chat).toBeHidden();
    expect(complaints).toEqual([]);
  });
}
