import type { NotificationChangeRequestWire, NotificationsWire, NotificationWire } from '@rider/api/notification';
import type { Untrusted } from '@rider/api/wire';
import type { Locale } from '@rider/model/locale';
import { buyerCalls } from '../http/buyer-calls.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { idsOf, pageOf, textOf, wholeNumberOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import {
  countUnreadNotifications,
  deleteNotifications,
  listNotifications,
  openNotification,
  markNotificationsRead,
  type NotificationChoice,
  type StoredNotification,
} from './notifications.ts';
import { notificationText } from './notification-text.ts';
import { unixSeconds } from '../http/unix-seconds.ts';

function notificationToWire(notification: StoredNotification, locale: Locale): NotificationWire {
  const { title, content, page } = notificationText(notification.kind, notification.facts, locale);
  return {
    id: notification.id,
    mark: notification.kind.replaceAll('-', '_'),
    uid: notification.buyer_id,
    title,
    content,
    data: JSON.stringify(notification.facts),
    url: page,
    look: notification.read_at === null ? 0 : 1,
    type: 1,
    add_time: unixSeconds(notification.sent_at),
    is_del: 0,
  };
}

/** The chosen notifications: `all=1`, else `id` as one or several. @throws ApiError `malformed-request` for neither. */
function choiceOf(parameters: Untrusted<NotificationChangeRequestWire>): NotificationChoice {
  if (textOf(parameters, 'all') === '1') return 'all';
  const ids = idsOf(parameters, 'id');
  if (ids.length === 0) throw new ApiError('malformed-request', { status: 400 });
  return ids;
}

/** A buyer's notifications. Changes are by POST only, and a request cannot name a column. */
export const notificationRoutes: RouteModule = (app, { database, sessions, clock }) => {
  const forBuyer = buyerCalls(app, sessions);

  forBuyer.get('/user/message_system/list', async (context, buyerId) => {
    const { notifications, count } = await listNotifications(database, buyerId, pageOf(context.var.parameters));
    const unread = await countUnreadNotifications(database, buyerId);
    const list = notifications.map((notification) => notificationToWire(notification, context.var.locale));
    return answer<NotificationsWire>(context, { list, count, unread });
  });

  forBuyer.get('/user/message_system/detail/:id', async (context, buyerId) => {
    const id = wholeNumberOf({ id: context.req.param('id') }, 'id') ?? 0;
    const notification = await openNotification(database, buyerId, id, clock());
    return answer<NotificationWire>(context, notificationToWire(notification, context.var.locale));
  });

  forBuyer.post('/user/message_system/edit_message', async (context, buyerId) => {
    const parameters: Untrusted<NotificationChangeRequestWire> = context.var.parameters;
    const choice = choiceOf(parameters);
    const wanted = `${textOf(parameters, 'key')} ${textOf(parameters, 'value')}`;
    if (wanted === 'look 1') await markNotificationsRead(database, buyerId, choice, clock());
    else if (wanted === 'is_del 1') await deleteNotifications(database, buyerId, choice);
    else throw new ApiError('malformed-request', { status: 400 });
    return answer(context, undefined, 'set');
  });
};
