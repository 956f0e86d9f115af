import type { Page } from '@playwright/test';

type Listened = Pick<Page, 'on'>;
/** Said by the test runner's own question, not by a story. */
const ownQuestion = 'Accessing the Story Store is deprecated';
const heard = new WeakMap<Listened, string[]>();

/** Listens from now on to what a page says against itself, and forgets what it said before. */
export function forgetComplaints(page: Listened): void {
  if (heard.has(page)) {
    heard.set(page, []);
    return;
  }
  heard.set(page, []);
  const add = (complaint: string) => heard.get(page)?.push(complaint);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith(ownQuestion))
      add(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => add(`page error: ${error.message}`));
}

/** Errors and warnings of the console, and what nobody caught. */
export function complaintsOf(page: Listened): readonly string[] {
  return heard.get(page) ?? [];
}
