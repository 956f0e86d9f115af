import { validate, type Validated } from '@rider/model/validation';
import { textsOf, type Texts } from '@rider/web/form';

/** How a form is read and validated, in the page before it is sent and in the action. */
export interface FormRules<Values, Typed = Texts> {
  /** The value of its hidden field `intent`, which distinguishes the forms of a screen. */
  intent: string;
  /** The name of its picture field. */
  pictures?: string;
  /** Reads the fields; `pictures` are URLs. Without it, all text fields by name. */
  read?: (form: FormData, pictures: readonly string[]) => Typed;
  check: (typed: Typed) => Validated<Values>;
}

/** The outcome of a form. */
export type FormOutcome<Typed = Texts> = FormSaved | FormRejection<Typed>;

/** The form was saved. `intent` names the form. */
export interface FormSaved {
  intent: string;
  saved: true;
  /** A secret that is shown this once. */
  secret?: string;
}

/**
 * The form was not saved: message ids or texts by field, or a text that belongs to no field; neither while the backend is unavailable.
 * `typed` is shown again.
 */
export interface FormRejection<Typed = Texts> {
  intent: string;
  saved: false;
  typed: Typed;
  errors: Texts;
  message: string | null;
}

/** The rules of a form that a schema of @rider/model/validation checks. */
export function formRules<Schema extends Parameters<typeof validate>[0]>(intent: string, schema: Schema) {
  return { intent, check: (typed: unknown) => validate(schema, typed) };
}

/** The typed data of a form of texts and photos. */
export type TextsAndPhotos = Partial<Texts> & { photos: readonly string[] };

/** The rules of a form of texts and a field `photos` that a schema of @rider/model/validation checks. */
export function photoFormRules<Schema extends Parameters<typeof validate>[0]>(intent: string, schema: Schema) {
  const read = (form: FormData, photos: readonly string[]) => ({ ...textsOf(form), photos }) as TextsAndPhotos;
  return { ...formRules(intent, schema), pictures: 'photos', read };
}

/** Reads a text field of a form; empty when it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Reads a form by its rules. */
export function readForm<Typed>(
  { read }: Pick<FormRules<unknown, Typed>, 'read'>,
  form: FormData,
  pictures: readonly string[],
): Typed {
  return read ? read(form, pictures) : (textsOf(form) as Typed);
}
