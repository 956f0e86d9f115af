import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRuns } from '../../../../tests/random-runs.ts';
import { safeLocalPath } from './index.ts';

const ORIGIN = 'http://shop.test:3000';

describe('[R4.3] safe local paths', () => {
  it.each([
    '/',
    '/user?type=0',
    '/goods_detail/12#reviews',
    '/a/@b-c%20d_e~f',
    '/goods_search?title=%E9%93%B0',
    '/goods_search?title=100%',
    '/goods_search?title=//x',
    '/goods_detail/100%2525',
  ])('accepts %s', (path) => expect(safeLocalPath(path, ORIGIN)).toBe(true));

  it.each([
    '',
    'user',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/a b',
    '/a.b',
    '/user\\..',
    ' /user',
  ])('rejects %j', (path) => expect(safeLocalPath(path, ORIGIN)).toBe(false));

  it.each([
    '//evil%2Eexample/x',
    '/user//x',
    '/%2Fevil',
    '/%252Fevil',
    '/%5Cevil',
    '/%255cevil',
    '/%09/evil',
    '/%2e%2e//evil',
    '/x/%2e%2e/user',
    '/%zz',
  ])('[R10.6] rejects %s, which leaves the origin or hides its target', (path) =>
    expect(safeLocalPath(path, ORIGIN)).toBe(false),
  );

  it('[R10.6] accepts no path that leaves the origin, decoded or not', () => {
    const tricky = fc.string({
      unit: fc.constantFrom(
        '/',
        '\\',
        '@',
        ':',
        '.',
        '\t',
        '\n',
        '?',
        '#',
        '%',
        '2',
        'f',
        'F',
        '5',
        'C',
        'e',
        '25',
        'a',
      ),
    });
    const property = fc.property(fc.oneof(tricky, fc.string()), (rest) => {
      let path = `/${rest}`;
      if (!safeLocalPath(path, ORIGIN)) return true;
      for (let round = 0; round <= 2; round += 1) {
        const url = new URL(path, ORIGIN);
        if (path.startsWith('//') || url.origin !== ORIGIN || url.pathname.startsWith('//')) return false;
        path = path.replace(/%[0-9a-f]{2}/gi, (escape) => String.fromCharCode(Number.parseInt(escape.slice(1), 16)));
      }
      return true;
    });
    expect(fc.check(property, randomRuns(20_000))).toMatchObject({ failed: false });
  });
});
