import type { FieldErrorsWire } from '@rider/api/transport';
import type { Locale } from '@rider/model/locale';
import type { BaseIssue, BaseSchema, InferOutput } from 'valibot';
import { validate } from '@rider/model/validation';
import { messageText, validationText, type MessageId } from '../messages/index.ts';
import { textOf } from './parameters.ts';
import { Refusal } from './refusal.ts';

/** The refusal `faulty-fields` of messages by wire field, in the asker's language. */
export function refuseFields<Request = Record<string, unknown>>(
  errors: { readonly [Field in keyof Request]?: MessageId },
  locale: Locale,
): Refusal {
  const texts = Object.entries<MessageId>(errors as Record<string, MessageId>).map(([field, id]) => [
    field,
    messageText(id, locale),
  ]);
  return faultyFields(Object.fromEntries(texts) as Record<string, string>);
}

/** The refusal `faulty-fields` of texts by wire field. */
export function faultyFields(errors: FieldErrorsWire['errors']): Refusal {
  return new Refusal('faulty-fields', { status: 400, data: { errors } satisfies FieldErrorsWire });
}

/**
 * Reads a form by a schema of packages/model. `wireNames` maps the schema's fields to the request's. Throws the refusal
 * `faulty-fields` with `data.errors` by wire field, in the asker's language.
 */
export function readForm<Schema extends BaseSchema<unknown, unknown, BaseIssue<unknown>>, Request extends object>(
  schema: Schema,
  wireNames: Readonly<Record<string, NoInfer<keyof Request & string>>>,
  parameters: Request,
  locale: Locale,
): InferOutput<Schema> {
  const input = Object.fromEntries(
    Object.entries(wireNames).map(([field, wireName]) => [field, textOf(parameters, wireName)]),
  );
  const checked = validate(schema, input);
  if (checked.errors === undefined) return checked.values;
  const errors = Object.entries(checked.errors).map(([field, id]) => [
    wireNames[field] ?? field,
    validationText(id, locale),
  ]);
  throw faultyFields(Object.fromEntries(errors) as Record<string, string>);
}
