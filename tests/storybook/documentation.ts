import { chromium, expect, type Browser, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { pinnedBrowser } from './visual/browser.ts';
import { isBlank } from './visual/pictures.ts';

/** Script of the first page until its heading is there, Storybook's own frame included (kB, uncompressed). Its time varies with the machine. */
const FIRST_PAGE_KB = 8_500;

/** One page of each kind: a control, overlays in frames of their own, the chat, whole screens. */
const PAGES = ['actions-button', 'overlays-dialog', 'chat-message', 'recipes-screens'];

/** Pages of text, with the title that each has. */
const GUIDES = { 'guide-api-client': '@rider/api', 'chat-guide': '@rider/chat', 'guide-migration': 'Migration' };

/** Whether a story stands on one of the pages that are opened. */
export function isDocumented(id: string): boolean {
  return PAGES.some((name) => id.startsWith(`${name}--`));
}

/** Opens the first page of the documentation, and one of each kind, and returns complaints. */
export async function documentationProblems(address: string): Promise<string[]> {
  const browser = await chromium.launch(await pinnedBrowser());
  try {
    const problems = await firstPageProblems(browser, address);
    const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
    page.on('pageerror', ({ message }) => problems.push(`documentation: ${message}`));
    for (const name of PAGES) problems.push(...(await pageProblems(page, address, name)));
    for (const [name, title] of Object.entries(GUIDES))
      problems.push(...(await guideProblems(page, address, name, title)));
    return problems;
  } finally {
    await browser.close();
  }
}

async function firstPageProblems(browser: Browser, address: string): Promise<string[]> {
  const page = await browser.newPage();
  await openDocument(page, address);
  const scripts = new Map((await Promise.all(page.frames().map((frame) => frame.evaluate(scriptsRead)))).flat());
  await page.close();
  const size = Math.round([...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000);
  console.log(`The first page of the documentation reads ${size} kB of script in ${scripts.size} files`);
  return size > FIRST_PAGE_KB ? [`the first page of the documentation reads ${size} kB, not ${FIRST_PAGE_KB}`] : [];
}

/** Runs in a frame: [address, uncompressed bytes] of the scripts that it has read. */
function scriptsRead(): [string, number][] {
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => /\.m?js$/.test(new URL(name).pathname))
    .map(({ name, decodedBodySize }) => [name, decodedBodySize]);
}

async function openDocument(page: Page, address: string): Promise<FrameLocator> {
  await page.goto(address);
  const document = page.frameLocator('#storybook-preview-iframe');
  await document.getByRole('heading', { level: 1 }).first().waitFor();
  return document;
}

/** Each story of a page is seen, code can be copied, and props are listed with what they are by default. */
async function pageProblems(page: Page, address: string, name: string): Promise<string[]> {
  const document = await openDocument(page, `${address}?path=/docs/${name}--docs`);
  const problems: string[] = [];
  await document.getByRole('switch', { name: 'Show code' }).first().click();
  await document.locator('pre').filter({ hasText: `from '@rider/` }).first().waitFor();
  for (const [place, frame] of (await document.locator('.sb-story').all()).entries())
    if (!(await isSeen(frame))) problems.push(`documentation of ${name}: frame ${place + 1} shows nothing`);
  const isOfComponent = !name.startsWith('recipes');
  for (const title of isOfComponent ? ['Props', 'Anatomy'] : [])
    if ((await document.getByRole('heading', { name: title, exact: true }).count()) === 0)
      problems.push(`documentation of ${name}: there is no section ${title}`);
  if (isOfComponent && (await document.getByText(/(?:stable|deprecated), since \d/).count()) === 0)
    problems.push(`documentation of ${name}: it does not say how far it may be relied on`);
  return problems;
}

/** A page of text is found under its address and shows code to copy. */
async function guideProblems(page: Page, address: string, name: string, title: string): Promise<string[]> {
  const document = await openDocument(page, `${address}?path=/docs/${name}--docs`);
  const heading = await document.getByRole('heading', { level: 1 }).first().textContent();
  await document.locator('pre').filter({ hasText: `from '@rider/` }).first().waitFor();
  return heading === title ? [] : [`documentation: ${name} has the title ${heading}, not ${title}`];
}

/** Stories in frames of their own arrive after the page. */
async function isSeen(frame: Locator): Promise<boolean> {
  const looking = expect.poll(async () => isBlank(await frame.screenshot()), { timeout: 15_000 }).toBe(false);
  return looking.then(
    () => true,
    () => false,
  );
}
