import type { Page } from '@playwright/test';
import { findInvisibleFocus } from './focus.ts';
import { findMissingEdges } from './forced-colors.ts';
import { findMotion } from './motion.ts';
import { findOverflow } from './reflow.ts';
import { findColoursPastTokens } from './wireframe.ts';

const wide = { width: 1366, height: 900 };
/** 1366 × 900 at 200 %. */
const zoomed = { width: 683, height: 450 };
/** 1280 × 1024 at 400 %. */
const narrow = { width: 320, height: 256 };

/** What a story that has been played lacks in other surroundings; leaves the page as it was. */
export async function checkQuality(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  problems.push(...(await page.evaluate(findMotion)).map((found) => `reduced motion: ${found}`));
  problems.push(...(await page.evaluate(findColoursPastTokens)).map((found) => `wireframe: ${found}`));
  await page.emulateMedia({ forcedColors: 'active' });
  problems.push(...(await page.evaluate(findMissingEdges)).map((found) => `forced colours: ${found}`));
  await page.emulateMedia({ forcedColors: 'none' });
  for (const [title, size] of Object.entries({ '200 %': zoomed, '320 px': narrow })) {
    await page.setViewportSize(size);
    problems.push(...(await page.evaluate(findOverflow)).map((found) => `${title}: ${found}`));
  }
  await page.setViewportSize(wide);
  // A key makes the browser show the focus that follows.
  await page.keyboard.press('Shift');
  problems.push(...(await page.evaluate(findInvisibleFocus)).map((found) => `focus: ${found}`));
  await page.emulateMedia({ reducedMotion: null });
  return problems;
}
