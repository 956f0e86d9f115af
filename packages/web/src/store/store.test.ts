import { expect, test } from 'vitest';
import { createStore } from './index.ts';

test('a store calls its listeners after each change, until they unsubscribe', () => {
  const store = createStore(0);
  const seen: number[] = [];
  const unsubscribe = store.subscribe(() => seen.push(store.snapshot()));
  store.set(1);
  store.set(2);
  unsubscribe();
  store.set(3);
  expect(seen).toEqual([1, 2]);
  expect(store.snapshot()).toBe(3);
  expect(store.initial).toBe(0);
});
