import { parseRichText } from '@rider/ui/rich-text-parser';
import { expect, test } from 'vitest';
import { headingsFrom } from './headings.ts';
import { beginningOf } from './plain-text.ts';

const tagsOf = (html: string, level: 2 | 3) =>
  headingsFrom(level, parseRichText(html)).map((node) => (typeof node === 'string' ? node : node[0]));

test('[R2.2] headings of a text are shifted so that the highest has the level of its place', () => {
  expect(tagsOf('<p>a</p><h3>b</h3><h4>c</h4>', 2)).toEqual(['p', 'h2', 'h3']);
  expect(tagsOf('<h2>b</h2><h6>c</h6>', 3)).toEqual(['h3', 'h6']);
  expect(tagsOf('<p>no heading</p>', 3)).toEqual(['p']);
});

test('[R2.2] headings inside other elements are moved too', () => {
  expect(headingsFrom(2, parseRichText('<div><h4>a</h4></div>'))).toEqual([['div', null, [['h2', null, ['a']]]]]);
});

test('[R2.14] a description is the beginning of the text without markup', () => {
  expect(beginningOf(parseRichText('<p>Base <b>shoe</b></p><p>by pallet.</p>'))).toBe('Base shoe by pallet.');
  expect(beginningOf(parseRichText(`<p>${'glass '.repeat(60)}</p>`))).toMatch(/^glass .{140,150}…$/);
});
