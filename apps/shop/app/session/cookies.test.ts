import { expect, test } from 'vitest';
import { readCookie, SESSION_COOKIE } from './cookies.ts';

test('[R10.2] a cookie that no session has is none, and never ends up in a header', () => {
  const read = (value: string) => readCookie(`a=1; ${SESSION_COOKIE}=${value}; b=2`, SESSION_COOKIE);
  expect(read('token-1_2')).toBe('token-1_2');
  for (const value of ['%00', 'a%00b', '%0D%0Aset-cookie:x', '%7F', 'a%20b', '%E4%BD%A0', '%', '%ff', '']) {
    expect(read(value)).toBeNull();
  }
});
