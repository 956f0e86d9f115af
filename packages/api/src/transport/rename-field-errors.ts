import { ApiError } from '../error/index.ts';

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
    const { kind, message, status, code } = error;
    const formNames = new Map(Object.entries(wireNames).map(([name, wireName]) => [wireName, name]));
    const fieldErrors = Object.fromEntries(
      Object.entries(error.fieldErrors).map(([field, text]) => [formNames.get(field) ?? field, text]),
    );
    throw new ApiError(kind, message, { status, code, fieldErrors, cause: error });
  }
}
