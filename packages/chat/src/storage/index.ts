import { guardedStorage, type GuardedStorage } from './guarded-storage.ts';

export type { GuardedStorage };

/** What stays in the browser. */
export const lastingStorage: GuardedStorage = guardedStorage('localStorage');
/** What stays as long as the tab. */
export const tabStorage: GuardedStorage = guardedStorage('sessionStorage');

/** Cards that were sent are remembered per visit; everything else of a chat stays. */
const placeOf = (key: string) => (key.includes(':sent:') ? tabStorage : lastingStorage);

/** The storage of a chat client. */
export const chatStorage: Pick<GuardedStorage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => placeOf(key).getItem(key),
  setItem: (key, value) => placeOf(key).setItem(key, value),
  removeItem: (key) => placeOf(key).removeItem(key),
};
