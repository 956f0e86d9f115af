/** A storage that never throws: what the browser cannot store stays in memory until the page unloads. */
export interface GuardedStorage extends Pick<Storage, 'getItem' | 'removeItem' | 'key' | 'length'> {
  /** Returns whether the value outlives the page. */
  setItem(key: string, value: string): boolean;
  keys(): string[];
}

/** The guarded storage of a page; accesses the browser's storage only on use. */
export function guardedStorage(place: 'localStorage' | 'sessionStorage'): GuardedStorage {
  const inMemory = new Map<string, string>();

  /** Runs `act` on the browser's storage; returns `otherwise` if it is blocked, full or missing. */
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
