import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** The maximum wait (ms), for pages whose script a test breaks on purpose. */
const TIME_LIMIT = 5_000;

/** Makes navigations in a context wait until the page's script runs, because earlier presses have no effect. */
export function waitForHydrationIn(context: BrowserContext): void {
  context.on('page', (page) => {
    const goto = page.goto.bind(page);
    page.goto = async (...given) => {
      const response = await goto(...given);
      await waitForPage(page);
      return response;
    };
    const reload = page.reload.bind(page);
    page.reload = async (...given) => {
      const response = await reload(...given);
      await waitForPage(page);
      return response;
    };
  });
}

/** The same for all contexts that a test creates; the returned function ends it. */
export function waitForHydrationInNew(browser: Browser): () => void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    if (options?.javaScriptEnabled !== false) waitForHydrationIn(context);
    return context;
  };
  return () => {
    browser.newContext = newContext;
  };
}

async function waitForPage(page: Page): Promise<void> {
  try {
    await page.evaluate(whenHydrated, TIME_LIMIT);
  } catch (error) {
    // A page may redirect; a test that depends on the next page waits for its content.
    if (!/context was destroyed|has been closed/.test(String(error))) throw error;
  }
}

/** Runs in the page: resolves when it is hydrated, at once if it has no script. */
function whenHydrated(timeLimit: number): Promise<void> {
  const holds = (element: Element, mark: string) => Object.keys(element).some((key) => key.startsWith(mark));
  const isDone = () =>
    document.querySelector('script[type="module"]') === null ||
    holds(document.documentElement, '__reactFiber$') ||
    [...document.body.children].some((place) => holds(place, '__reactContainer$'));
  const end = performance.now() + timeLimit;
  return new Promise((resolve) => {
    const look = () => {
      if (isDone() || performance.now() > end) resolve();
      else setTimeout(look, 10);
    };
    look();
  });
}

/** Waits until a lazy part is hydrated; the visitor's activity loads it at once. */
export async function waitForHydration(part: Locator): Promise<void> {
  let step = 0;
  // A move before the listeners are ready has no effect.
  await expect(async () => {
    step += 1;
    await part.page().mouse.move(4 + step, 200);
    const held = await part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')));
    expect(held).toBe(true);
  }).toPass();
}
