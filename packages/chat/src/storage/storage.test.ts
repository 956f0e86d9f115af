import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetDrafts, storedDrafts } from '../composer/index.ts';
import { guardedStorage } from './guarded-storage.ts';

function blocked(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The ways in which a browser blocks storage. */
const FAILURES: [string, () => void][] = [
  ['blocked', () => vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(blocked)],
  ['missing', () => vi.stubGlobal('localStorage', null)],
  ['full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)],
];

describe.each(FAILURES)('[R10.7] if storage is %s', (_, breakStorage) => {
  test('values last until the page unloads', () => {
    breakStorage();
    const storage = guardedStorage('localStorage');
    expect(storage.getItem('rider.a')).toBeNull();
    expect(storage.setItem('rider.a', '1')).toBe(false);
    expect(storage.getItem('rider.a')).toBe('1');
    expect(storage.keys()).toEqual(['rider.a']);
    storage.removeItem('rider.a');
    expect(storage.getItem('rider.a')).toBeNull();
    expect(storage.length).toBe(0);
  });

  test('drafts are stored and deleted', () => {
    breakStorage();
    const storage = guardedStorage('localStorage');
    storedDrafts({ storage, person: '7' }).write('1', 'Do you have');
    expect(storage.keys()).toHaveLength(1);
    forgetDrafts(storage, '7');
    expect(storage.keys()).toEqual([]);
  });
});

test('stores values in the browser, for the next page', () => {
  expect(guardedStorage('localStorage').setItem('rider.a', '1')).toBe(true);
  expect(guardedStorage('localStorage').getItem('rider.a')).toBe('1');
  expect(guardedStorage('sessionStorage').getItem('rider.a')).toBeNull();
  expect(guardedStorage('localStorage').key(0)).toBe('rider.a');
});
