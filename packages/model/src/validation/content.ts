import * as v from 'valibot';
import { localizedRichText, localizedText } from './localized.ts';

/** The state of a record that its editor has seen; another one means that somebody else changed it. */
export const version = v.pipe(v.number(), v.integer());

/** One of the company's texts, such as its terms. */
export const sitePageSchema = v.object({
  title: localizedText('validation.content.title'),
  content: localizedRichText('validation.content.text'),
  version,
});
