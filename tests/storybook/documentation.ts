import { chromium, type Page } from '@playwright/test';
import { pinnedBrowser } from './visual/browser.ts';

const ofComponent = ['Do', 'Keyboard', 'Props', 'Public hooks', 'Tokens'];

/** A page of each kind, with headings that it has. */
const PAGES = {
  'actions-button': ['Button', 'Anatomy', ...ofComponent],
  'overlays-dialog': ['Dialog', 'Anatomy', ...ofComponent],
  'chat-message': ['Message', ...ofComponent],
  'recipes-screens': ['Screens', 'Do', 'Keyboard'],
  'foundations-colours': ['Colours'],
  'guide-api-client': ['@rider/api'],
  'chat-guide': ['@rider/chat'],
  'guide-migration': ['Migration'],
};

/** Opens pages of the documentation, and returns what they lack. */
export async function documentationProblems(address: string): Promise<string[]> {
  const browser = await chromium.launch(await pinnedBrowser());
  try {
    const problems: string[] = [];
    const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
    page.on('pageerror', ({ message }) => problems.push(`documentation: ${message}`));
    const pages = Object.entries(PAGES);
    for (const [name, headings] of pages) problems.push(...(await pageProblems(page, address, name, headings)));
    return problems;
  } finally {
    await browser.close();
  }
}

async function pageProblems(page: Page, address: string, name: string, headings: readonly string[]): Promise<string[]> {
  await page.goto(`${address}iframe.html?viewMode=docs&id=${name}--docs`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const problems: string[] = [];
  // Storybook adds a link to the name of a heading.
  const found = await page.locator('h1, h2, h3').allTextContents();
  for (const heading of headings)
    if (!found.includes(heading)) problems.push(`documentation of ${name}: there is no section ${heading}`);
  const isOfComponent = headings.includes('Props');
  if (isOfComponent && (await page.getByText(/(?:stable|deprecated), since \d/).count()) === 0)
    problems.push(`documentation of ${name}: it does not say how far hosts may rely on it`);
  const known: { entries: object } = await (await page.request.get(`${address}index.json`)).json();
  for (const link of await page.locator('a[href*="path=/docs/"]').all()) {
    const id = (await link.getAttribute('href'))?.split('path=/docs/')[1] ?? '';
    if (!Object.hasOwn(known.entries, id)) problems.push(`documentation of ${name}: there is no page ${id}`);
  }
  return problems;
}
