import { readProductBody } from '@rider/api/chat';
import type { ChatEnvironment } from './environment.ts';
import { contentOf } from './outbox.ts';
import { bodyOf } from './session/index.ts';
import type { AttachedCard, ChatSnapshot } from './snapshot.ts';
import type { ChatStore } from './store.ts';

/** A card sent within this time (ms) counts as sent in the current session, from any tab. */
const RECENT_MS = 12 * 3_600_000;

/** The keys a card covers: itself, and for a variant also its product. */
function subjectsOf({ kind, body }: AttachedCard): string[] {
  const subjects = [`${kind}:${body}`];
  if (kind === 'product' && readProductBody(body).sku !== undefined)
    subjects.push(`product:${readProductBody(body).productId}`);
  return subjects;
}

/** Whether the loaded conversation contains a recent own card that covers this one. `now` is in epoch milliseconds. */
function isInConversation(card: AttachedCard, { agent, messages, unconfirmed }: ChatSnapshot, now: number): boolean {
  const recent = messages.filter(({ fromUid, sentAt }) => fromUid !== agent?.uid && now - sentAt < RECENT_MS);
  const contents = [...recent.map(({ content }) => content), ...unconfirmed.map(contentOf)];
  const [subject = ''] = subjectsOf(card);
  return contents.some((content) => {
    const { kind } = content;
    return (kind === 'product' || kind === 'order') && subjectsOf({ kind, body: bodyOf(content) }).includes(subject);
  });
}

/** Dependencies of the attachment. */
interface CardAttachmentOptions {
  store: ChatStore;
  /** Stores the cards sent in this session. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  environment: ChatEnvironment;
  keyOf(agentUid: string, subject: string): string;
  send(card: AttachedCard): boolean;
}

/** Sends the card for the buyer's question automatically, once per session. */
export class CardAttachment {
  #options: CardAttachmentOptions;
  #pending: AttachedCard | undefined;

  constructor(options: CardAttachmentOptions) {
    this.#options = options;
    options.store.subscribe(() => this.#sendWhenReady());
  }

  attach(card: AttachedCard): void {
    this.#pending = card;
    this.#sendWhenReady();
  }

  /** Does nothing before the first page of messages is loaded. */
  #sendWhenReady(): void {
    const { store, storage, environment, keyOf, send } = this.#options;
    const { agent, history, connection } = store.snapshot;
    const card = this.#pending;
    if (!card || !agent || (history !== 'partial' && history !== 'complete')) return;
    this.#pending = undefined;
    const keys = subjectsOf(card).map((subject) => keyOf(agent.uid, subject));
    const isSent = keys.slice(0, 1).some((key) => storage.getItem(key) !== null);
    if (isSent || isInConversation(card, store.snapshot, environment.now())) {
      store.update({ repeatedCard: card });
      return;
    }
    for (const key of keys) storage.setItem(key, '1');
    store.update({ repeatedCard: null });
    if (connection !== 'online') store.fire('problem', { kind: 'connecting', message: '' });
    send(card);
  }

  /** Sends the `repeatedCard` again. */
  repeat(): void {
    const { store, send } = this.#options;
    const card = store.snapshot.repeatedCard;
    if (card && send(card)) store.update({ repeatedCard: null });
  }
}
