/** A storage that never throws: what the browser refuses to store stays in memory until the page is left. */
export interface GuardedStorage extends Pick<Storage, 'getItem' | 'removeItem' | 'key' | 'length'> {
  /** Returns whether the value outlives the page. */
  setItem(key: string, value: string): boolean;
  keys(): string[];
}

/** The guarded storage of a page; the browser's own is touched only when it is used. */
export function guardedStorage(place: 'localStorage' | 'sessionStorage'): GuardedStorage {
  const inMemory = new Map<string, string>();

  /** The result for the browser's storage, or the other one where it is blocked, full or missing. */
  function attempt<Result>(act: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return act(globalThis[place]);
    } catch {
      return otherwise;
    }
  }

  const keys = () => [...new Set([...inMemory.keys(), ...attempt((storage) => Object.keys(storage), [])])];
  return {
    getItem: (key) => inMemory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => {
      const lasts = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (lasts) inMemory.delete(key);
      else inMemory.set(key, value);
      return lasts;
    },
    removeItem: (key) => {
      inMemory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    key: (index) => keys()[index] ?? null,
    get length() {
      return keys().length;
    },
    keys,
  };
}
