import type { Page } from '@playwright/test';

type Listened = Pick<Page, 'on'>;
/** Caused by the test runner's own query, not by a story. */
const ownQuestion = 'Accessing the Story Store is deprecated';
const heard = new WeakMap<Listened, string[]>();

/** Starts collecting a page's errors, and discards earlier ones. */
export function clearComplaints(page: Listened): void {
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

/** Errors and warnings of the console, and uncaught exceptions. */
export function complaintsOf(page: Listened): readonly string[] {
  return heard.get(page) ?? [];
}
