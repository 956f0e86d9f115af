import { redirect, type ActionFunctionArgs, type ClientActionFunctionArgs } from 'react-router';
import { changing, invalidate } from '../../../data/changes.ts';
import { pageCapabilities } from '../../../data/page-capabilities.ts';
import { requireBuyer } from '../../../data/server-load.ts';
import { answerForm } from '../../../form/answer-form.ts';
import { pageStore } from '../../../shopping-list/page-store.ts';
import { answerListForm } from '../../../shopping-list/save-list.ts';
import { backendStore } from '../../../shopping-list/store.ts';

/** Largest form in bytes: the rows of a list. */
export const MOST_LIST_BYTES = 1024 * 1024;

/** The forms of shopping lists at the backend. */
export function action(args: ActionFunctionArgs) {
  requireBuyer(args);
  return answerForm(args, (api, form) => answerListForm(backendStore(api), form));
}

/** The same in the page, in front of a CRMEB in its browser. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  if ((await pageCapabilities()).shoppingLists) return changing('shopping-list')({ serverAction });
  const form = await request.formData();
  const outcome = await answerListForm(await pageStore(), form);
  invalidate('shopping-list');
  return typeof outcome === 'string' ? redirect(outcome) : outcome;
}
