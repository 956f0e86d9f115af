import { ApiError, type Api } from '@rider/api/transport';
import { data, redirect, type ActionFunctionArgs } from 'react-router';
import type { Texts } from '@rider/web/form';
import { requestScope } from '../data/request-scope.ts';
import { callBackend } from '../data/server-load.ts';
import { picturesOfForm } from '../upload/pictures-of-form.ts';
import { formOf } from './form-of.ts';
import { readForm, type FormOutcome } from './form-outcome.ts';
import { rejection, saveTyped, type FormSaving } from './save-typed.ts';

/** The action of a screen with forms: answers with the outcome, redirects, or fails as described at `asResponse`. */
export async function answerForm<Typed = Texts>(
  args: ActionFunctionArgs,
  save: (api: Api, form: FormData) => Promise<FormOutcome<Typed> | string | Response>,
) {
  const outcome = await callBackend(args, async ({ api }) => save(api, await formOf(args.request)));
  if (typeof outcome === 'string') return redirect(outcome);
  if (outcome instanceof Response) return outcome;
  args.context.get(requestScope).isFormRejected = !outcome.saved;
  return data(outcome, { status: statusOf(outcome) });
}

/** 422 for what can be corrected; 503 while the backend is unavailable, when the input may be valid. */
function statusOf(outcome: FormOutcome<unknown>): number {
  // The message is empty when the form only requested a code, which is no error.
  if (outcome.saved || outcome.message === '') return 200;
  return outcome.message === null && Object.keys(outcome.errors).length === 0 ? 503 : 422;
}

/** Saves a submitted form. Without script its pictures are files, which are uploaded first. */
export async function saveForm<Values, Typed extends object = Texts>(
  api: Api,
  form: FormData,
  saving: FormSaving<Values, Typed>,
): Promise<FormOutcome<Typed> | string | Response> {
  const { intent, pictures: field } = saving;
  let pictures: readonly string[] = [];
  try {
    if (field !== undefined) pictures = await picturesOfForm(api, form, field);
  } catch (error) {
    if (field === undefined || !(error instanceof ApiError) || error.kind !== 'rejected') throw error;
    return rejection(intent, readForm(saving, form, []), { [field]: error.message });
  }
  return saveTyped(readForm(saving, form, pictures), saving, pictures);
}

/** Runs a form without fields, i.e. a button with an immediate action; `next` is where to go afterwards. */
export function press(intent: string, act: () => Promise<unknown>, next?: string) {
  const save = async () => {
    await act();
    return next;
  };
  return saveTyped<unknown, Texts>({}, { intent, check: () => ({ values: null, errors: undefined }), save });
}
