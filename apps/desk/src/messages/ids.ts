import type rules from '@rider/model/messages/en-US.json';
import type chat from '@rider/chat/messages/en-US.json';
import type ui from '@rider/ui/messages/en-US.json';
import type desk from '../../messages/en-US.json';

declare global {
  namespace FormatjsIntl {
    /** Makes a misspelt id a type error. */
    interface Message {
      ids: keyof typeof desk | keyof typeof ui | keyof typeof chat | keyof typeof rules;
    }
  }
}

/** The rest of the ids below a beginning: `MessageIdBelow<'desk.log'>` includes `who`. Any text where the beginning is not known. */
export type MessageIdBelow<Beginning extends string> = string extends Beginning
  ? string
  : FormatjsIntl.Message['ids'] extends infer Id
    ? Id extends `${Beginning}.${infer Rest}`
      ? Rest
      : never
    : never;

/** The beginnings of the ids that end in `Rest`: `MessageIdAbove<'search'>` includes `desk.log`. */
export type MessageIdAbove<Rest extends string> = FormatjsIntl.Message['ids'] extends infer Id
  ? Id extends `${infer Beginning}.${Rest}`
    ? Beginning
    : never
  : never;
