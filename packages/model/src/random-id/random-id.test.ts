import { expect, test, vi } from 'vitest';
import { randomId } from './index.ts';

test('[R10.7] a random id is a UUID of version 4, also where there is no crypto.randomUUID', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 1_000 }, randomId);
  vi.unstubAllGlobals();
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
