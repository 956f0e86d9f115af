import { expect, type Browser, type Page } from '@playwright/test';
import { call, PASSWORD } from './buyer.ts';

/** Opens a page of a signed-in operator in a browser context of its own, at a path of the desk if one is given. */
export async function openDesk(browser: Browser, origin: string | undefined, path?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: String(origin) });
  expect((await call(context, 'kefuapi/login', { account: 'maya', password: PASSWORD })).status).toBe(200);
  const desk = await context.newPage();
  if (path !== undefined) await desk.goto(`/desk${path}`);
  return desk;
}
