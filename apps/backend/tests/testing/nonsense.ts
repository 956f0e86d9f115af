import fc from 'fast-check';

/** A nonsensical request, apart from its path. */
export interface NonsenseRequest {
  query: string;
  type: string | null;
  body: string | Uint8Array<ArrayBuffer> | null;
}

/** Raw JSON of one value, because JavaScript cannot represent some cases: 1e400, and nesting too deep for JSON.stringify. */
const oneValue: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'null',
    'true',
    '-1',
    '0.5',
    '1e400',
    '99999999999999999999',
    '2147483648',
    '""',
    '"\\u0000"',
    '"a\\u0000b"',
    '"\\ud800"',
    '"%00"',
    `"'; drop table buyer; --"`,
    '"\\\\%_"',
    '"__proto__"',
    '"2026-02-30"',
    '"9999-12-31"',
    '"1,2,,x"',
    '{"toString":1,"valueOf":1}',
    '[{"toString":1}]',
    '{"__proto__":{"admin":true}}',
    '[[[[[[[[[[1]]]]]]]]]]',
    '{"cart_id":{"toString":1},"cart_num":[]}',
    '[{"cart_id":"1","cart_num":"99999999999"}]',
    '[null,true,{}]',
  ),
  fc.nat().map(String),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => JSON.stringify(text)),
  fc.constantFrom(300, 9_999, 30_000).map((length) => JSON.stringify('長'.repeat(length))),
  fc.constantFrom(101, 501, 5_000).map((count) => `[${Array.from({ length: count }, (_, id) => id + 1).join()}]`),
  fc
    .constantFrom(101, 501, 5_000)
    .map((count) => JSON.stringify(Array.from({ length: count }, (_, id) => id + 1).join())),
  fc.constantFrom(20, 20_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.constantFrom(50, 5_000).map((count) => `{${Array.from({ length: count }, (_, id) => `"k${id}":${id}`).join()}}`),
);

const BOUNDARY = 'edge';
const part = (name: string, value: string, file = ''): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;

/** Bodies that are no valid JSON object. */
const brokenBody: fc.Arbitrary<Pick<NonsenseRequest, 'type' | 'body'>> = fc.constantFrom(
  { type: 'application/json', body: '{"account":"lui' },
  { type: 'application/json', body: '[]' },
  { type: 'application/json', body: '"text"' },
  { type: 'application/json', body: '{"a":'.repeat(30_000) },
  { type: 'application/json', body: new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  { type: 'application/json; charset=utf-16', body: new Uint8Array([0x7b, 0, 0x7d, 0]) },
  { type: 'application/json', body: 'x'.repeat(300_000) },
  { type: 'text/plain', body: 'hello' },
  { type: 'application/octet-stream', body: new Uint8Array([0, 1, 2, 255]) },
  { type: null, body: '{}' },
  { type: 'multipart/form-data', body: part('file', 'x') },
  { type: `multipart/form-data; boundary=${BOUNDARY}`, body: 'no boundary at all' },
  { type: `multipart/form-data; boundary=${BOUNDARY}`, body: part('file', 'cut off') },
  { type: `multipart/form-data; boundary=${BOUNDARY}`, body: `${part('a\0b', '\0')}--${BOUNDARY}--\r\n` },
  {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: `${part('file', 'x', '; filename="x.png"').repeat(2_100)}--${BOUNDARY}--\r\n`,
  },
  { type: 'application/x-www-form-urlencoded', body: 'account=%00&password=%ff%fe&%=%&&&=' },
  { type: 'application/x-www-form-urlencoded', body: 'a=1&'.repeat(20_000) },
);

/** Requests with some of these parameter names, in query and body. */
export function nonsenseRequest(names: readonly string[]): fc.Arbitrary<NonsenseRequest> {
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names), oneValue), { maxLength: 8 });
  const query = fc.oneof(
    pairs.map((some) => some.map(([name, value]) => `${name}=${encodeURIComponent(value.slice(0, 3_000))}`).join('&')),
    fc.constantFrom('%', '%00', 'page=%ED%A0%80', 'page=0&limit=0', 'page=2147483647&limit=2147483647', '__proto__=1'),
    fc.constantFrom('x&'.repeat(3_000), Array.from({ length: 120 }, (_, key) => `facet[a${key}]=b`).join('&')),
  );
  const json = pairs.map((some) => ({
    type: 'application/json',
    body: `{${some.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`,
  }));
  return fc
    .tuple(query, fc.oneof({ weight: 3, arbitrary: json }, { weight: 1, arbitrary: brokenBody }))
    .map(([text, body]) => ({
      query: text,
      ...body,
    }));
}

/** A value for a path segment, already escaped. */
export const nonsensePlace: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '0',
    '-1',
    '1.5',
    '99999999999999999999',
    '%',
    '%25',
    '%2500',
    '%00',
    '%ff',
    '%ED%A0%80',
    '..',
    '%2e%2e%2f',
    "'",
    'null',
  ),
  fc.constantFrom('a'.repeat(3_000), '%E9%95%B7'.repeat(500), '__proto__', 'constructor'),
  fc.nat().map(String),
);
