import type { CDPSession, Page } from '@playwright/test';
import { modeNamed, type StoryMode } from '../../../packages/ui/src/story-page/modes.ts';
import { contextOptions, wideWindow, type Pages } from '../pages.ts';
import { isLookedAt } from '../looks.ts';
import { isAccepted, judge, know } from './pictures.ts';
import { clearStage, holdStill, measureStory, modesOfStory, renderStory } from './story-in-page.ts';

/** The modes in which a played story is captured without rendering, and those that render it again. All stories are seen in `wide`. */
export async function modesOf({ visit }: Pages, story: string): Promise<{ asItStands: string[]; anew: string[] }> {
  const all = await visit.evaluate(modesOfStory);
  const modes = all.filter((mode) => mode === 'wide' || isLookedAt(story, mode));
  for (const mode of all) if (!modes.includes(mode)) know({ story, mode });
  const { asItStands = [], anew = [] } = Object.groupBy(modes, (mode) =>
    changesColoursAlone(modeNamed(mode)) ? 'asItStands' : 'anew',
  );
  return { asItStands, anew };
}

function changesColoursAlone({ width, locale }: StoryMode): boolean {
  return width === wideWindow.width && locale === contextOptions.locale;
}

/** Compares pictures of a played story in modes that only change colours. */
export async function lookAsItStands({ visit }: Pages, id: string, modes: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const mode of modes) problems.push(...(await look(visit, id, mode)));
  return problems;
}

/** Renders and plays a story again in each mode, without axe, and compares its pictures. */
export async function lookAnew({ anew }: Pages, id: string, modes: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const mode of modes) {
    const { width, locale } = modeNamed(mode);
    await anew.setViewportSize({ width, height: wideWindow.height });
    await anew.evaluate(clearStage, { locale, manual: true });
    try {
      await anew.evaluate(renderStory, id);
      problems.push(...(await look(anew, id, mode)));
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
  if (mode.forcedColors) await page.emulateMedia({ forcedColors: 'active' });
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
    return [`${modeName} does not stand still`];
  } finally {
    await page.evaluate(holdStill, undefined);
    if (mode.forcedColors) await page.emulateMedia({ forcedColors: 'none' });
  }
}
