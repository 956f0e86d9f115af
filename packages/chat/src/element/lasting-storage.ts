const inMemory = new Map<string, string>();

/** A card is sent by itself once in a visit; all else stays. */
function placeOf(key: string): Storage {
  return key.includes(':sent:') ? sessionStorage : localStorage;
}

/** The page's storage, or its memory: a page that may keep nothing is no reason not to chat. */
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
      // In memory it stays as long as the page.
    }
  },
  removeItem: (key) => {
    inMemory.delete(key);
    try {
      placeOf(key).removeItem(key);
    } catch {
      // Then it was never kept.
    }
  },
};

/** Does something with what the page keeps, where it may keep anything. */
export function forgetKept(forget: (storage: Storage) => void): void {
  inMemory.clear();
  try {
    forget(localStorage);
  } catch {
    // Then nothing was kept.
  }
}
