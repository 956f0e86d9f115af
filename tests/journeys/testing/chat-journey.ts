import { expect, type Locator, type Page } from '@playwright/test';
import { test as journey } from './journey.ts';
import { Agent } from './agent.ts';

export { expect };

/** A demo buyer who chats. */
interface ChatBuyer {
  account: string;
  uid: number;
}

/** One per file: conversations persist, and the files of a worker share a shop. */
export const BUYERS = {
  hostile: { account: 'danaglass', uid: 1000 },
  desk: { account: 'luisglass', uid: 1001 },
  conversation: { account: 'priyaglass', uid: 1002 },
  access: { account: 'tomglass', uid: 1003 },
  hours: { account: 'wenglass', uid: 1004 },
  opening: { account: 'graceglass', uid: 1005 },
} satisfies Record<string, ChatBuyer>;

/** Journeys with agents, who go offline when the test ends. */
export const test = journey.extend<{ agentOf: (account: string) => Promise<Agent> }>({
  agentOf: async ({ shop }, provide) => {
    const agents: Agent[] = [];
    await provide(async (account) => {
      const agent = await Agent.signIn(shop.origin, account);
      agents.push(agent);
      return agent;
    });
    for (const agent of agents) await agent.leave();
  },
});

/** The link that opens the chat, on every page with a footer. */
export function launcherOf(page: Page): Locator {
  return page.locator('[data-component="chat-launcher"]');
}

export function windowOf(page: Page): Locator {
  return page.locator('[data-component="chat-window"]');
}

/** Waits until the page's lazy parts have loaded their script. */
export async function loadLazyParts(page: Page): Promise<void> {
  const launcher = page.locator('[data-component="chat-launcher"][aria-expanded]');
  let step = 0;
  // A move before the listeners are ready has no effect.
  await expect(async () => {
    step += 1;
    await page.mouse.move(200 + step, 200);
    await expect(launcher).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Opens the chat over the page and waits until an agent is assigned. */
export async function openChat(page: Page): Promise<Locator> {
  await loadLazyParts(page);
  await launcherOf(page).click();
  await expectAssigned(page);
  return windowOf(page);
}

/** Waits until an agent is assigned. A message sent before would wait in the composer, where a second text would replace it. */
export async function expectAssigned(page: Page): Promise<void> {
  await expect(editorOf(page)).toHaveAccessibleName(/^(Message to .|给.+的消息$)/);
}

export function editorOf(page: Page): Locator {
  return windowOf(page).locator('textarea');
}

/** Writes a line and sends it with Enter. */
export async function sendMessage(page: Page, text: string): Promise<void> {
  await editorOf(page).fill(text);
  await editorOf(page).press('Enter');
}

export function messagesOf(page: Page): Locator {
  return windowOf(page).locator('[data-part="message"]');
}

/** A message by a part of its text. */
export function messageOf(page: Page, text: string): Locator {
  return messagesOf(page).filter({ hasText: text });
}

/** Waits until the server has confirmed all own messages. */
export async function expectAllSent(page: Page): Promise<void> {
  const waiting = windowOf(page).locator(
    '[data-component="chat-delivery"]:not([data-state="sent"], [data-state="read"])',
  );
  await expect(waiting).toHaveCount(0, { timeout: 40_000 });
}

/** Kinds and texts of the messages in the window, top to bottom. */
export async function listMessages(page: Page): Promise<string[]> {
  return messagesOf(page).evaluateAll((messages) =>
    messages.map((message) => {
      const part = (name: string) => message.querySelector(`[data-component="chat-${name}"]`);
      if (part('image-message')) return 'image';
      const card = part('product-card') ?? part('order-card');
      if (card) return card.getAttribute('href')?.includes('order') ? 'order' : 'product';
      return part('text-message')?.textContent ?? '?';
    }),
  );
}
