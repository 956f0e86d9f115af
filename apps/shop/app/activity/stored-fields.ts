import { tabStorage } from '@rider/chat/storage';

/** Session storage key of what was typed on a screen, for the same screen in another language. */
const KEY = 'rider.storedFields';

/** Whether a radio button or checkbox is checked; what is typed or selected in another field. */
export type FieldState = boolean | string;

/** The state of a screen's fields. */
export interface StoredFields {
  /** The screen's path without language prefix. */
  path: string;
  states: Readonly<Record<string, FieldState>>;
}

/** Whether the page is to show what was typed on the one before. */
export function hasStoredFields(): boolean {
  return tabStorage.getItem(KEY) !== null;
}

export function storeFields(fields: StoredFields): void {
  tabStorage.setItem(KEY, JSON.stringify(fields));
}

/** Returns the stored fields once; null without them. */
export function takeFields(): StoredFields | null {
  const stored = tabStorage.getItem(KEY);
  tabStorage.removeItem(KEY);
  try {
    return JSON.parse(stored ?? 'null') as StoredFields | null;
  } catch {
    // An unreadable value was not written by us.
    return null;
  }
}
