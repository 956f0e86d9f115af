import { redirect, type ActionFunctionArgs, type ClientActionFunctionArgs } from 'react-router';
import { changing, invalidate } from '../../../data/changes.ts';
import { pageCapabilities } from '../../../data/page-capabilities.ts';
import { requestScope } from '../../../data/request-scope.ts';
import { requireBuyer } from '../../../data/server-load.ts';
import { answerForm } from '../../../form/answer-form.ts';
import { textOf } from '../../../form/form-outcome.ts';
import { returnPath } from '../../../session/return-path.ts';
import { pageStore } from '../../../shopping-list/page-store.ts';
import { answerListForm } from '../../../shopping-list/save-list.ts';
import { backendStore } from '../../../shopping-list/store.ts';

/** Largest form in bytes: the rows of a list. */
export const MOST_LIST_BYTES = 1024 * 1024;

const fromOf = (form: FormData, origin: string) => returnPath(textOf(form, 'from'), origin, '');

/** The forms of shopping lists at the backend. */
export function action(args: ActionFunctionArgs) {
  requireBuyer(args);
  const { origin } = args.context.get(requestScope);
  return answerForm(args, (api, form) => answerListForm(backendStore(api), form, fromOf(form, origin)));
}

/** The same in the page, in front of a CRMEB in its browser. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  if ((await pageCapabilities()).shoppingLists) return changing('shopping-list')({ serverAction });
  const form = await request.formData();
  const outcome = await answerListForm(await pageStore(), form, fromOf(form, window.location.origin));
  invalidate('shopping-list');
  return typeof outcome === 'string' ? redirect(outcome) : outcome;
}
