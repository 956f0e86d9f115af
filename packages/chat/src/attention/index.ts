export { useMessageSound, type MessageSoundOptions } from './use-message-sound.ts';
export { useTitleBadge } from './use-title-badge.ts';
export {
  useDesktopNotification,
  type DesktopNotification,
  type DesktopNotificationOptions,
  type NotificationState,
} from './use-desktop-notification.ts';
