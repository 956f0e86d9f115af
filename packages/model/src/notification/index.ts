/** Something that the shop tells a buyer. */
export interface Notice {
  id: string;
  title: string;
  text: string;
  /** The page of the shop that it leads to, without language prefix; null without one. */
  href: string | null;
  /** When it came, epoch milliseconds; null where the backend only says "10 seconds ago". */
  sentAt: number | null;
  read: boolean;
}

/** A page of notices. */
export interface NoticeList {
  items: Notice[];
  total: number;
}
