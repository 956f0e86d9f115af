import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test as base, type Page } from '@playwright/test';
import { preview } from 'vite';
import { freePort, removeFolder, ShopProcess, temporaryFolder } from '../../scripts/shop-process.mjs';
import { BUYER, tokenFrom } from '../embed/buyer-token.ts';
import { Agent } from '../journeys/testing/agent.ts';
import { hostFolder } from './hosts.ts';
import { createPlainPage } from './plain-page/server.js';

/** Where the hosts are served, and the shop that lets their pages chat. */
interface Places {
  hosts: Record<string, string>;
  shop: string;
  agent: Agent;
}

const HOSTS = ['vite-chat', 'server-components', 'vite-readme'];

export const test = base.extend<object, { places: Places }>({
  places: [
    async ({}, provide) => {
      let shopOrigin = '';
      let token: Promise<string> | undefined;
      const servers = await Promise.all([
        ...HOSTS.map((name) => serveHost(name)),
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

/** Serves what a host has built. */
export async function serveHost(name: string, outDir = 'dist') {
  const server = await preview({
    root: hostFolder(name),
    configFile: false,
    logLevel: 'silent',
    build: { outDir },
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

/** Page errors, and errors and warnings of the console. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

/** Waits until React listens on a page that a server rendered: earlier clicks are lost, unless the host stores them. */
export async function hydrationOf(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrating', 'begun');
}
