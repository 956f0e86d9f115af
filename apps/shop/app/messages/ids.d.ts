import type rules from '@rider/model/messages/en-US.json';
import type chat from '@rider/chat/messages/en-US.json';
import type ui from '@rider/ui/messages/en-US.json';
import type shop from '../../messages/en-US.json';

declare global {
  namespace FormatjsIntl {
    /** A misspelt id fails the types, in the packages' sources too, which the shop's program contains. */
    interface Message {
      ids: keyof typeof shop | keyof typeof ui | keyof typeof chat | keyof typeof rules;
    }
  }
}
