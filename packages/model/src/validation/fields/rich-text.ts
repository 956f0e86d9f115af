import * as v from 'valibot';
import { RICH_TEXT_LENGTH } from '../../limits/index.ts';
import { hasContent, sanitizeRichText } from '../../rich-text/index.ts';

/** Rich text that may be empty: its allowed elements and attributes, as HTML. */
export const optionalRichText = v.pipe(
  v.optional(v.nullable(v.string(), ''), ''),
  v.maxLength(RICH_TEXT_LENGTH, 'validation.text.long'),
  v.transform((html) => (hasContent(html ?? '') ? sanitizeRichText(html ?? '') : '')),
);

/** Rich text; `id` is the message for an empty one. */
export function richText(id: string) {
  return v.pipe(optionalRichText, v.nonEmpty(id));
}
