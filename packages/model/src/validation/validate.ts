import type { BaseIssue, BaseSchema, InferOutput } from 'valibot';
import { getDotPath, safeParse } from 'valibot';

/** Result of a validation: the output values, or the first message id of each faulty field. */
export type Validated<Values> =
  | { values: Values; errors: undefined }
  | { values: undefined; errors: Record<string, string> };

/** Validates input with a schema of this folder. Messages are ids of packages/model/messages. */
export function validate<Schema extends BaseSchema<unknown, unknown, BaseIssue<unknown>>>(
  schema: Schema,
  input: unknown,
): Validated<InferOutput<Schema>> {
  const result = safeParse(schema, input);
  if (result.success) return { values: result.output, errors: undefined };
  const errors: Record<string, string> = {};
  for (const issue of result.issues) {
    // valibot words what no schema does: a missing field of a list or a number, which only programs send.
    const isOurs = issue.message.startsWith('validation.');
    errors[getDotPath(issue) ?? ''] ??= isOurs ? issue.message : 'validation.missing';
  }
  return { values: undefined, errors };
}
