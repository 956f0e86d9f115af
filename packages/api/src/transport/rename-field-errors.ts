import { ApiError } from '../error/index.ts';
import type { Answer, Api } from './create-api.ts';

/** The request's names of a form's fields: `{ ownerName: 'business_owner' }`. */
export type WireNames<Form extends string, Request> = Readonly<Record<Form, keyof Request & string>>;

/** Awaits a call, and renames the fields of its error to those of the form; other fields are unchanged. */
export async function renameFieldErrors<Result>(
  call: Promise<Result>,
  wireNames: Readonly<Record<string, string>>,
): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const formNames = new Map(Object.entries(wireNames).map(([name, wireName]) => [wireName, name]));
    const fieldErrors = Object.fromEntries(
      Object.entries(error.fieldErrors).map(([field, text]) => [formNames.get(field) ?? field, text]),
    );
    throw new ApiError(error.kind, error.message, { ...error, fieldErrors, cause: error });
  }
}

/**
 * Sends a form under the request's names, with `more` parameters; absent fields are left out, and with a file it is a multipart form. Fields
 * of its error have the names of the form.
 */
export function postForm<Name extends string>(
  api: Api,
  path: string,
  wireNames: Readonly<Record<Name, string>>,
  form: Readonly<Partial<Record<NoInfer<Name>, unknown>>>,
  more: object = {},
): Promise<Answer> {
  const fields = Object.entries<string>(wireNames)
    .map(([name, wireName]) => [wireName, form[name as Name]] as const)
    .filter(([, value]) => value !== undefined);
  const request = { ...Object.fromEntries(fields), ...more };
  const hasFile = fields.some(([, value]) => value instanceof Blob);
  return renameFieldErrors(api.post(path, hasFile ? multipart(request) : request), wireNames);
}

function multipart(request: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(request)) form.set(name, value instanceof Blob ? value : String(value));
  return form;
}
