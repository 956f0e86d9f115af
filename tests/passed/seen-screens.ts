import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import { isNoted } from './passed.ts';
import { screenOf } from './screens.ts';

/** The kind of annotation with the name of a screen that a journey saw. */
export const SEEN = 'seen';

const told = join(tmpdir(), `rider-addresses-${process.pid}`);
if (isNoted) {
  process.env['RIDER_TOLD_ADDRESSES'] = told;
  process.env['NODE_OPTIONS'] =
    `${process.env['NODE_OPTIONS'] ?? ''} --import ${new URL('told-addresses.mjs', import.meta.url).href}`;
  process.once('exit', () => rmSync(told, { force: true }));
}

/**
 * A fixture for every journey: notes the screens that it sees, by the addresses that its pages show, however they came there, and those that
 * its servers are asked for, by whomever. What is fetched ahead and never shown does not count: what fails as it loads also fails where it is
 * shown.
 */
export async function seenScreens({ browser }: { browser: Browser }, provide: () => Promise<void>, info: TestInfo) {
  if (!isNoted) return provide();
  const addresses = new Set<string>();
  const ofPage = (page: Page) => page.on('framenavigated', (frame) => addresses.add(frame.url()));
  const ofContext = (context: BrowserContext) => context.on('page', ofPage);
  writeFileSync(told, '');
  browser.on('context', ofContext);
  await provide();
  browser.off('context', ofContext);
  for (const address of readFileSync(told, 'utf8').trimEnd().split('\n')) addresses.add(address);
  const screens = new Set([...addresses].map(screenOf));
  for (const screen of screens) if (screen !== undefined) info.annotations.push({ type: SEEN, description: screen });
}
