import type { Locale } from '@rider/model/locale';
import { messageText } from '../messages/index.ts';
import { NOTIFICATION_PAGES, type NotificationKind } from './notification-kinds.ts';

/** Title and content of a notification. `page` is the page it links to, without language prefix. */
export interface NotificationText {
  title: string;
  content: string;
  page: string;
}

function isKind(kind: string): kind is NotificationKind {
  return Object.hasOwn(NOTIFICATION_PAGES, kind);
}

/** Title and content of a notification in a language. @throws for an unknown kind or a missing fact, which no stored row can have. */
export function notificationText(
  kind: string,
  facts: Readonly<Record<string, string | number>>,
  locale: Locale,
): NotificationText {
  if (!isKind(kind)) throw new Error(`there is no message for the notification ${kind}`);
  return {
    title: messageText(`backend.notification.${kind}.title`, locale, facts),
    content: messageText(`backend.notification.${kind}.content`, locale, facts),
    page: NOTIFICATION_PAGES[kind](facts),
  };
}
