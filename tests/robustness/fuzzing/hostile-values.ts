import fc from 'fast-check';
import { TOKENS } from './buyer-data.ts';

/** Texts that broke shops before: numbers at their edges, other notations, other languages' syntax. */
// prettier-ignore
const KNOWN = [
  '', ' ', '0', '-1', '1', '1001', '2147483648', '99999999999999999999', '1e999', '0x10', '1.5', 'NaN', 'null', 'true',
  '2026-13-45', '[]', '{}', '{"a":1}', '\0', 'a\0b', '\r\nX-Injected: 1', "' or 1=1 --", '$1', '%', '%%', '_', '\\', '"',
  '__proto__', 'constructor', 'toString', '../../etc/passwd', '//evil.example', '/\\evil.example', 'https://evil.example',
  'javascript:alert(1)', '<script>alert(1)</script>', '=1+1', '＝1+1', '６', '💥', '\ud800', '\u202e', 'ß'.repeat(300), 'x'.repeat(5000),
  ...TOKENS, '1,2,3', ','.repeat(2000), '1,'.repeat(3000), '('.repeat(500), 'a b '.repeat(500), '"'.repeat(999), '🧪'.repeat(500),
];

/** A text for a parameter. */
export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...KNOWN) },
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer().map(String),
);

/** A value for a JSON body. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  fc.constantFrom(null, true, 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], [null], { a: { b: {} } }),
  fc.array(hostileText, { maxLength: 4 }),
  fc.dictionary(hostileText, hostileText, { maxKeys: 3 }),
);
