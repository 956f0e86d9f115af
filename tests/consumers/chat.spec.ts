import { expect, type Page } from '@playwright/test';
import { BUYER, tokenFrom } from '../embed/buyer-token.ts';
import type { Agent } from '../journeys/testing/agent.ts';
import { complaintsOf, hydrationOf, test } from './places.ts';

const HOSTS = {
  'vite-chat': 'a Vite + React Router host made of the READMEs',
  'server-components': 'a page of server components',
};

/** Sends a message in the open chat and waits for the answer. */
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

for (const [name, title] of Object.entries(HOSTS)) {
  test(`[R7.13] ${title} opens the chat, sends, receives an answer, and closes`, async ({ page, places }) => {
    const { hosts, shop, agent } = places;
    const complaints = complaintsOf(page);
    const address = new URLSearchParams({ shop, token: await tokenFrom(shop) });
    await page.goto(`${hosts[name]}/?${address}`);
    if (name === 'server-components') await hydrationOf(page);
    await page.getByRole('button', { name: 'Ask us' }).click();
    const { chat, editor } = await talk(page, agent, name);
    await editor.press('Escape');
    await expect(chat).toBeHidden();
    expect(complaints).toEqual([]);
  });
}

test('[R7.13] the composer and the hooks around it work as the README shows them', async ({ page, places }) => {
  const { hosts, shop, agent } = places;
  const complaints = complaintsOf(page);
  await page.goto(`${hosts['vite-chat']}/?${new URLSearchParams({ shop, token: await tokenFrom(shop), writing: '' })}`);
  await page.getByRole('button', { name: 'Ask us' }).click();
  await talk(page, agent, 'a host with the composer');
  expect(complaints).toEqual([]);
});

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

test('[R7.13] a plain page made of the README chats under a strict policy', async ({ page, places }) => {
  const { hosts, agent } = places;
  const complaints = complaintsOf(page);
  await page.goto(hosts['plain-page'] ?? '');
  await page.getByRole('button', { name: /^Open the chat/ }).click();
  const { chat, editor } = await talk(page, agent, 'the plain page');
  await editor.press('Escape');
  await expect(chat).toBeHidden();
  expect(complaints).toEqual([]);
});
