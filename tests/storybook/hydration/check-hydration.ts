import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pages } from '../pages.ts';
import { complaintsOf, clearComplaints } from '../quality/complaints.ts';

/** The bundle of all stories, and `<story>.json` with Node's rendering of each in both languages. */
export const hydrationFolder = join(import.meta.dirname, '../../../test-results/hydration');

/** The exports of the bundle: packages/ui/docs/rendered-stories.tsx. */
export interface RenderedStories {
  render: (name: string, locale: string) => Promise<string>;
  hydrate: (name: string, locale: string, markup: string) => Promise<void>;
}

/** Node's rendering of a story in a language, and React's messages meanwhile. */
export interface Markup {
  name: string;
  locale: string;
  markup: string;
  said: string[];
  /** Whether the browser renders and takes it over in this run. */
  isTaken: boolean;
}

/** Checks that the browser renders a story like Node, and hydrates Node's HTML in StrictMode without a warning. */
export async function checkHydration({ renderer, taker }: Pages, id: string): Promise<string[]> {
  const path = join(hydrationFolder, `${id}.json`);
  if (!existsSync(path)) return [];
  const problems: string[] = [];
  for (const given of JSON.parse(readFileSync(path, 'utf8')) as Markup[]) {
    for (const page of [renderer, taker]) clearComplaints(page);
    if (!given.isTaken) {
      problems.push(...given.said.map((line) => `Node in ${given.locale}: ${line}`));
      continue;
    }
    const failed = (error: unknown) => void given.said.push(String(error));
    const own = await renderer.evaluate(renderInPage, given).catch(failed);
    if (own !== undefined && own !== given.markup)
      given.said.push(`the browser renders it otherwise: ${firstDifference(given.markup, own)}`);
    await taker.evaluate(hydrateInPage, given).catch(failed);
    const messages = [...given.said, ...complaintsOf(renderer), ...complaintsOf(taker)];
    problems.push(...messages.map((line) => `hydration in ${given.locale}: ${line}`));
  }
  return problems;
}

async function renderInPage({ name, locale }: Markup): Promise<string> {
  const address = '/hydration/stories.js';
  const { render } = (await import(address)) as RenderedStories;
  return render(name, locale);
}

async function hydrateInPage({ name, locale, markup }: Markup): Promise<void> {
  const address = '/hydration/stories.js';
  const { hydrate } = (await import(address)) as RenderedStories;
  await hydrate(name, locale, markup);
}

function firstDifference(serverSide: string, browserSide: string): string {
  const at = [...serverSide].findIndex((character, index) => character !== browserSide[index]);
  return `“${serverSide.slice(Math.max(at - 40, 0), at + 40)}” is “${browserSide.slice(Math.max(at - 40, 0), at + 40)}”`;
}
