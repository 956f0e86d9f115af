import type { Locale } from '@rider/model/locale';
import { messageText, type MessageId } from '../messages/index.ts';

type NamedInTexts<Id> = Id extends `backend.sandbox.${infer Word}` ? Word : never;

/** A text of the sandbox's pages. */
export type SandboxWord = NamedInTexts<MessageId>;

/** The sandbox's texts in a language. */
export function sandboxWords(locale: Locale): (word: SandboxWord) => string {
  return (word) => messageText(`backend.sandbox.${word}`, locale);
}
