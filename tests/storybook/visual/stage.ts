import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { StoryMode } from '../../../packages/ui/src/story-page/modes.ts';
import { listParameters, loadFont, measureStory, renderStory, setGlobals } from './story-in-page.ts';

const noto = fileURLToPath(import.meta.resolve('@fontsource-variable/noto-sans-sc/index.css'));
/** Where the stage expects the folder of the Chinese font on the server. */
export const fontMount = '/fonts/noto-sans-sc/';
/** The folder of the Chinese font. */
export const fontFolder = dirname(noto);

/** Under a name of the tokens' own list, so that Chinese takes it without a change of the stylesheets. */
const chineseFont = readFileSync(noto, 'utf8')
  .replaceAll('Noto Sans SC Variable', 'PingFang SC')
  .replaceAll('./files/', `${fontMount}files/`);
// Forced colours show the caret whatever its colour: at least it does not blink.
// Whether the ground shines through a picture's round corners depends on which of the two is ready first.
const stillness = `*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; caret-animation: manual !important; scroll-behavior: auto !important; }
img { background: none !important; }`;
const height = 900;

/** One page that shows story after story in one mode: nothing moves, nothing is random, it is always the same moment. */
export class Stage {
  private readonly page: Page;
  private readonly session: CDPSession;
  private readonly mode: StoryMode;

  private constructor(page: Page, session: CDPSession, mode: StoryMode) {
    this.page = page;
    this.session = session;
    this.mode = mode;
  }

  static async open(browser: Browser, origin: string, mode: StoryMode): Promise<Stage> {
    const context = await browser.newContext({
      viewport: { width: mode.width, height },
      deviceScaleFactor: 1,
      locale: mode.locale,
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      forcedColors: mode.forcedColors ? 'active' : 'none',
      serviceWorkers: 'block',
    });
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    const page = await context.newPage();
    await page.clock.setFixedTime('2026-03-02T09:30:00Z');
    await page.goto(`${origin}/iframe.html?viewMode=story`);
    await page.addStyleTag({ content: `${chineseFont}\n${stillness}` });
    await page.evaluate(loadFont, 'Inter Rider');
    // The accessibility addon would look at each story: the test runner has done that.
    await page.evaluate(setGlobals, { locale: mode.locale, theme: mode.theme, a11y: { manual: true } });
    return new Stage(page, await context.newCDPSession(page), mode);
  }

  /** The parameters of every story, by its id. */
  async parameters(): Promise<Record<string, { modes?: string[] }>> {
    return this.page.evaluate(listParameters);
  }

  /** Plays a story and takes its picture, once two in a row are the same. Throws what the story throws. */
  async picture(id: string): Promise<Buffer> {
    await this.page.evaluate(renderStory, id);
    const clip = { x: 0, y: 0, width: this.mode.width, height: await this.page.evaluate(measureStory), scale: 1 };
    let last = await this.shot(clip);
    for (let tries = 0; tries < 10; tries += 1) {
      const next = await this.shot(clip);
      if (next.equals(last)) return next;
      last = next;
    }
    throw new Error(`${id} does not stand still`);
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  private async shot(clip: { x: number; y: number; width: number; height: number; scale: number }): Promise<Buffer> {
    const { data } = await this.session.send('Page.captureScreenshot', {
      format: 'png',
      clip,
      captureBeyondViewport: clip.height > height,
    });
    return Buffer.from(data, 'base64');
  }
}
