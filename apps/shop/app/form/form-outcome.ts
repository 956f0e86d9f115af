import { ApiError } from '@rider/api';
import type { Validated } from '@rider/model/validation';
import { refusedFields } from './refused-fields.ts';

/** What became of a form. */
export type FormOutcome = FormSaved | FormRefusal;

/** It was saved. `intent` tells which form of the screen it was. */
export interface FormSaved {
  intent: string;
  saved: true;
}

/** Why it was not: message ids or texts by field, or a text for none; null when the backend is away. And what had been typed. */
export interface FormRefusal {
  intent: string;
  saved: false;
  typed: Record<string, string>;
  errors: Record<string, string>;
  message: string | null;
}

/** How a form is saved. */
export interface FormSaving<Values> {
  intent: string;
  /** Checks what was typed by the rules that the backend has too. */
  check: (typed: unknown) => Validated<Values>;
  save: (values: Values) => Promise<void>;
}

/** A field of a form as text; empty when it is none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The fields of a form that are texts. */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

/** Checks what was typed and saves it. Session failures are thrown; passwords are never handed back. */
export async function saveForm<Values>(
  typed: Record<string, string>,
  { intent, check, save }: FormSaving<Values>,
): Promise<FormOutcome> {
  const shown = Object.fromEntries(Object.entries(typed).filter(([name]) => !/password/i.test(name)));
  const refused = (errors: Record<string, string>, message: string | null): FormRefusal => ({
    intent,
    saved: false,
    typed: shown,
    errors,
    message,
  });
  const checked = check(typed);
  if (checked.errors) return refused(checked.errors, null);
  try {
    await save(checked.values);
    return { intent, saved: true };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'session') throw error;
    const { errors, message } = refusedFields(error) ?? { errors: {}, message: null };
    return refused(errors, message);
  }
}
