import type { AddressInfo } from 'node:net';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { freePort, removeFolder, ShopProcess, temporaryFolder } from '../../scripts/shop-process.mjs';
import { Agent } from '../journeys/testing/agent.ts';
import { BUYER, tokenFrom } from './buyer-token.ts';
import { createHostServer } from './host-pages.ts';
import { issuePartnerKey, partnerToken } from './partner-token.ts';

export { expect };

/** A shop that lets one other site embed its chat. */
interface Sites {
  shop: string;
  host: string;
  agent: Agent;
}

interface Fixtures {
  /** The browser's errors, warnings, policy violations and failed requests. */
  complaints: string[];
}

export const test = base.extend<Fixtures, { sites: Sites }>({
  sites: [
    async ({}, provide) => {
      let shopOrigin = '';
      let tokenOf = (_page: string): Promise<string> => Promise.reject(new Error('the shop has not started'));
      const server = createHostServer(
        () => shopOrigin,
        (page) => tokenOf(page),
      );
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const data = temporaryFolder();
      const shop = new ShopProcess({
        port: await freePort(),
        env: { DATA_DIR: data, DEMO: '1', CHAT_ORIGINS: host },
      });
      try {
        await shop.start();
        shopOrigin = shop.origin;
        const [key, buyerToken] = [await issuePartnerKey(shopOrigin), await tokenFrom(shopOrigin)];
        tokenOf = async (page) => (page === 'partner' ? partnerToken(key) : buyerToken);
        const agent = await Agent.signIn(shop.origin, 'maya');
        agent.face(BUYER.uid);
        await provide({ shop: shop.origin, host, agent });
        await agent.leave();
      } finally {
        await shop.stop();
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
        removeFolder(data);
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  complaints: async ({ page }, provide) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED') complaints.push(`request failed: ${request.url()} ${reason}`);
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    await provide(complaints);
  },
});

/** The button that opens the chat. */
export function launcherOf(page: Page): Locator {
  return page.locator('rider-chat').getByRole('button', { name: /^Open the chat/ });
}

/** The chat's window. */
export function windowOf(page: Page): Locator {
  return page.locator('rider-chat').getByRole('dialog', { name: /Chat with/ });
}

/** Opens the chat by keyboard and waits until the composer is ready. */
export async function openByKey(page: Page): Promise<Locator> {
  await launcherOf(page).focus();
  await page.keyboard.press('Enter');
  const editor = windowOf(page).getByRole('textbox', { name: /Message to/ });
  await expect(editor).toBeFocused();
  return editor;
}

/** Sends a message from the agent to the buyer. */
export function sendTo(agent: Agent, text: string): void {
  agent.say(BUYER.uid, text);
}

/** Writes to the agent, who answers. */
export async function talk(page: Page, agent: Agent, subject: string): Promise<void> {
  const question = `A question from ${subject}`;
  const answer = `An answer for ${subject}`;
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  await expect(windowOf(page).getByText(question)).toBeVisible();
  await agent.heard('reply', ({ msn }) => msn === question);
  sendTo(agent, answer);
  await expect(windowOf(page).getByText(answer)).toBeVisible();
}

/** Checks the shadow content with axe: WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await new AxeBuilder({ page }).include('rider-chat').withTags(tags).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  );
  expect(found).toEqual([]);
}
