import type { Locale } from '@rider/model/locale';
import type { BaseIssue, BaseSchema, InferOutput } from 'valibot';
import { validate } from '@rider/model/validation';
import { messageText, validationText, type MessageId } from '../messages/index.ts';
import type { Parameters } from './environment.ts';
import { textOf } from './parameters.ts';
import { Refusal } from './refusal.ts';

/** Refuses a form with a message at each faulty field, named as the wire names it (`faulty-fields`). */
export function refuseFields(errors: Readonly<Record<string, MessageId>>, locale: Locale): Refusal {
  const texts = Object.entries(errors).map(([field, id]) => [field, messageText(id, locale)]);
  return new Refusal('faulty-fields', { status: 400, data: { errors: Object.fromEntries(texts) } });
}

/**
 * Reads a form by a schema of packages/api. `wireNames` says how the wire calls the schema's fields. Throws the refusal
 * `faulty-fields` with `data.errors` by wire field, in the asker's language.
 */
export function readForm<Schema extends BaseSchema<unknown, unknown, BaseIssue<unknown>>>(
  schema: Schema,
  wireNames: Readonly<Record<string, string>>,
  parameters: Parameters,
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
  throw new Refusal('faulty-fields', { status: 400, data: { errors: Object.fromEntries(errors) } });
}
