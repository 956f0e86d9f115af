import { expect, test } from 'vitest';
import { plainHttpWarning } from './plain-http.ts';

test.each(['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000', 'https://shop.example'])(
  'the start has nothing to say about %s',
  (origin) => {
    expect(plainHttpWarning(origin)).toBeNull();
  },
);

test.each(['http://0.0.0.0:3000', 'http://192.168.1.20:3000', 'http://shop.example', 'http://localhost.example'])(
  '[R10.7] the shop warns at its start of %s',
  (origin) => {
    expect(plainHttpWarning(origin)).toContain('plain HTTP');
  },
);
