import { ApiError } from '@rider/api/transport';
import type { Texts } from '@rider/web/form';
import type { FormOutcome, FormRejection, FormRules } from './form-outcome.ts';

/** How a form is saved. */
export interface FormSaving<Values, Typed = Texts> extends FormRules<Values, Typed> {
  /** Saves the checked values. May return where to go next: a path of the shop, or a response. */
  save: (values: Values, pictures: readonly string[]) => Promise<string | Response | void>;
}

/**
 * Validates and saves typed data, in an action or in the page. Resolves to the outcome, or to where to go next. Rejects when the session
 * has ended. Passwords are never returned.
 */
export async function saveTyped<Values, Typed extends object>(
  typed: Typed,
  { intent, check, save }: FormSaving<Values, Typed>,
  pictures: readonly string[] = [],
): Promise<FormOutcome<Typed> | string | Response> {
  const checked = check(typed);
  if (checked.errors) return rejection(intent, typed, checked.errors);
  try {
    return (await save(checked.values, pictures)) ?? { intent, saved: true };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'session') throw error;
    const { fieldErrors, message } = error;
    const isSaid = (error.kind === 'rejected' || error.kind === 'verdict') && Object.keys(fieldErrors).length === 0;
    return rejection(intent, typed, fieldErrors, isSaid ? message : null);
  }
}

/** The outcome of a form that was not saved. */
export function rejection<Typed extends object>(
  intent: string,
  typed: Typed,
  errors: Texts,
  message: string | null = null,
): FormRejection<Typed> {
  const shown = Object.fromEntries(Object.entries(typed).filter(([name]) => !/password/i.test(name))) as Typed;
  return { intent, saved: false, typed: shown, errors, message };
}
