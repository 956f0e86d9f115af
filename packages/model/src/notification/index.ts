/** A notice of the shop to a buyer. */
export interface Notification {
  id: string;
  title: string;
  text: string;
  /** The page it links to, without language prefix; null without one. */
  href: string | null;
  /** Epoch milliseconds; null where the backend only gives a relative time ("10 seconds ago"). */
  sentAt: number | null;
  read: boolean;
}

/** A page of notices. */
export interface NotificationList {
  items: Notification[];
  total: number;
}
