import type { Api } from '@rider/api';
import {
  CHAT_PAGE_SIZE,
  getAgents,
  getChatNotice,
  getRecords,
  NO_AGENT_ONLINE_STATUS,
  type SentKind,
} from '@rider/api/chat';
import { cardOf, reduceSession, switchedTo, withItem } from './conversation.ts';
import type { ChatEnvironment } from './environment.ts';
import { compareIds, mergeMessages } from './message-order.ts';
import type { Outbox, OutboxItem } from './outbox.ts';
import { getRecordsAfter } from './records.ts';
import { createSession, type SessionEvent } from './session.ts';
import { shareSession, type SharedSession, type Tabs } from './shared-session.ts';
import { ChatStore } from './store.ts';
import { EMPTY_SNAPSHOT, type ChatEvents, type ChatSnapshot } from './snapshot.ts';

/** How long after the last sign of writing the other side counts as writing. */
const TYPING_MS = 6_000;
/** How often a sign of writing is worth sending. */
const TYPING_EVERY_MS = 3_000;
/** How long after a failure the first page is asked for again. */
const RETRY_MS = 5_000;

/** What a chat is made of. */
export interface ChatClientOptions {
  api: Api;
  /** Tells persons apart that use the same browser: outbox and tabs are per person. */
  person: string;
  environment: ChatEnvironment;
  outbox: Outbox;
  tabs: Tabs | undefined;
  /** Empty where the host's server fills the token in. */
  getToken(): Promise<string>;
  upload(file: Blob, onProgress: (fraction: number) => void): Promise<string>;
  /** Keeps what outlives the page: muted, cards that were sent by themselves. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** A conversation without a face. Methods may be called at any time; what they lead to shows in the snapshot. */
export class ChatClient {
  #options: ChatClientOptions;
  #session: SharedSession;
  #store: ChatStore;
  #turn = 0;
  #cancelTyping: (() => void) | undefined;
  #typedAt = 0;
  #card: { kind: 'product' | 'order'; body: string } | undefined;

  constructor(options: ChatClientOptions) {
    this.#options = options;
    const muted = options.storage.getItem(this.#key('muted')) === '1';
    this.#store = new ChatStore({ ...EMPTY_SNAPSHOT, muted });
    this.#session = shareSession({
      name: `rider-chat:${options.person}`,
      tabs: options.tabs,
      createLeading: (emit) => createSession(options, emit),
      emit: (event) => this.#take(event),
    });
  }

  // For useSyncExternalStore, which calls them without their object.
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);
  readonly getSnapshot = (): ChatSnapshot => this.#store.snapshot;

  /** Listens; the answer stops. */
  on<Name extends keyof ChatEvents>(name: Name, listener: (event: ChatEvents[Name]) => void): () => void {
    return this.#store.on(name, listener);
  }

  /** Connects without opening the window: unread messages are counted. */
  start(): void {
    this.#session.start();
  }

  /** Ends the line; what was not sent stays in the outbox. */
  stop(): void {
    this.#session.stop();
  }

  /** The window opens: unread goes to zero (R7.5), agents, notice and the first page are loaded. */
  async open(agentUid?: string): Promise<void> {
    this.start();
    this.#store.update({ open: true, unread: 0 });
    this.#store.fire('unread', { count: 0 });
    if (agentUid !== undefined && agentUid !== this.#store.snapshot.agent?.uid) this.selectAgent(agentUid);
    await Promise.all([this.#loadAgents(), this.#loadNotice(), this.#loadFirstPage()]);
  }

  /** The window closes; the line stays. */
  close(): void {
    this.#store.update({ open: false, firstUnreadId: null });
  }

  /** Text as typed; nothing where it is blank (R7.2). */
  sendText(text: string): boolean {
    return text.trim() !== '' && this.#send('text', text.trim());
  }

  /** A picture; it is uploaded first. */
  sendImage(file: Blob): boolean {
    return this.#send('image', '', file);
  }

  sendProduct(productId: string): boolean {
    return productId !== '' && this.#send('product', productId);
  }

  sendOrder(orderNumber: string): boolean {
    return orderNumber !== '' && this.#send('order', orderNumber);
  }

  /** Sends a card by itself once the first page is there (R7.4); once per card and agent in a visit. */
  attach(kind: 'product' | 'order', body: string): void {
    if (body === '') return;
    this.#card = { kind, body };
    this.#sendCard();
  }

  retry(clientId: string): void {
    this.#session.do({ type: 'retry', clientId });
  }

  discard(clientId: string): void {
    this.#session.do({ type: 'discard', clientId });
  }

  /** Tries to connect at once. */
  reconnect(): void {
    this.#session.do({ type: 'restart' });
  }

  /** Tells the other side that we are writing, where the server passes that on. */
  typing(): void {
    const now = this.#options.environment.now();
    if (now - this.#typedAt < TYPING_EVERY_MS) return;
    this.#typedAt = now;
    this.#session.do({ type: 'typing' });
  }

  setMuted(muted: boolean): void {
    this.#options.storage.setItem(this.#key('muted'), muted ? '1' : '0');
    this.#store.update({ muted });
  }

  /** Talks to another agent (R7.6). */
  selectAgent(uid: string): void {
    if (uid === this.#store.snapshot.agent?.uid) return;
    this.#store.show(switchedTo(this.#store.snapshot, cardOf(this.#store.snapshot, uid)));
    this.#session.do({ type: 'select', agentUid: uid });
    if (this.#store.snapshot.open) void this.#loadFirstPage();
  }

  /** The page before the oldest message (R7.7). Does nothing while one is loading or when there is none. */
  async loadOlder(): Promise<void> {
    const { agent, history, messages } = this.#store.snapshot;
    const before = messages[0]?.id;
    if (!agent || before === undefined || history === 'loading' || history === 'complete') return;
    await this.#loadPage(agent.uid, before);
  }

  async #loadFirstPage(): Promise<void> {
    if (this.#store.snapshot.history === 'loading') return;
    await this.#loadPage(this.#store.snapshot.agent?.uid, undefined);
    this.#sendCard();
  }

  async #loadPage(agentUid: string | undefined, before: string | undefined): Promise<void> {
    this.#store.update({ history: 'loading' });
    try {
      const { agent, messages } = await getRecords(this.#options.api, { agentUid, before });
      const uid = agentUid ?? agent.uid;
      if (this.#store.snapshot.agent && this.#store.snapshot.agent.uid !== uid) return;
      const older = messages.filter(({ id }) => before === undefined || compareIds(id, before) < 0);
      this.#store.update({
        agent: { ...agent, uid },
        agentAvailable: true,
        messages: mergeMessages(this.#store.snapshot.messages, messages),
        history: older.length < CHAT_PAGE_SIZE ? 'complete' : 'partial',
      });
      this.#session.do({ type: 'known', agentUid: uid, newestId: messages.at(-1)?.id ?? '0' });
      this.#session.do({ type: 'select', agentUid: uid });
    } catch (error) {
      if (before === undefined)
        this.#options.environment.after(RETRY_MS, () => {
          const { history, open } = this.#store.snapshot;
          if (history === 'failed' && open) void this.#loadFirstPage();
        });
      await this.#failedPage(error, agentUid);
    }
  }

  /** With nobody online the first agent still takes messages: they are read when the agent is back. */
  async #failedPage(error: unknown, agentUid: string | undefined): Promise<void> {
    const noneOnline = error instanceof Error && 'status' in error && error.status === NO_AGENT_ONLINE_STATUS;
    this.#store.update({ history: 'failed', ...(noneOnline && { agentAvailable: false }) });
    this.#store.fire('problem', { kind: 'records', message: wordsOf(error) });
    if (!noneOnline || agentUid !== undefined) return;
    if (this.#store.snapshot.agents.length === 0) await this.#loadAgents();
    const [first] = this.#store.snapshot.agents;
    if (!first || this.#store.snapshot.agent) return;
    this.selectAgent(first.uid);
  }

  async #loadAgents(): Promise<void> {
    try {
      const agents = await getAgents(this.#options.api);
      this.#store.update({ agents });
      const { agent } = this.#store.snapshot;
      if (agent) this.#store.update({ agent: cardOf(this.#store.snapshot, agent.uid) });
    } catch (error) {
      this.#store.fire('problem', { kind: 'agents', message: wordsOf(error) });
    }
  }

  async #loadNotice(): Promise<void> {
    try {
      this.#store.update({ notice: await getChatNotice(this.#options.api) });
    } catch (error) {
      this.#store.fire('problem', { kind: 'notice', message: wordsOf(error) });
    }
  }

  #send(kind: SentKind, body: string, file?: Blob): boolean {
    const { agent, signedOut } = this.#store.snapshot;
    if (!agent || signedOut) return false;
    const { environment } = this.#options;
    this.#turn += 1;
    const item: OutboxItem = {
      clientId: environment.newId(),
      agentUid: agent.uid,
      kind,
      body,
      createdAt: environment.now(),
      turn: this.#turn,
      state: file ? 'uploading' : 'queued',
      ...(file && { file }),
    };
    // Shown at once, also where another tab holds the line.
    this.#store.show(withItem(this.#store.snapshot, item));
    // Kept first: the tab that holds the line may remove it as soon as it hears of it.
    const hand = () => this.#session.do({ type: 'send', item });
    void this.#options.outbox.put(item).then(hand, hand);
    return true;
  }

  #sendCard(): void {
    const { agent, history, connection } = this.#store.snapshot;
    const card = this.#card;
    if (!card || !agent || (history !== 'partial' && history !== 'complete')) return;
    this.#card = undefined;
    const key = this.#key(`sent:${agent.uid}:${card.kind}:${card.body}`);
    if (this.#options.storage.getItem(key) !== null) return;
    this.#options.storage.setItem(key, '1');
    if (connection !== 'online') this.#store.fire('problem', { kind: 'connecting', message: '' });
    this.#send(card.kind, card.body);
  }

  #take(event: SessionEvent): void {
    const before = this.#store.snapshot;
    this.#store.show(reduceSession(before, event));
    const after = this.#store.snapshot;
    if (after.unread !== before.unread) this.#store.fire('unread', { count: after.unread });
    if (after.agent && after.agent.uid !== before.agent?.uid) {
      this.#store.fire('agent', { agent: after.agent });
      if (after.open) void this.#loadFirstPage();
    }
    if (event.type === 'connection') this.#store.fire('connection', { state: event.state });
    else if (event.type === 'received')
      this.#store.fire('received', { message: event.message, leads: this.#session.leads });
    else if (event.type === 'tip') this.#store.fire('problem', { kind: 'tip', message: event.message });
    else if (event.type === 'signed-out') this.#store.fire('signedOut', { message: event.message });
    else if (event.type === 'unread') this.#catchUp(event.agentUid, event.count);
    else if (event.type === 'typing' && event.uid === after.agent?.uid) this.#showTyping();
  }

  /** A server that does not deliver here only counts: what it counted is in the records. */
  #catchUp(agentUid: string, count: number): void {
    const { agent, history, messages } = this.#store.snapshot;
    if (count === 0 || agentUid !== agent?.uid || history === 'loading' || history === 'none') return;
    getRecordsAfter(this.#options.api, agentUid, messages.at(-1)?.id).then(
      ({ messages: missed, contiguous }) => this.#take({ type: 'messages', agentUid, messages: missed, contiguous }),
      (error: unknown) => this.#store.fire('problem', { kind: 'records', message: wordsOf(error) }),
    );
  }

  #showTyping(): void {
    this.#cancelTyping?.();
    this.#cancelTyping = this.#options.environment.after(TYPING_MS, () => this.#store.update({ agentTyping: false }));
    this.#store.update({ agentTyping: true });
  }

  #key(name: string): string {
    return `rider-chat:${this.#options.person}:${name}`;
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
