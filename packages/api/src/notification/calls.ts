import { hasOwnCalls, type Api } from '../transport/index.ts';
import {
  flag,
  id,
  instant,
  list,
  number,
  object,
  pageParameters,
  requiredObject,
  text,
  type Page,
} from '../wire/index.ts';
import type { Notification, NotificationList } from '@rider/model/notification';
import type { NotificationChangeRequestWire, NotificationsWire, NotificationWire } from './wire.ts';

const NOTICE_CHANGE = 'user/message_system/edit_message';

/** The notices to act on: these, or all. */
export type NotificationChoice = readonly string[] | 'all';

function readNotice(item: unknown): Notification {
  const row = requiredObject<NotificationWire>(item, 'notice');
  const page = text(row.url);
  return {
    id: id(row.id, 'notice id'),
    title: text(row.title),
    text: text(row.content),
    href: page.startsWith('/') ? page : null,
    sentAt: instant(row.add_time),
    read: flag(row.look),
  };
}

/** The shop's notices to the buyer, the newest first. */
export async function getNotifications(api: Api, page: Page = {}): Promise<NotificationList> {
  const data = object<NotificationsWire>((await api.get('user/message_system/list', pageParameters(page))).data);
  return { items: list(data.list, readNotice), total: number(data.count) };
}

/** Opens a notice, which marks it as read. Rejects with 100026 when it is not the buyer's. */
export async function openNotification(api: Api, noticeId: string): Promise<Notification> {
  return readNotice((await api.get(`user/message_system/detail/${encodeURIComponent(noticeId)}`)).data);
}

/** Marks notices as read (by POST: README.md). */
export async function markNotificationsRead(api: Api, choice: NotificationChoice): Promise<void> {
  await changeNotices(api, { ...chosen(choice), key: 'look', value: 1 });
}

/** Deletes notices (by POST: README.md). */
export async function deleteNotifications(api: Api, choice: NotificationChoice): Promise<void> {
  await changeNotices(api, { ...chosen(choice), key: 'is_del', value: 1 });
}

async function changeNotices(api: Api, request: NotificationChangeRequestWire): Promise<void> {
  if (await hasOwnCalls(api)) {
    await api.post(NOTICE_CHANGE, request);
    return;
  }
  // CRMEB has this change as a GET, of one notice or of all.
  const ids = request.all === 1 ? [undefined] : (request.id ?? []);
  for (const notice of ids) await api.get(NOTICE_CHANGE, { ...request, id: notice });
}

function chosen(choice: NotificationChoice): Pick<NotificationChangeRequestWire, 'all' | 'id'> {
  return choice === 'all' ? { all: 1 } : { id: choice };
}
