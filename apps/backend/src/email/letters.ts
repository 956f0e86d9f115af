import type { Locale } from '@rider/model/locale';
import { messageText, type MessageId, type MessageValues } from '../messages/index.ts';

type NamedInTexts<Id> = Id extends `backend.letter.${infer Name}.subject` ? Name : never;

/** One of the shop's short letters: `backend.letter.<name>.subject` and `.body` in messages/*.json. */
export type LetterName = NamedInTexts<MessageId>;

/** Subject and plain text of a letter in a language. Throws when one of its arguments is missing. */
export function letterText(name: LetterName, locale: Locale, facts: MessageValues): { subject: string; body: string } {
  return {
    subject: messageText(`backend.letter.${name}.subject`, locale, facts),
    body: messageText(`backend.letter.${name}.body`, locale, facts),
  };
}
