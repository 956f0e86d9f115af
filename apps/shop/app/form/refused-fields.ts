import { ApiError } from '@rider/api';

/** What a backend had against a form: texts by field, or one that belongs to none. */
export interface RefusedFields {
  errors: Record<string, string>;
  message: string | null;
}

/** A backend's refusal by the form's names of the fields; those that are called alike may be left out. Null for what is no refusal. */
export function refusedFields(
  error: unknown,
  fieldsByWireName: Readonly<Record<string, string>> = {},
): RefusedFields | null {
  if (!(error instanceof ApiError) || error.kind !== 'refused') return null;
  const fields = Object.entries(error.fieldErrors).map(([name, text]) => [fieldsByWireName[name] ?? name, text]);
  const errors = Object.fromEntries(fields) as Record<string, string>;
  return { errors, message: fields.length > 0 ? null : error.message };
}
