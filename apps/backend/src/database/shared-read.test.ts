import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { sharedRead } from './shared-read.ts';

it('shares a read between the callers of one turn, by key', async () => {
  const source = vi.fn((key: string) => Promise.resolve(`${key} ${source.mock.calls.length}`));
  const read = sharedRead(source);
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a 1', 'a 1', 'b 2']);
});

it('does not share a running read, which may miss a write', async () => {
  const first = Promise.withResolvers<string>();
  const source = vi.fn(() => Promise.resolve('after')).mockImplementationOnce(() => first.promise);
  const read = sharedRead(source);
  const before = read('a');
  await setImmediate();
  expect(await read('a')).toBe('after');
  first.resolve('before');
  expect(await before).toBe('before');
});

it('reads again after a failure', async () => {
  const source = vi.fn(() => Promise.resolve('read')).mockRejectedValueOnce(new Error('away'));
  const read = sharedRead(source);
  await expect(read('a')).rejects.toThrow('away');
  expect(await read('a')).toBe('read');
});
