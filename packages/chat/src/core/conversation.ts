import type { ChatMessage } from '@rider/model/chat';
import { compareIds, mergeMessages, newerId } from './message-order.ts';
import { compareItems, type OutboxItem } from './outbox.ts';
import { NOBODY, type AgentCard, type SessionEvent } from './session/index.ts';
import { isWatched, type ChatSnapshot } from './snapshot.ts';

/** Applies a session event to a snapshot. */
export function reduceSession(snapshot: ChatSnapshot, event: SessionEvent): ChatSnapshot {
  switch (event.type) {
    case 'connection':
      return { ...snapshot, connection: event.state, wasOnline: snapshot.wasOnline || event.state === 'online' };
    case 'agent':
      return event.agentUid === snapshot.agent?.uid ? snapshot : switchedTo(snapshot, cardOf(snapshot, event.agentUid));
    case 'transferred':
      return switchedTo(snapshot, event.agent);
    case 'messages':
      return withMessages(snapshot, event);
    case 'received':
      return received(snapshot, event);
    case 'outbox':
      return { ...snapshot, unconfirmed: event.items.filter(({ agentUid }) => agentUid === snapshot.agent?.uid) };
    case 'progress':
      return { ...snapshot, progress: { ...snapshot.progress, [event.clientId]: event.fraction } };
    case 'unread':
      return withUnread(snapshot, event.agentUid, event.count);
    case 'presence':
      return withPresence(snapshot, event.agentUid, event.online);
    case 'read':
      if (event.agentUid !== snapshot.agent?.uid) return snapshot;
      // Records that were requested earlier may arrive after a newer receipt.
      return { ...snapshot, readUpTo: newerId(snapshot.readUpTo ?? undefined, event.upTo) };
    case 'signed-out':
      return { ...snapshot, signedOut: true };
    default:
      return snapshot;
  }
}

/** Adds an own message before the outbox reports it. */
export function withItem(snapshot: ChatSnapshot, item: OutboxItem): ChatSnapshot {
  return { ...snapshot, unconfirmed: [...snapshot.unconfirmed, item].toSorted(compareItems) };
}

/** The agent from the list; otherwise one with the uid only. */
export function cardOf(snapshot: ChatSnapshot, uid: string): AgentCard {
  const listed = snapshot.agents.find((agent) => agent.uid === uid);
  if (listed) return { uid, name: listed.name, avatar: listed.avatar };
  return snapshot.agent?.uid === uid ? snapshot.agent : { uid, name: '', avatar: '' };
}

/** An empty conversation with another agent. */
export function switchedTo(snapshot: ChatSnapshot, agent: AgentCard): ChatSnapshot {
  if (agent.uid === snapshot.agent?.uid) return { ...snapshot, agent };
  const cleared = {
    messages: [],
    unconfirmed: [],
    history: 'none',
    firstUnreadId: null,
    agentTyping: false,
    repeatedCard: null,
  } as const;
  return { ...snapshot, ...cleared, agent, readUpTo: null };
}

function withMessages(snapshot: ChatSnapshot, event: SessionEvent & { type: 'messages' }): ChatSnapshot {
  if (event.agentUid !== snapshot.agent?.uid) return snapshot;
  // After a gap only the newer part is shown; scrolling up loads the rest.
  const known = event.contiguous ? snapshot.messages : [];
  const history = event.contiguous ? snapshot.history : 'partial';
  const messages = mergeMessages(known, event.messages);
  return { ...snapshot, messages, history, unconfirmed: withoutConfirmed(snapshot.unconfirmed, event.messages) };
}

/** The echo may arrive before the outbox removes the message, which must not show twice. */
function withoutConfirmed(items: readonly OutboxItem[], messages: readonly { clientId: string | null }[]) {
  const confirmed = new Set(messages.map(({ clientId }) => clientId));
  return items.some(({ clientId }) => confirmed.has(clientId))
    ? items.filter(({ clientId }) => !confirmed.has(clientId))
    : items;
}

function received(snapshot: ChatSnapshot, event: SessionEvent & { type: 'received' }): ChatSnapshot {
  const { message, counted = false } = event;
  const here = message.fromUid === snapshot.agent?.uid;
  const next = {
    ...snapshot,
    ...(here && { agentTyping: false, messages: mergeMessages(snapshot.messages, [message]) }),
  };
  if (isWatched(snapshot)) return next;
  const unread = snapshot.unread + (counted ? 0 : 1);
  return { ...next, unread, firstUnreadId: snapshot.firstUnreadId ?? (here ? message.id : null) };
}

/** Sets the unread count of a conversation that is not delivered live; an open window counts as read. */
function withUnread(snapshot: ChatSnapshot, agentUid: string, count: number): ChatSnapshot {
  const isSeen = isWatched(snapshot) && agentUid === snapshot.agent?.uid;
  if (isSeen || agentUid === NOBODY) return snapshot;
  return { ...snapshot, unread: count };
}

function withPresence(snapshot: ChatSnapshot, uid: string, online: boolean): ChatSnapshot {
  return { ...snapshot, agents: snapshot.agents.map((agent) => (agent.uid === uid ? { ...agent, online } : agent)) };
}

/** The conversation an event belongs to. */
export function partnerOf(event: SessionEvent): string | undefined {
  if (event.type === 'received') return event.message.fromUid;
  if (event.type === 'handed-over') return event.buyerUid;
  return event.type === 'unread' || event.type === 'messages' ? event.agentUid : undefined;
}

/** Whether an event reports messages of others. */
export const bringsMessages = (event: SessionEvent): boolean =>
  event.type === 'received' || event.type === 'handed-over' || (event.type === 'unread' && event.count > 0);

/** The other side's messages that the records bring before, or instead of, their frames. */
export function missedMessages(snapshot: ChatSnapshot, event: SessionEvent): readonly ChatMessage[] {
  const { agent, history, messages } = snapshot;
  const newest = messages.at(-1)?.id ?? (history === 'complete' ? '0' : undefined);
  if (event.type !== 'messages' || event.agentUid !== agent?.uid || newest === undefined) return [];
  return event.messages.filter(({ id, fromUid }) => fromUid === agent.uid && compareIds(id, newest) > 0);
}

/** A message from an earlier event, as a record. */
export const asRecord = ({ message }: SessionEvent & { type: 'received' }): SessionEvent => ({
  type: 'messages',
  agentUid: message.fromUid,
  messages: [message],
  contiguous: true,
});
