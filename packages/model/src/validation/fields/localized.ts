import * as v from 'valibot';
import { SHORT_TEXT_LENGTH } from '../../limits/index.ts';
import type { Locale, Localized } from '../../locale/index.ts';
import { optionalText, required } from './fields.ts';
import { richText } from './rich-text.ts';

const NO_TEXTS: Localized = { 'en-US': '', 'zh-CN': '' };

/** A text in every language of the interface, of at most `longest` characters each; `id` is the message for a missing one. */
export function localizedText(id: string, longest = SHORT_TEXT_LENGTH) {
  const text = v.pipe(required(id), v.maxLength(longest, 'validation.text.long'));
  return v.optional(v.object({ 'en-US': text, 'zh-CN': text }), NO_TEXTS);
}

/** A text in every language of the interface that may be empty, of at most `longest` characters each. */
export function optionalLocalizedText(longest = SHORT_TEXT_LENGTH) {
  const text = v.pipe(optionalText, v.maxLength(longest, 'validation.text.long'));
  return v.optional(v.object({ 'en-US': text, 'zh-CN': text }), NO_TEXTS);
}

/** A rich text in every language of the interface; `id` is the message for a missing one. */
export function localizedRichText(id: string) {
  const text = richText(id);
  return v.optional(v.object({ 'en-US': text, 'zh-CN': text }), NO_TEXTS);
}

/** A text in every language of the interface, or in none; `id` is the message where one is missing. */
export function completeOrEmptyText(id: string, longest = SHORT_TEXT_LENGTH) {
  const isComplete = (texts: Localized, locale: Locale) =>
    texts[locale] !== '' || Object.values(texts).every((text) => text === '');
  return v.pipe(
    optionalLocalizedText(longest),
    v.forward(
      v.check((texts) => isComplete(texts, 'en-US'), id),
      ['en-US'],
    ),
    v.forward(
      v.check((texts) => isComplete(texts, 'zh-CN'), id),
      ['zh-CN'],
    ),
  );
}
