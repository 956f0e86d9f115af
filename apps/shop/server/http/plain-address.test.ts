import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomRuns } from '../../../../tests/random-runs.ts';
import { addressFault } from './plain-address.ts';

const fault = (target: string) => addressFault(`http://shop.test${target}`);

describe('the address of a request', () => {
  test.each(['/', '/goods_list?title=a%2Fb//c', '/%E6%96%B0%E9%97%BB', '/goods_detail/12/', '/a%20b', '/@rider'])(
    '%s may go on',
    (target) => expect(fault(target)).toBeNull(),
  );

  test.each([
    '/api/%6cogout',
    '/api/l%6Fgin',
    '/api%2Flogout',
    '/api/x%5clogout',
    '/api/%2e%2e/logout',
    '/api/x/../logout',
    '/api/./logout',
    '//evil.test',
    '/zh-CN//evil%2Eexample/x',
    '/api//logout',
    '/a\\b',
    '/%256c',
    '/%00',
    '/%0d%0aSet-Cookie:x',
    '/%',
    '/%c3%28',
  ])('[R10.6] %s is rejected as ambiguous', (target) => expect(fault(target)).toBe('ambiguous'));

  test('[R10.2] is bounded', () => {
    expect(fault(`/goods_list?${'x'.repeat(4000)}`)).toBeNull();
    expect(fault(`/goods_list?${'x'.repeat(4100)}`)).toBe('too-long');
  });

  test('[R10.6] is routed as it was checked', () => {
    const unit = fc.constantFrom(
      '/',
      '.',
      '%',
      '2',
      'e',
      'E',
      '5',
      'c',
      '6',
      'F',
      'f',
      'api',
      'logout',
      '\\',
      '%C3%A9',
    );
    const property = fc.property(fc.string({ unit }), (path) => {
      const address = `http://shop.test/${path}`;
      if (addressFault(address) !== null) return true;
      const { pathname } = new URL(address);
      const decoded = decodeURIComponent(pathname);
      // Plain ASCII reads the same before and after decoding; only other characters differ.
      return (
        pathname === `/${path}` &&
        decodeURIComponent(decoded) === decoded &&
        decoded.split('/').length === pathname.split('/').length
      );
    });
    expect(fc.check(property, randomRuns(20_000))).toMatchObject({ failed: false });
  });
});
