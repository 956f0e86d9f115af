import { validate, type Validated } from '@rider/model/validation';

/** The fields of a form that are texts, by name. */
export type Texts = Record<string, string>;

/** How a form is read and checked, the same before it is sent and where it arrives. */
export interface FormRules<Values, Typed = Texts> {
  /** The value of its hidden field `intent`, which tells the forms of a screen apart. */
  intent: string;
  /** The name of its field of pictures. */
  pictures?: string;
  /** Reads what was typed; `pictures` are their addresses. The texts of the form unless given. */
  read?: (form: FormData, pictures: readonly string[]) => Typed;
  check: (typed: Typed) => Validated<Values>;
}

/** What became of a form. */
export type FormOutcome<Typed = Texts> = FormSaved | FormRefusal<Typed>;

/** It was saved. `intent` tells which form of the screen it was. */
export interface FormSaved {
  intent: string;
  saved: true;
}

/**
 * Why it was not saved: message ids or texts by field, or a text that belongs to no field; neither when the backend is away.
 * `typed` is shown again.
 */
export interface FormRefusal<Typed = Texts> {
  intent: string;
  saved: false;
  typed: Typed;
  errors: Texts;
  message: string | null;
}

/** Rules of a form of texts, which a schema of @rider/model/validation checks. */
export function formRules<Schema extends Parameters<typeof validate>[0]>(intent: string, schema: Schema) {
  return { intent, check: (typed: unknown) => validate(schema, typed) };
}

/** A field of a form as text; empty when it is none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The fields of a form that are texts. */
export function textsOf(form: FormData): Texts {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

/** Reads a form by its rules. */
export function readForm<Typed>(
  { read }: Pick<FormRules<unknown, Typed>, 'read'>,
  form: FormData,
  pictures: readonly string[],
): Typed {
  return read ? read(form, pictures) : (textsOf(form) as Typed);
}
