/** Notice of the shop to a buyer. */
export interface NotificationWire {
  id: number;
  /** Kind of notice. */
  mark: string;
  uid: number;
  title: string;
  content: string;
  /** The facts as JSON. */
  data: string;
  /** Path of the page that it links to, without language prefix. */
  url: string;
  /** 1 once read. */
  look: 0 | 1;
  type: number;
  /** Unix seconds. */
  add_time: number;
  is_del: 0 | 1;
}

/** Answer of `GET user/message_system/list`. */
export interface NotificationsWire {
  list: NotificationWire[];
  count: number;
  unread: number;
}

/** Request of `POST user/message_system/edit_message`: `key` is the action on the notices `id`, or on all. */
export interface NotificationChangeRequestWire {
  all?: 1;
  id?: readonly string[];
  key: 'look' | 'is_del';
  value: 1;
}
