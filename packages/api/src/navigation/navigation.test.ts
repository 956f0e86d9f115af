import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeLocalPath } from './index.ts';

const ORIGIN = 'http://shop.test:3000';

describe('[R4.3] safe local paths', () => {
  it.each(['/', '/user?type=0', '/goods_detail/12#reviews', '/a/@b-c%20d_e~f', '/goods_search?title=%E9%93%B0'])(
    'lets %s pass',
    (path) => expect(safeLocalPath(path, ORIGIN)).toBe(true),
  );

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
  ])('refuses %j', (path) => expect(safeLocalPath(path, ORIGIN)).toBe(false));

  it('never lets a path pass that leaves the origin', () => {
    const tricky = fc.string({ unit: fc.constantFrom('/', '\\', '@', ':', '.', '\t', '\n', '?', '#', '%', 'a', ' ') });
    const property = fc.property(fc.oneof(tricky, fc.string()), (rest) => {
      const path = `/${rest}`;
      return !safeLocalPath(path, ORIGIN) || new URL(path, ORIGIN).origin === ORIGIN;
    });
    expect(fc.check(property)).toMatchObject({ failed: false });
  });
});
