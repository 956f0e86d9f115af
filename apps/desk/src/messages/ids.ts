import type rules from '@rider/model/messages/en-US.json';
import type chat from '@rider/chat/messages/en-US.json';
import type ui from '@rider/ui/messages/en-US.json';
import type desk from '../../messages/en-US.json';

declare global {
  namespace FormatjsIntl {
    /** A misspelt id fails the types. */
    interface Message {
      ids: keyof typeof desk | keyof typeof ui | keyof typeof chat | keyof typeof rules;
    }
  }
}

/** What follows a beginning and its dot in ids: `MessageIdBelow<'desk.log'>` has `who`. */
export type MessageIdBelow<Beginning extends string> = FormatjsIntl.Message['ids'] extends infer Id
  ? Id extends `${Beginning}.${infer Rest}`
    ? Rest
    : never
  : never;
