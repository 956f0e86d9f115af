import { ApiError } from '@rider/api';

/** Why a backend refused a form: texts by field, or one text for the whole form. */
export interface RefusedFields {
  errors: Record<string, string>;
  message: string | null;
}

/** The fields that a backend refused; null for an error that is no refusal. */
export function refusedFields(error: unknown): RefusedFields | null {
  if (!(error instanceof ApiError) || error.kind !== 'refused') return null;
  const { fieldErrors: errors, message } = error;
  return { errors, message: Object.keys(errors).length > 0 ? null : message };
}
