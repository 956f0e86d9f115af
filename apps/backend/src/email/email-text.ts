import type { Locale } from '@rider/model/locale';
import { messageText, type MessageId, type MessageValues } from '../messages/index.ts';

type NamedInTexts<Id> = Id extends `backend.email.${infer Name}.subject` ? Name : never;

/** One of the shop's short emails: `backend.email.<name>.subject` and `.body` in messages/*.json. */
export type EmailName = NamedInTexts<MessageId>;

type NamedInShortTexts<Id> = Id extends `backend.text.${infer Name}` ? Name : never;

/** One of the shop's text messages: `backend.text.<name>` in messages/*.json. */
export type TextName = NamedInShortTexts<MessageId>;

/** A text message in a language. @throws when one of its arguments is missing. */
export function textMessage(name: TextName, locale: Locale, facts: MessageValues): string {
  return messageText(`backend.text.${name}`, locale, facts);
}

/** Subject and plain text of an email in a language. @throws when one of its arguments is missing. */
export function emailText(name: EmailName, locale: Locale, facts: MessageValues): { subject: string; body: string } {
  return {
    subject: messageText(`backend.email.${name}.subject`, locale, facts),
    body: messageText(`backend.email.${name}.body`, locale, facts),
  };
}
