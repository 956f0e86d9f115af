import type { ChatMessage } from '@rider/api/chat';
import type { ChatSnapshot, OutboxItem } from '../core/index.ts';
import { compareIds } from '../core/message-order.ts';
import type { DeliveryState, ShownContent } from '../message/index.ts';

/** R7.8. */
const TAG_AFTER_MS = 5 * 60_000;

/** A line of the list: a message with what stands above it. */
export interface Row {
  /** The same before and after the server has confirmed an own message, where it keeps our ids. */
  key: string;
  own: boolean;
  content: ShownContent;
  /** Epoch milliseconds. */
  sentAt: number;
  name: string;
  avatar: string;
  /** Set where 5 minutes or more lie before it (R7.8), with the time of the tag before, which may be of the same day. */
  tag: { before: number | null } | null;
  /** The first that its sender says in a run. */
  first: boolean;
  /** Stands above the first message that was not seen. */
  unread: boolean;
  /** Of an own message, where there is something to say. */
  delivery: DeliveryState | null;
  /** Set where the server has not confirmed it. */
  clientId: string | null;
  problem: string | undefined;
}

type Source = Pick<ChatSnapshot, 'messages' | 'unconfirmed' | 'firstUnreadId' | 'readUpTo' | 'agent'>;

/** The conversation as lines: confirmed messages by id, then what is not confirmed. Own is what the other side did not write. */
export function rowsOf({ messages, unconfirmed, firstUnreadId, readUpTo, agent }: Source): Row[] {
  const theirs = agent?.uid;
  const rows: Row[] = [];
  const placing: Placing = { tagAt: null, sentAt: 0, from: '' };
  for (const message of messages) {
    const own = message.fromUid !== theirs;
    const unread = message.id === firstUnreadId;
    rows.push(confirmedRow(message, own, placed(placing, message.sentAt, message.fromUid, unread), unread));
  }
  const last = rows.findLast(({ own }) => own);
  if (last) last.delivery = readUpTo !== null && isRead(messages, theirs, readUpTo) ? 'read' : 'sent';
  const me = messages.findLast(({ fromUid }) => fromUid !== theirs)?.fromUid ?? 'me';
  for (const item of unconfirmed) rows.push(unconfirmedRow(item, placed(placing, item.createdAt, me, false)));
  return rows;
}

function isRead(messages: readonly ChatMessage[], theirs: string | undefined, readUpTo: string): boolean {
  const newest = messages.findLast(({ fromUid }) => fromUid !== theirs);
  return newest !== undefined && compareIds(newest.id, readUpTo) <= 0;
}

interface Placing {
  tagAt: number | null;
  sentAt: number;
  from: string;
}

type Place = Pick<Row, 'tag' | 'first'>;

/** How a message stands to the one before; remembers it for the next. */
function placed(placing: Placing, sentAt: number, from: string, apart: boolean): Place {
  const tag = placing.tagAt === null || sentAt - placing.sentAt >= TAG_AFTER_MS ? { before: placing.tagAt } : null;
  const first = tag !== null || apart || placing.from !== from;
  if (tag) placing.tagAt = sentAt;
  placing.sentAt = sentAt;
  placing.from = from;
  return { tag, first };
}

function confirmedRow(message: ChatMessage, own: boolean, place: Place, unread: boolean): Row {
  const { id, clientId, content, sentAt, name, avatar } = message;
  return {
    ...place,
    key: own && clientId !== null ? clientId : id,
    own,
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
    content: contentOf(item),
    sentAt: item.createdAt,
    name: '',
    avatar: '',
    unread: false,
    delivery: item.state,
    clientId: item.clientId,
    problem: item.problem,
  };
}

function contentOf({ kind, body, file }: OutboxItem): ShownContent {
  switch (kind) {
    case 'image':
      return file ? { kind: 'file', file } : { kind: 'image', url: body };
    case 'product':
      return { kind, productId: body, product: null };
    case 'order':
      return { kind, orderNumber: body, order: null };
    default:
      return { kind, text: body };
  }
}
