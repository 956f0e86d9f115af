import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** A page whose script is broken on purpose is left to its test after this, in milliseconds. */
const PATIENCE = 5_000;

/** From now on pages of a context are opened once their script has taken over: what is pressed before does nothing. */
export function waitForScriptIn(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    page.goto = async (...given) => {
      const response = await goto(...given);
      await scriptTakenOver(page);
      return response;
    };
    const reload = page.reload.bind(page);
    page.reload = async (...given) => {
      const response = await reload(...given);
      await scriptTakenOver(page);
      return response;
    };
  });
}

/** The same for all contexts that a test makes itself; the answer ends it. */
export function waitForScriptInNew(browser: Browser): () => void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    if (options?.javaScriptEnabled !== false) waitForScriptIn(context);
    return context;
  };
  return () => {
    browser.newContext = newContext;
  };
}

async function scriptTakenOver(page: Page): Promise<void> {
  try {
    await page.evaluate(takenOver, PATIENCE);
  } catch (error) {
    // A page may lead on by itself; a test that cares for the next one waits for what it shows.
    if (!/context was destroyed|has been closed/.test(String(error))) throw error;
  }
}

/** Runs in the page: ends once React holds it, at once where no script was sent. */
function takenOver(patience: number): Promise<void> {
  const holds = (element: Element, mark: string) => Object.keys(element).some((key) => key.startsWith(mark));
  const isDone = () =>
    document.querySelector('script[type="module"]') === null ||
    holds(document.documentElement, '__reactFiber$') ||
    [...document.body.children].some((place) => holds(place, '__reactContainer$'));
  const end = performance.now() + patience;
  return new Promise((resolve) => {
    const look = () => {
      if (isDone() || performance.now() > end) resolve();
      else setTimeout(look, 10);
    };
    look();
  });
}

/** Waits until React holds a part whose script comes with the visitor's first move, and makes that move. */
export async function partTakenOver(part: Locator): Promise<void> {
  let step = 0;
  // A move before the page listens is nobody's.
  await expect(async () => {
    step += 1;
    await part.page().mouse.move(4 + step, 200);
    const held = await part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')));
    expect(held).toBe(true);
  }).toPass();
}
