import type { ChatClient, ChatSnapshot, OutboxItem } from '../core/index.ts';
import type { MessageInDetail, RiderChatEvents, RiderChatSettings } from './settings.ts';

/** Dispatches an event of the element. */
export type Tell = <Name extends keyof RiderChatEvents>(name: Name, detail: RiderChatEvents[Name]) => void;

/**
 * Forwards chat events to the page; message contents only if the page asked for them. Returns the unsubscribe function.
 */
export function tellOfLine(client: ChatClient, settings: () => RiderChatSettings, tell: Tell): () => void {
  const ends = [
    client.on('received', ({ message }) => {
      const { id, content, sentAt } = message;
      const detail: MessageInDetail = { id, kind: content.kind, sentAt };
      tell('message-in', settings().events === 'full' ? { ...detail, message } : detail);
    }),
    client.on('unread', ({ count }) => tell('unread', { count })),
    client.on('agent', ({ agent }) => tell('agent-change', { uid: agent.uid, name: agent.name })),
    client.on('connection', ({ state }) => tell('connection', { state })),
    client.on('signedOut', ({ message }) => tell('auth-required', { reason: message })),
    client.on('problem', ({ kind, message }) => {
      if (kind !== 'connecting') tell('error', { reason: message || kind });
    }),
    tellOfSent(client, tell),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** What left the outbox of the same agent without failing was confirmed. */
function tellOfSent(client: ChatClient, tell: Tell): () => void {
  let before = client.getSnapshot();
  return client.subscribe(() => {
    const now = client.getSnapshot();
    if (now.unconfirmed === before.unconfirmed) return;
    const [old, current] = [itemsOf(before), itemsOf(now)];
    const sameAgent = now.agent?.uid === before.agent?.uid;
    before = now;
    for (const { clientId, state, problem } of current.values())
      if (state === 'failed' && old.get(clientId)?.state !== 'failed')
        tell('message-failed', { clientId, reason: problem });
    if (!sameAgent) return;
    for (const { clientId, state } of old.values())
      if (!current.has(clientId) && state !== 'failed' && state !== 'uploading') tell('message-sent', { clientId });
  });
}

function itemsOf({ unconfirmed }: ChatSnapshot): Map<string, OutboxItem> {
  return new Map(unconfirmed.map((item) => [item.clientId, item]));
}
