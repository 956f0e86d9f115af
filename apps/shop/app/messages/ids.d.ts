import type rules from '@rider/model/messages/en-US.json';
import type chat from '@rider/chat/messages/en-US.json';
import type ui from '@rider/ui/messages/en-US.json';
import type shop from '../../messages/en-US.json';

declare global {
  namespace FormatjsIntl {
    /** Makes a misspelt id a type error, also in the packages' sources, which the shop's program includes. */
    interface Message {
      ids: keyof typeof shop | keyof typeof ui | keyof typeof chat | keyof typeof rules;
    }
  }
}
