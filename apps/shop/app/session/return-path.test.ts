import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomRuns } from '../../../../tests/random-runs.ts';
import { fromPathCookie, readCookie } from './cookies.ts';
import { returnPath } from './return-path.ts';

const ORIGIN = 'http://shop.test';

describe('the return path after sign-in', () => {
  test.each([
    ['/zh-CN', '/'],
    ['/zh-CN?x=1', '/'],
    ['/zh-CN/user/orderList?status=1', '/user/orderList?status=1'],
    ['/goods_list', '/goods_list'],
    [null, '/'],
    ['', '/'],
  ])('[R4.3] from %j is %s', (from, to) => expect(returnPath(from, ORIGIN)).toBe(to));

  test.each(['/zh-CN//evil%2Eexample/x', '/zh-CN//evil.test', '/zh-CN/%2Fevil', '/zh-CN/\\evil', '//evil.test'])(
    '[R4.3] [R10.6] from %s is the home page, or the screen’s default',
    (from) => {
      expect(returnPath(from, ORIGIN)).toBe('/');
      expect(returnPath(from, ORIGIN, '/user/collect')).toBe('/user/collect');
    },
  );

  test('[R4.3] [R10.6] stays on our origin whatever the cookie contains', () => {
    const piece = fc.constantFrom(
      '/zh-CN',
      '/en-US',
      '/',
      '//',
      '\\',
      '%2F',
      '%5C',
      '%2e',
      '.',
      '\t',
      '\n',
      '@',
      'evil.test',
    );
    const property = fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      (wished) => {
        let path = returnPath(wished, ORIGIN);
        for (let round = 0; round <= 2; round += 1) {
          if (path.startsWith('//') || new URL(path, ORIGIN).origin !== ORIGIN) return false;
          path = decodeURIComponent(path);
        }
        return true;
      },
    );
    expect(fc.check(property, randomRuns(20_000))).toMatchObject({ failed: false });
  });

  test('[R10.6] is stored only if it is allowed', () => {
    const remembered = (path: string) => readCookie(fromPathCookie(path, ORIGIN).split(';')[0], 'fromPath');
    expect(remembered('/zh-CN/user?type=1')).toBe('/zh-CN/user?type=1');
    expect(remembered('/zh-CN//evil%2Eexample/x')).toBe('/');
  });
});
