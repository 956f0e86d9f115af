import { addQuickOrder } from '@rider/api/cart';
import { changeShoppingList, getShoppingList } from '@rider/api/shopping-list';
import type { Api } from '@rider/api/transport';
import { MOST_QUICK_ROWS, type QuickOrderCheck } from '@rider/model/quick-order';
import { screens } from '@rider/model/screens';
import { differences, type ShoppingListLine } from '@rider/model/shopping-list';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { callBackend, requireBuyer } from '../../../data/server-load.ts';
import { formOf } from '../../../form/form-of.ts';
import { textOf } from '../../../form/form-outcome.ts';
import { keyOfForm } from '../../../form/key-of-form.ts';
import { action as listAction } from './list-actions.ts';

/** The outcome of a list that was added to the cart without script. */
export interface PostedLines {
  check: QuickOrderCheck;
}

/** The lines of the form's rows; blank rows are left out. */
function linesOf(form: FormData, key: string) {
  const at = (name: string, place: number) => String(form.getAll(name)[place] ?? '').trim();
  return form
    .getAll('text')
    .slice(0, MOST_QUICK_ROWS)
    .map((_, place) => ({
      id: at('line', place) || `${key.slice(0, 30)}-${place}`,
      text: at('text', place),
      quantity: at('quantity', place),
      note: at('note', place),
      version: Number(at('version', place)),
    }));
}

/** Saves the rows of the form: those that another member added meanwhile stay. */
async function saveLines(api: Api, id: string, form: FormData, key: string): Promise<void> {
  const typed = linesOf(form, key);
  const page = await getShoppingList(api, id);
  const versions = new Map(typed.map((line) => [line.id, line.version]));
  const stored = new Map<string, ShoppingListLine>();
  for (const line of page?.lines ?? []) {
    const version = versions.get(line.id);
    if (version !== undefined) stored.set(line.id, { ...line, version });
  }
  const filled = typed.filter(({ text, quantity }) => text !== '' || quantity !== '');
  const changes = differences(
    stored,
    filled.map(({ id: lineId, text, quantity, note }) => ({ id: lineId, text, quantity, note })),
  );
  if (changes) await changeShoppingList(api, id, changes);
}

/** Without script: `save-lines` saves the rows, `add` saves them and adds them to the cart. The other forms are those of the lists. */
export async function action(args: ActionFunctionArgs) {
  requireBuyer(args);
  const form = await formOf(args.request.clone());
  const intent = textOf(form, 'intent');
  if (intent !== 'save-lines' && intent !== 'add') return listAction(args);
  const id = new URL(args.request.url).searchParams.get('id') ?? '';
  return callBackend(args, async ({ api }) => {
    const key = await keyOfForm(form);
    await saveLines(api, id, form, key);
    if (intent === 'save-lines') return redirect(screens.shoppingList(id));
    const lines = (await getShoppingList(api, id))?.lines ?? [];
    return { check: await addQuickOrder(api, lines, key) } satisfies PostedLines;
  });
}
