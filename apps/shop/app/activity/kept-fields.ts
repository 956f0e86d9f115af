/** Session storage key of what was typed on a screen, for the same screen in another language. */
const KEY = 'rider.keptFields';

/** Whether a radio button or checkbox is checked; what is typed or selected in another field. */
export type FieldState = boolean | string;

/** The state of a screen's fields. */
export interface KeptFields {
  /** The screen's path without language prefix. */
  path: string;
  states: Readonly<Record<string, FieldState>>;
}

/** Whether the page is to show what was typed on the one before. */
export function areFieldsKept(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function storeFields(kept: KeptFields): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage may be blocked; the screen then starts anew.
  }
}

/** Returns the stored fields once; null without them. */
export function takeFields(): KeptFields | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptFields | null;
    sessionStorage.removeItem(KEY);
    return kept;
  } catch {
    return null;
  }
}
