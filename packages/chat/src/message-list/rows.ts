import type { ChatMessage } from '@rider/model/chat';
import type { ChatSnapshot } from '../core/index.ts';
import { compareIds } from '../core/message-order.ts';
import { contentOf, type OutboxItem } from '../core/outbox.ts';
import type { DeliveryState, ShownContent } from '../message/index.ts';

/** Gap that shows a time tag. */
const TAG_AFTER_MS = 5 * 60_000;

/** A row of the list: a message with what precedes it. */
export interface Row {
  /** Stable over the confirmation of an own message, if the server stores client ids. */
  key: string;
  own: boolean;
  /** Uid of the author; empty if the server has not sent it. */
  from: string;
  content: ShownContent;
  /** Epoch milliseconds. */
  sentAt: number;
  name: string;
  avatar: string;
  /** Set when 5 minutes or more precede the row; `before` is the time of the previous tag, to detect a change of day. */
  tag: { before: number | null } | null;
  /** The first message of a run by one author. */
  first: boolean;
  /** Shows the divider above the first unread message. */
  unread: boolean;
  /** Delivery state to show for an own message. */
  delivery: DeliveryState | null;
  /** Set while the server has not confirmed it. */
  clientId: string | null;
  problem: string | undefined;
}

type Source = Pick<ChatSnapshot, 'messages' | 'unconfirmed' | 'firstUnreadId' | 'readUpTo' | 'agent'>;

/** Converts snapshots to rows, and reuses unchanged ones. Create one per list. */
export class RowMaker {
  #messages: readonly ChatMessage[] = [];
  #rows: readonly Row[] = [];
  #looks = '';

  /** Confirmed messages by id, then unconfirmed ones. A message is ours unless the other side wrote it. */
  rowsOf({ messages, unconfirmed, firstUnreadId, readUpTo, agent }: Source): Row[] {
    const looks = `${agent?.uid} ${firstUnreadId}`;
    const rows = looks === this.#looks ? this.#rows.slice(0, this.#unchanged(messages)) : [];
    const place = placeAfter(rows);
    for (const message of messages.slice(rows.length)) {
      const unread = message.id === firstUnreadId;
      const own = message.fromUid !== agent?.uid;
      rows.push(confirmedRow(message, own, unread, place(message.sentAt, message.fromUid, unread)));
    }
    this.#messages = messages;
    this.#rows = [...rows];
    this.#looks = looks;
    const newest = rows.findLastIndex(({ own }) => own);
    const row = rows[newest];
    if (row) rows[newest] = { ...row, delivery: isRead(messages[newest], readUpTo) ? 'read' : 'sent' };
    for (const item of unconfirmed) rows.push(unconfirmedRow(item, place(item.createdAt, row?.from ?? '', false)));
    return rows;
  }

  /** Length of the prefix that did not change since the last time. */
  #unchanged(messages: readonly ChatMessage[]): number {
    let count = 0;
    while (count < this.#messages.length && messages[count] === this.#messages[count]) count += 1;
    return count;
  }
}

function isRead(message: ChatMessage | undefined, readUpTo: string | null): boolean {
  return message !== undefined && readUpTo !== null && compareIds(message.id, readUpTo) <= 0;
}

type Place = Pick<Row, 'tag' | 'first'>;

/** Decides for each message how it relates to the previous one. */
function placeAfter(rows: readonly Row[]): (sentAt: number, from: string, apart: boolean) => Place {
  const last = rows.at(-1);
  let tagAt = rows.findLast(({ tag }) => tag !== null)?.sentAt ?? null;
  let before = last?.sentAt ?? 0;
  let writer = last?.from;
  return (sentAt, from, apart) => {
    const tag = tagAt === null || sentAt - before >= TAG_AFTER_MS ? { before: tagAt } : null;
    const first = tag !== null || apart || writer !== from;
    if (tag) tagAt = sentAt;
    before = sentAt;
    writer = from;
    return { tag, first };
  };
}

function confirmedRow(message: ChatMessage, own: boolean, unread: boolean, place: Place): Row {
  const { id, clientId, fromUid, content, sentAt, name, avatar } = message;
  return {
    ...place,
    key: own && clientId !== null ? clientId : id,
    own,
    from: fromUid,
    content,
    sentAt,
    name,
    avatar,
    unread,
    delivery: null,
    clientId: null,
    problem: undefined,
  };
}

function unconfirmedRow(item: OutboxItem, place: Place): Row {
  return {
    ...place,
    key: item.clientId,
    own: true,
    from: '',
    content: item.file ? { kind: 'file', file: item.file } : contentOf(item),
    sentAt: item.createdAt,
    name: '',
    avatar: '',
    unread: false,
    delivery: item.state,
    clientId: item.clientId,
    problem: item.problem,
  };
}
