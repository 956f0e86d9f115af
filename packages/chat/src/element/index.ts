import { defineRiderChat } from './define.ts';

export type { RiderChatEventMap, RiderChatProps } from './jsx.ts';
export { RiderChatElement } from './rider-chat.ts';
export {
  EVENT_NAMES,
  type GetToken,
  type MessageInDetail,
  type RiderChatEvents,
  type RiderChatSettings,
  type RiderChatTheme,
} from './settings.ts';
export { version } from './version.ts';
export { defineRiderChat };

defineRiderChat();
