import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anatomyOf } from './component-anatomy.ts';
import { sourceFile } from './story-modules.ts';

const source = (path: string) => sourceFile(join(import.meta.dirname, '../packages/ui/src', path));

test('the documentation of a component shows what it is made of and where the host puts its own', () => {
  expect(anatomyOf([source('button/button.tsx')], 'Button')).toBe(
    ['button data-component="button"', '  span', '  Icon', '  {children}'].join('\n'),
  );
});

test('parts of its own folder stand as what they are made of, with what is put into them', () => {
  expect(anatomyOf([source('pagination/pagination.tsx')], 'Pagination').split('\n')).toEqual([
    'nav data-component="pagination"',
    '  ul',
    '    li',
    '      Link',
    '        Icon',
    '    li',
    '      span',
    '      Link',
    '    li',
    '      Link',
    '        Icon',
  ]);
});
