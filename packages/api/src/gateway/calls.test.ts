import { expect, test } from 'vitest';
import { isUploadCall, sessionOfCall } from './calls.ts';
import { readToken, writeToken } from './headers.ts';

test.each([
  ['login', 'buyer', true, false],
  ['kefuapi/login', 'agent', true, false],
  ['logout', 'buyer', false, true],
  ['kefuapi/logout', 'agent', false, true],
  ['operator/log', 'agent', false, false],
  ['kefuapis', 'buyer', false, false],
  ['kefuapi/../login', 'agent', false, false],
  ['', 'buyer', false, false],
])('[R4.1] the call %j belongs to the session of %s', (path, role, opens, ends) => {
  expect(sessionOfCall(path)).toEqual({ role, opens, ends });
});

test('only two calls take pictures', () => {
  expect(['upload/image', 'kefuapi/upload/image', 'upload/image/x'].map(isUploadCall)).toEqual([true, true, false]);
});

test.each([
  [{ 'Authori-zation': 'Bearer abc' }, 'abc'],
  [{ Authorization: 'bearer abc' }, 'abc'],
  [{ 'Authori-zation': 'abc' }, null],
  [{ 'Authori-zation': `Bearer ${'x'.repeat(513)}` }, null],
  [{}, null],
])('[R4.1] the token of %j is %j', (headers, token) => {
  expect(readToken(new Headers(headers as Record<string, string>))).toBe(token);
});

test('a token that is written is read', () => {
  const headers = new Headers();
  writeToken(headers, 'abc');
  expect(readToken(headers)).toBe('abc');
});
