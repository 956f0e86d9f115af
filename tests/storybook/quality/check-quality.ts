import type { Page } from '@playwright/test';
import { wideWindow } from '../pages.ts';
import { findInvisibleFocus } from './focus.ts';
import { findMissingEdges } from './forced-colors.ts';
import { findMotion } from './motion.ts';
import { findOverflow } from './reflow.ts';
import { findColoursPastTokens } from './wireframe.ts';

/** 1366 × 900 at 200 %. */
const zoomed = { width: 683, height: 450 };
/** 1280 × 1024 at 400 %. */
const narrow = { width: 320, height: 256 };

/** Checks a played story in other environments; restores the page afterwards. Reduced motion is always requested. */
export async function checkQuality(page: Page): Promise<string[]> {
  const problems: string[] = [];
  problems.push(...(await page.evaluate(findMotion)).map((found) => `reduced motion: ${found}`));
  problems.push(...(await page.evaluate(findColoursPastTokens)).map((found) => `wireframe: ${found}`));
  await page.emulateMedia({ forcedColors: 'active' });
  problems.push(...(await page.evaluate(findMissingEdges)).map((found) => `forced colours: ${found}`));
  await page.emulateMedia({ forcedColors: 'none' });
  for (const [title, size] of Object.entries({ '200 %': zoomed, '320 px': narrow })) {
    await page.setViewportSize(size);
    problems.push(...(await page.evaluate(findOverflow)).map((found) => `${title}: ${found}`));
  }
  await page.setViewportSize(wideWindow);
  problems.push(...(await page.evaluate(findInvisibleFocus)).map((found) => `focus: ${found}`));
  return problems;
}
