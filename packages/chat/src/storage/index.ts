import { guardedStorage, type GuardedStorage } from './guarded-storage.ts';

export type { GuardedStorage };

/** Storage that outlives the tab. */
export const lastingStorage: GuardedStorage = guardedStorage('localStorage');
/** Storage for the lifetime of the tab. */
export const tabStorage: GuardedStorage = guardedStorage('sessionStorage');

/** Sent cards are stored per session, everything else of a chat permanently. */
const placeOf = (key: string) => (key.includes(':sent:') ? tabStorage : lastingStorage);

/** The storage of a chat client. */
export const chatStorage: Pick<GuardedStorage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => placeOf(key).getItem(key),
  setItem: (key, value) => placeOf(key).setItem(key, value),
  removeItem: (key) => placeOf(key).removeItem(key),
};
