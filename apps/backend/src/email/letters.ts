import type { Locale } from '@rider/model/locale';
import { messageText, type MessageId, type MessageValues } from '../messages/index.ts';

type NamedInTexts<Id> = Id extends `backend.letter.${infer Name}.subject` ? Name : never;

/** One of the shop's short letters: `backend.letter.<name>.subject` and `.body` in messages/*.json. */
export type LetterName = NamedInTexts<MessageId>;

type NamedInShortTexts<Id> = Id extends `backend.text.${infer Name}` ? Name : never;

/** One of the shop's text messages: `backend.text.<name>` in messages/*.json. */
export type TextName = NamedInShortTexts<MessageId>;

/** A text message in a language. Throws when one of its arguments is missing. */
export function textMessage(name: TextName, locale: Locale, facts: MessageValues): string {
  return messageText(`backend.text.${name}`, locale, facts);
}

/** Subject and plain text of a letter in a language. Throws when one of its arguments is missing. */
export function letterText(name: LetterName, locale: Locale, facts: MessageValues): { subject: string; body: string } {
  return {
    subject: messageText(`backend.letter.${name}.subject`, locale, facts),
    body: messageText(`backend.letter.${name}.body`, locale, facts),
  };
}
