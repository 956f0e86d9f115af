import { MOST_QUICK_ROWS, type QuickOrderRow } from '@rider/model/quick-order';
import { randomId } from '@rider/model/random-id';
import { screens } from '@rider/model/screens';
import { mergeChanges, shoppingListSchema, type ShoppingListDraft } from '@rider/model/shopping-list';
import { formRules, textOf, type FormOutcome } from '../form/form-outcome.ts';
import { rejection, saveTyped } from '../form/save-typed.ts';
import { BrowserStorageFull } from './browser-lists.ts';
import type { ShoppingListStore } from './store.ts';

/** The form of a list's texts. */
export const listRules = formRules('save-list', shoppingListSchema);

/** The rows of a form with the fields `text`, `quantity` and `note`, such as that of the quick order. */
function rowsOf(form: FormData): (QuickOrderRow & { note: string })[] {
  const [quantities, notes] = [form.getAll('quantity'), form.getAll('note')];
  return form
    .getAll('text')
    .map((text, place) => ({
      text: String(text).trim(),
      quantity: String(quantities[place] ?? '').trim(),
      note: String(notes[place] ?? '').trim(),
    }))
    .filter(({ text, quantity }) => text !== '' || quantity !== '')
    .slice(0, MOST_QUICK_ROWS);
}

/** Adds rows at the end of a list, where those of the same variant become one. */
async function addRows(store: ShoppingListStore, id: string, form: FormData): Promise<void> {
  const key = (textOf(form, 'key') || randomId()).slice(0, 30);
  const added = rowsOf(form).map((row, place) => ({ ...row, id: `${key}-${place}`, after: null }));
  if (added.length === 0) return;
  await store.change(id, { added, set: [], removed: [] });
  const page = await store.read(id);
  const merged = page && mergeChanges(page.lines, page.check.rows);
  if (merged) await store.change(id, merged);
}

async function save(store: ShoppingListStore, form: FormData, draft: ShoppingListDraft): Promise<string> {
  const id = textOf(form, 'id');
  if (id === '') {
    const added = await store.add(draft);
    await addRows(store, added, form);
    return screens.shoppingList(added);
  }
  await store.edit({ ...draft, id, version: Number(textOf(form, 'version')) });
  return screens.shoppingList(id);
}

/**
 * The forms of shopping lists by `intent`: `save-list` (texts; with `id` and `version` of an existing list; a new one has the rows of the
 * form), `add-rows` (`id` and rows) and `remove`.
 */
export async function answerListForm(store: ShoppingListStore, form: FormData) {
  const intent = textOf(form, 'intent');
  const id = textOf(form, 'id');
  const nothing = { intent, check: () => ({ values: null, errors: undefined }) };
  try {
    switch (intent) {
      case 'add-rows':
        return await saveTyped<null, Record<string, string>>(
          {},
          { ...nothing, save: async () => (await addRows(store, id, form), screens.shoppingList(id)) },
        );
      case 'remove':
        return await saveTyped<null, Record<string, string>>(
          {},
          { ...nothing, save: async () => (await store.remove(id), screens.shoppingLists) },
        );
      default: {
        const typed = Object.fromEntries(['name', 'job', 'site', 'shared'].map((name) => [name, textOf(form, name)]));
        return await saveTyped(typed, { ...listRules, save: (draft) => save(store, form, draft) });
      }
    }
  } catch (error) {
    if (!(error instanceof BrowserStorageFull)) throw error;
    return rejection(intent, {}, {}, '') as FormOutcome;
  }
}
