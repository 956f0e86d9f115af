import type { Page } from '@playwright/test';
import { isLookedAt } from '../looks.ts';
import { wideWindow } from '../pages.ts';
import { findInvisibleFocus } from './focus.ts';
import { FIELDS, findMissingEdges } from './forced-colors.ts';
import { findMotion } from './motion.ts';
import { findOverflow } from './reflow.ts';
import { findColoursPastTokens } from './wireframe.ts';

/** 1366 × 900 at 200 %. */
const zoomed = { width: 683, height: 450 };
/** 1280 × 1024 at 400 %. */
const narrow = { width: 320, height: 256 };

/** Checks a played story in other environments; restores the page afterwards. Reduced motion is always requested. */
export async function checkQuality(page: Page, story: string): Promise<string[]> {
  const problems: string[] = [];
  problems.push(...(await page.evaluate(findMotion)).map((found) => `reduced motion: ${found}`));
  problems.push(...(await page.evaluate(findColoursPastTokens)).map((found) => `wireframe: ${found}`));
  // Most stories have no field, whose edge could be missing.
  if ((await page.locator(FIELDS).count()) > 0) {
    await page.emulateMedia({ forcedColors: 'active' });
    problems.push(...(await page.evaluate(findMissingEdges, FIELDS)).map((found) => `forced colours: ${found}`));
    await page.emulateMedia({ forcedColors: 'none' });
  }
  for (const [title, size] of Object.entries({ '200 %': zoomed, '320 px': narrow })) {
    // What fits 320 px mostly fits 683.
    if (size === zoomed && !isLookedAt(story, title)) continue;
    await page.setViewportSize(size);
    problems.push(...(await page.evaluate(findOverflow)).map((found) => `${title}: ${found}`));
  }
  await page.setViewportSize(wideWindow);
  problems.push(...(await page.evaluate(findInvisibleFocus)).map((found) => `focus: ${found}`));
  return problems;
}
