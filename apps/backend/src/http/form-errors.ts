import type { FieldErrorsWire } from '@rider/api/transport';
import type { Locale } from '@rider/model/locale';
import type { BaseIssue, BaseSchema, InferOutput } from 'valibot';
import { validate, type Validated } from '@rider/model/validation';
import { messageText, validationText, type MessageId } from '../messages/index.ts';
import { textOf } from './parameters.ts';
import { ApiError } from './api-error.ts';

/** The ApiError `faulty-fields` for messages by wire field, in the caller's language. */
export function fieldErrors<Request = Record<string, unknown>>(
  errors: { readonly [Field in keyof Request]?: MessageId },
  locale: Locale,
): ApiError {
  const texts = Object.entries<MessageId>(errors as Record<string, MessageId>).map(([field, id]) => [
    field,
    messageText(id, locale),
  ]);
  return fieldErrorTexts(Object.fromEntries(texts) as Record<string, string>);
}

/** The ApiError `faulty-fields` for texts by wire field. */
export function fieldErrorTexts(errors: FieldErrorsWire['errors']): ApiError {
  return new ApiError('faulty-fields', { status: 400, data: { errors } satisfies FieldErrorsWire });
}

/**
 * The values of a validated form. `wireNames` maps the form's fields to the request's; an item such as `photos.0` is reported under its
 * list's name. @throws ApiError `faulty-fields` with `data.errors` by wire field, in the caller's language.
 */
export function acceptedValues<Values>(
  checked: Validated<Values>,
  wireNames: Readonly<Record<string, string>>,
  locale: Locale,
): Values {
  if (checked.errors === undefined) return checked.values;
  throw fieldErrorTexts(errorsByWireName(checked.errors, wireNames, locale));
}

/** A form's errors as texts by wire field. */
export function errorsByWireName(
  errors: Readonly<Record<string, string>>,
  wireNames: Readonly<Record<string, string>>,
  locale: Locale,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, id]) => {
      const list = field.split('.')[0] ?? field;
      return [wireNames[field] ?? wireNames[list] ?? list, validationText(id, locale)];
    }),
  );
}

/** Reads the texts of a form and checks them by a schema of packages/model, as `acceptedValues` does. */
export function readForm<Schema extends BaseSchema<unknown, unknown, BaseIssue<unknown>>, Request extends object>(
  schema: Schema,
  wireNames: Readonly<Record<string, NoInfer<keyof Request & string>>>,
  parameters: Request,
  locale: Locale,
): InferOutput<Schema> {
  const input = Object.fromEntries(
    Object.entries(wireNames).map(([field, wireName]) => [field, textOf(parameters, wireName)]),
  );
  return acceptedValues(validate(schema, input), wireNames, locale);
}
