import { tabStorage } from '@rider/chat/storage';

/** Session storage key of what was typed on a screen, for the same screen in another language or after sign-in. */
const KEY = 'rider.storedFields';

/** Whether a radio button or checkbox is checked; what is typed or selected in another field. */
export type FieldState = boolean | string;

/** The state of a screen's fields. */
export interface StoredFields {
  /** The screen's path without language prefix. */
  path: string;
  /** The screen's query; absent where it may change. */
  search?: string;
  /** Id of the signed-in buyer, the only one who may see them; null if a visitor typed. */
  buyer: string | null;
  states: Readonly<Record<string, FieldState>>;
}

/** Whether the page is to show what was typed on the one before. */
export function hasStoredFields(): boolean {
  return tabStorage.getItem(KEY) !== null;
}

export function storeFields(fields: StoredFields): void {
  tabStorage.setItem(KEY, JSON.stringify(fields));
}

/** The stored fields; null without them. */
export function storedFields(): StoredFields | null {
  try {
    return JSON.parse(tabStorage.getItem(KEY) ?? 'null') as StoredFields | null;
  } catch {
    // An unreadable value was not written by us.
    return null;
  }
}

export function removeStoredFields(): void {
  tabStorage.removeItem(KEY);
}

let readTyped: () => StoredFields | null = () => null;

/** Sets how {@link storeTypedFields} reads the shown screen; its code comes with the lazy parts. */
export function setTypedFieldsReader(read: typeof readTyped): void {
  readTyped = read;
}

/** Stores what a buyer typed on the shown screen, before a new document lets the buyer sign in again. */
export function storeTypedFields(): void {
  const fields = readTyped();
  if (fields) storeFields(fields);
}
