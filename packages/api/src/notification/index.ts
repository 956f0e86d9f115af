export {
  deleteNotifications,
  getNotifications,
  openNotification,
  markNotificationsRead,
  type NotificationChoice,
} from './calls.ts';
export type * from './wire.ts';
