import type { Locale } from '@rider/model/locale';
import { messageText, type MessageId } from '../messages/index.ts';

type NameOf<Id> = Id extends `backend.sandbox.${infer Name}` ? Name : never;

/** The name of a message of the sandbox's pages. */
export type SandboxMessage = NameOf<MessageId>;

/** The sandbox's messages in a language. */
export function sandboxMessages(locale: Locale): (name: SandboxMessage) => string {
  return (name) => messageText(`backend.sandbox.${name}`, locale);
}
