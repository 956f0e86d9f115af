import { expect, test } from 'vitest';
import { readCookie, readSessionToken, sessionCookies, STRATEGIES } from './cookies.ts';

test('[R10.2] an impossible session cookie is ignored and never put into a header', () => {
  const read = (value: string) => readCookie(`a=1; ${STRATEGIES.password}=${value}; b=2`, STRATEGIES.password);
  expect(read('token-1_2')).toBe('token-1_2');
  for (const value of ['%00', 'a%00b', '%0D%0Aset-cookie:x', '%7F', 'a%20b', '%E4%BD%A0', '%', '%ff', '']) {
    expect(read(value)).toBeNull();
  }
});

test.each([
  ['password', 'local1'],
  ['mobile', 'local2'],
  ['wechat', 'local3'],
] as const)('[R4.1] the token of a sign-in by %s is stored in the cookie %s alone, for 7 days', (strategy, name) => {
  const set = sessionCookies('secret', 'https://shop.example', strategy);
  expect(set.filter((cookie) => cookie.includes('secret'))).toEqual([
    `${name}=secret; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax`,
  ]);
  expect(set.filter((cookie) => /^local[123]=; Max-Age=0; Path=\/;/.test(cookie))).toHaveLength(2);
  expect(readSessionToken(`a=1; ${name}=secret; desk=no`)).toBe('secret');
});
