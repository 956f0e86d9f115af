import fc from 'fast-check';
import { hostileText } from './hostile-values.ts';

type Header = [string, string];

// prettier-ignore
const LOCATIONS = ['//evil.example', '/\\evil.example', '/zh-CN//evil%2Eexample/x', '//evil%2Eexample/x', 'https://evil.example/', '/\t/evil.example', '%2F%2Fevil.example', '/login', '/user?x=%0d%0aA:b'];
const ORIGINS = [
  'null',
  '',
  'https://evil.example',
  'http://',
  'http://127.0.0.1:1',
  '://',
  'file://',
  'http://[::1',
  '%00',
];

/** Odd values of headers that the server reads. */
// prettier-ignore
const ODD: Record<string, string[]> = {
  Host: ['', 'evil.example', 'evil.example:99999', '[::1]', '[', 'a b', '@', '127.0.0.1:1/x', '..', '\xe9', 'x'.repeat(3000)],
  Origin: ORIGINS,
  Referer: [...ORIGINS, ...LOCATIONS],
  'Content-Length': ['0', '-1', '1e9', '99999999999', '41943040', '0x10', '1, 1', ''],
  'Transfer-Encoding': ['chunked', 'identity', 'chunked, chunked', 'gzip, chunked', 'xchunked'],
  'Content-Type': ['application/json', 'multipart/form-data', 'multipart/form-data; boundary=', 'text/plain', 'x', ';', '\xe9', 'application/x-www-form-urlencoded; charset=x'],
  'Accept-Encoding': ['br', 'gzip', '*', 'identity;q=0', 'br;q=x', ', ,', 'gzip'.repeat(500)],
  'Accept-Language': ['zh-CN', '*', 'x;q=NaN', ';'],
  'Content-Language': ['zh-CN', 'xx', '__proto__', ''],
  'cb-lang': ['zh-CN', '__proto__'],
  'Form-type': ['pc', '__proto__'],
  Range: ['bytes=0-0', 'bytes=-1', 'bytes=5-1', 'bytes=0-99999999999', 'bytes=0-0,2-3', 'x=1'],
  'If-None-Match': ['*', '""', 'W/"x"', '"'.repeat(200)],
  'If-Modified-Since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'Sec-Fetch-Site': ['cross-site', 'same-origin', 'none', 'x'],
  Expect: ['100-continue', 'x'],
  Upgrade: ['h2c', 'websocket', 'TLS/1.0', ''],
  Connection: ['keep-alive', 'upgrade', 'Upgrade, HTTP2-Settings', 'close, host', ''],
  'HTTP2-Settings': ['AAMAAABkAAQCAAAAAAIAAAAA'],
  'X-Forwarded-For': ['1.2.3.4', '1.2.3.4, 5.6.7.8', 'unknown', '::', 'x'.repeat(2000), ', ,'],
  'X-Forwarded-Host': ['evil.example'],
  'X-Forwarded-Proto': ['https', 'javascript'],
  'Authori-zation': ['Bearer x', 'Bearer', 'x', 'Bearer \xe9'],
  'X-HTTP-Method-Override': ['DELETE'],
  'User-Agent': ['', 'Googlebot/2.1', '\xe9'.repeat(400)],
};

const odd = fc
  .constantFrom(...Object.entries(ODD))
  .chain(([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values)));
const cookie = fc
  .array(
    fc.tuple(
      fc.constantFrom('local1', 'desk', 'language', 'fromPath', '__proto__', ''),
      fc.oneof(hostileText, fc.constantFrom('%', '%00', '%ff', 'zh-CN', 'dead', 'a'.repeat(6000), ...LOCATIONS)),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((pairs): Header => ['Cookie', pairs.map(([name, value]) => `${name}=${onOneLine(value)}`).join('; ')]);
/** Return addresses in the shop's cookie. */
export const returnCookie = fc
  .constantFrom(...LOCATIONS)
  .map((path): Header[] => [['Cookie', `fromPath=${encodeURIComponent(path)}`]]);
const random = fc
  .tuple(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 }), hostileText)
  .map(([name, value]): Header => [name.replaceAll(/[^\w-]/g, 'x'), onOneLine(value)]);

/** Up to four odd headers, or hundreds. */
export const headers: fc.Arbitrary<Header[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Header[]>([]) },
  {
    weight: 8,
    arbitrary: fc.array(fc.oneof({ weight: 4, arbitrary: odd }, cookie, random), { minLength: 1, maxLength: 4 }),
  },
  fc
    .integer({ min: 100, max: 3000 })
    .map((count) => Array.from({ length: count }, (_, index): Header => [`X-${index}`, ''])),
);

/** A browser's upgrade; its key is the one of RFC 6455. */
export const GOOD_UPGRADE: Header[] = [
  ['Connection', 'Upgrade'],
  ['Upgrade', 'websocket'],
  ['Sec-WebSocket-Version', '13'],
  ['Sec-WebSocket-Key', 'dGhlIHNhbXBsZSBub25jZQ=='],
];

/** Upgrades with one header missing or corrupted, and odd ones added. */
export const upgradeHeaders: fc.Arbitrary<Header[]> = fc
  .record({
    spoiled: fc.array(
      fc.tuple(
        fc.nat(3),
        fc.constantFrom('', 'x', 'h2c', '8', '99', '\xe9', 'websocket, h2c', 'dGhlIHNhbXBsZSBub25jZQ='),
      ),
      { maxLength: 2 },
    ),
    added: fc.array(
      fc.oneof(
        odd,
        cookie,
        fc.constantFrom<Header[]>(
          ['Sec-WebSocket-Protocol', ', ,'],
          ['Sec-WebSocket-Extensions', 'permessage-deflate; x="'],
          ['Sec-WebSocket-Extensions', 'permessage-deflate'],
        ),
      ),
      { maxLength: 2 },
    ),
  })
  .map(({ spoiled, added }) => [
    ...GOOD_UPGRADE.map(([name, value], index): Header => [name, spoiled.find(([at]) => at === index)?.[1] ?? value]),
    ...added,
  ]);

function onOneLine(text: string): string {
  return text.replaceAll(/[\r\n\0]/g, (found) => encodeURIComponent(found));
}
