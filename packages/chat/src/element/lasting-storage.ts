const inMemory = new Map<string, string>();

/** Sent cards are remembered per visit; everything else stays. */
function placeOf(key: string): Storage {
  return key.includes(':sent:') ? sessionStorage : localStorage;
}

/** The page's storage, or memory where storage is blocked. */
export const lastingStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => {
    try {
      return placeOf(key).getItem(key);
    } catch {
      return inMemory.get(key) ?? null;
    }
  },
  setItem: (key, value) => {
    inMemory.set(key, value);
    try {
      placeOf(key).setItem(key, value);
    } catch {
      // Stays as long as the page.
    }
  },
  removeItem: (key) => {
    inMemory.delete(key);
    try {
      placeOf(key).removeItem(key);
    } catch {
      // Storage is blocked: nothing was stored.
    }
  },
};

/** Runs a function on the page's storage, if it is available. */
export function forgetKept(forget: (storage: Storage) => void): void {
  inMemory.clear();
  try {
    forget(localStorage);
  } catch {
    // Storage is blocked: there is nothing.
  }
}
