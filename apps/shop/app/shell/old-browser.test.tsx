import { DEFAULT_FORMATS } from '@rider/model/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MessagesProvider } from '../messages/messages.tsx';
import { OldBrowser } from './old-browser.tsx';

/** Runs the inline script as a browser with these globals does; returns whether the sentence shows. */
function shows(globals: Readonly<Record<string, unknown>>): boolean {
  const html = renderToStaticMarkup(
    <MessagesProvider locale="en-US" messages={{ 'shop.oldBrowser': 'too old' }} formats={DEFAULT_FORMATS}>
      <OldBrowser nonce={undefined} />
    </MessagesProvider>,
  );
  const [, code = ''] = /<script>(.*)<\/script>/s.exec(html) ?? [];
  const sentence = { hidden: true };
  const names = ['AbortSignal', 'Map', 'Promise', 'document'];
  const values = { AbortSignal, Map, Promise, document: { getElementById: () => sentence }, ...globals };
  // oxlint-disable-next-line no-new-func -- the script of the document, with the globals of a browser
  new Function(...names, code)(...names.map((name) => values[name as keyof typeof values]));
  return !sentence.hidden;
}

test('[R10.12] the sentence for old browsers is shown if a required function is missing', () => {
  expect(shows({})).toBe(false);
  expect(shows({ AbortSignal: {} })).toBe(true);
  expect(shows({ AbortSignal: undefined })).toBe(true);
  expect(shows({ Map: {} })).toBe(true);
  expect(shows({ Promise: {} })).toBe(true);
});
