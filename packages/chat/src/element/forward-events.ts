import type { ChatClient, ChatSnapshot, OutboxItem } from '../core/index.ts';
import type { MessageInDetail, RiderChatEvents, RiderChatSettings } from './settings.ts';

/** Dispatches an event of the element. */
export type EmitEvent = <Name extends keyof RiderChatEvents>(name: Name, detail: RiderChatEvents[Name]) => void;

/**
 * Forwards chat events to the page; message contents only if the page requested them. Returns the unsubscribe function.
 */
export function forwardChatEvents(client: ChatClient, settings: () => RiderChatSettings, emit: EmitEvent): () => void {
  const unsubscribers = [
    client.on('received', ({ message }) => {
      const { id, content, sentAt } = message;
      const detail: MessageInDetail = { id, kind: content.kind, sentAt };
      emit('message-in', settings().events === 'full' ? { ...detail, message } : detail);
    }),
    client.on('unread', ({ count }) => emit('unread', { count })),
    client.on('agent', ({ agent }) => emit('agent-change', { uid: agent.uid, name: agent.name })),
    client.on('connection', ({ state }) => emit('connection', { state })),
    client.on('signedOut', ({ message }) => emit('auth-required', { reason: message })),
    client.on('problem', ({ kind, message }) => {
      if (kind !== 'connecting') emit('error', { reason: message || kind });
    }),
    forwardDelivery(client, emit),
  ];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

/** What left the outbox of the same agent without failing was confirmed. */
function forwardDelivery(client: ChatClient, emit: EmitEvent): () => void {
  let before = client.getSnapshot();
  return client.subscribe(() => {
    const now = client.getSnapshot();
    if (now.unconfirmed === before.unconfirmed) return;
    const [old, current] = [itemsOf(before), itemsOf(now)];
    const sameAgent = now.agent?.uid === before.agent?.uid;
    before = now;
    for (const { clientId, state, problem } of current.values())
      if (state === 'failed' && old.get(clientId)?.state !== 'failed')
        emit('message-failed', { clientId, reason: problem });
    if (!sameAgent) return;
    for (const { clientId, state } of old.values())
      if (!current.has(clientId) && state !== 'failed' && state !== 'uploading') emit('message-sent', { clientId });
  });
}

function itemsOf({ unconfirmed }: ChatSnapshot): Map<string, OutboxItem> {
  return new Map(unconfirmed.map((item) => [item.clientId, item]));
}
