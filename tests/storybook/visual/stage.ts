import type { CDPSession, Page } from '@playwright/test';
import { modeNamed } from '../../../packages/ui/docs/modes.ts';
import { wideWindow, type Pages } from '../pages.ts';
import { isLookedAt } from '../looks.ts';
import { isAccepted, judge, know } from './pictures.ts';
import { clearStage, holdStill, measureStory, modesOfStory, renderStory } from './story-in-page.ts';

/** Compares the picture of a played story in the mode `wide`. */
export async function checkWideMode({ visit }: Pages, story: string): Promise<string[]> {
  const modes = await visit.evaluate(modesOfStory);
  return modes.includes('wide') ? look(visit, story, 'wide') : [];
}

/**
 * Renders and plays a story again in its other modes, without axe, and compares its pictures. In npm test only for the first story of a
 * component that has such a mode.
 */
export async function checkOtherModes({ visit, fresh }: Pages, story: string): Promise<string[]> {
  const problems: string[] = [];
  for (const mode of await visit.evaluate(modesOfStory)) {
    if (mode === 'wide') continue;
    if (!isLookedAt(story, mode)) {
      know({ story, mode });
      continue;
    }
    const { width, locale } = modeNamed(mode);
    await fresh.setViewportSize({ width, height: wideWindow.height });
    await fresh.evaluate(clearStage, { locale, manual: true });
    try {
      await fresh.evaluate(renderStory, story);
      problems.push(...(await look(fresh, story, mode)));
    } catch (error) {
      problems.push(`${mode}: ${String(error)}`);
    }
  }
  return problems;
}

const sessions = new WeakMap<Page, CDPSession>();

/** The session of a page that takes its pictures, opened once. */
async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

/** Captures the story in a mode's colours, once two pictures in a row are equal or one is accepted. */
async function look(page: Page, story: string, modeName: string): Promise<string[]> {
  const mode = modeNamed(modeName);
  const shot = { story, mode: modeName };
  await page.evaluate(holdStill, mode.theme);
  const session = await sessionOf(page);
  const height = await page.evaluate(measureStory);
  const shoot = async () => {
    const { data } = await session.send('Page.captureScreenshot', {
      clip: { x: 0, y: 0, width: mode.width, height, scale: 1 },
      captureBeyondViewport: height > wideWindow.height,
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64');
  };
  try {
    let last = await shoot();
    for (let tries = 0; tries < 10; tries += 1) {
      if (await isAccepted(shot, last)) return judge(shot, last);
      const next = await shoot();
      if (next.equals(last)) return judge(shot, next);
      last = next;
    }
    return [`${modeName} does not settle`];
  } finally {
    await page.evaluate(holdStill, undefined);
  }
}
