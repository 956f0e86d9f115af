import { removeStoredFields, storedFields, storeFields, type FieldState, type StoredFields } from './stored-fields.ts';

/** The fields of the screen and the search term. The chat stores its drafts itself. */
const FIELDS = '#content :is(input, select, textarea), search input';

/** Types whose value is not the visitor's, may not be set by script, or is secret. */
const NEVER_STORED = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image']);

/** A restored choice may show further fields, which are restored in the next round. */
const MOST_ROUNDS = 5;

/** How long fields that appear later are restored, such as those whose code or data are still loading (ms). */
const PATIENCE_MS = 5000;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is typed and chosen on a screen, in the fields that `isRead` accepts. */
export function readScreenFields(
  screen: Omit<StoredFields, 'states'>,
  isRead: (field: Element) => boolean = () => true,
): StoredFields {
  const read = fieldsByKey().filter(([, field]) => isRead(field));
  return { ...screen, states: Object.fromEntries(read.map(([key, field]) => [key, stateOf(field)])) };
}

/** Stores what was typed and chosen on a screen, for the same screen in another language. */
export function storeScreenFields(screen: Omit<StoredFields, 'states'>): void {
  storeFields(readScreenFields(screen));
}

/**
 * Restores once what was stored for this screen, as if it were typed. The field in use stays. What another buyer typed, or what belongs
 * to another screen, is discarded; what a buyer typed waits until somebody is signed in.
 */
export async function restoreFields({ path, buyer }: Omit<StoredFields, 'states'>): Promise<void> {
  endRestoring();
  const stored = storedFields();
  if (stored === null || (stored.buyer !== null && buyer === null)) return;
  removeStoredFields();
  const { search = window.location.search } = stored;
  if (stored.path !== path || search !== window.location.search) return;
  if (stored.buyer !== null && stored.buyer !== buyer) return;
  const seen = new WeakSet<Field>();
  let isLeft = false;
  endCurrent = () => void (isLeft = true);
  await restoreNewFields(stored.states, seen);
  if (!isLeft) restoreLaterFields(stored.states, seen);
}

/** Restores the fields that were not there before, and adds them to `seen`. */
async function restoreNewFields(states: StoredFields['states'], seen: WeakSet<Field>): Promise<void> {
  const isNew = ([, field]: [string, Field]) => !seen.has(field);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const changed = fieldsByKey()
      .filter(isNew)
      .filter(([key, field]) => {
        const state = states[key];
        if (state === undefined || state === stateOf(field) || field === document.activeElement) return false;
        restore(field, state);
        return true;
      });
    if (changed.length === 0) break;
    // oxlint-disable-next-line no-await-in-loop -- each round reads what the previous one rendered
    await new Promise((resolve) => setTimeout(resolve));
  }
  for (const [, field] of fieldsByKey()) seen.add(field);
}

let endCurrent: () => void = () => undefined;

/** Restores no field that appears from now on. */
export const endRestoring = () => endCurrent();

/**
 * Restores the fields that appear within {@link PATIENCE_MS}, once each: what is typed since stays. What the visitor's next press opens
 * is not restored.
 */
function restoreLaterFields(states: StoredFields['states'], seen: WeakSet<Field>): void {
  let restored = Promise.resolve();
  const appeared = new MutationObserver(() => {
    restored = restored.then(() => restoreNewFields(states, seen));
  });
  const onClick = ({ isTrusted }: Event) => isTrusted && endRestoring();
  const timer = setTimeout(() => endRestoring(), PATIENCE_MS);
  endCurrent = () => {
    appeared.disconnect();
    clearTimeout(timer);
    document.removeEventListener('click', onClick, { capture: true });
  };
  appeared.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('click', onClick, { capture: true });
}

/** The fields with keys that are the same in every language: type, name, offered value, and place among their like. */
function fieldsByKey(): [key: string, field: Field][] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll<Field>(FIELDS)].flatMap((field) => {
    if (NEVER_STORED.has(field.type) || field.matches('[autocomplete*="cc-"]')) return [];
    const like = `${field.type} ${field.name} ${isChoice(field) ? field.value : ''}`;
    const count = counts.get(like) ?? 0;
    counts.set(like, count + 1);
    return [[`${like} ${count}`, field]];
  });
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

function stateOf(field: Field): FieldState {
  return isChoice(field) ? field.checked : field.value;
}

function restore(field: Field, state: FieldState): void {
  const disclosure = field.closest('details');
  if (disclosure) disclosure.open = true;
  if (isChoice(field)) {
    // A radio button is unchecked by checking another one.
    if (state === true || field.type === 'checkbox') field.click();
    return;
  }
  // React overrides `value` of the element to learn of changes, so the prototype's is called.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, state);
  for (const type of ['input', 'change', 'focusout']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
