import type { Api } from '@rider/api/transport';
import type { SentKind } from '@rider/model/chat';
import { buyerCalls, type ChatCalls } from './calls.ts';
import { ConversationLoads } from './conversation-loads.ts';
import { CardAttachment } from './attached-card.ts';
import {
  asRecord,
  bringsMessages,
  cardOf,
  partnerOf,
  reduceSession,
  switchedTo,
  missedMessages,
  withItem,
} from './conversation.ts';
import type { ChatEnvironment } from './environment.ts';
import { compareIds } from './message-order.ts';
import type { Outbox, OutboxItem } from './outbox.ts';
import { resolvePictures } from './resolve-pictures.ts';
import type { Upload } from './picture-upload.ts';
import type { SessionEvent } from './session/index.ts';
import { channelName, SharedSession, type Tabs } from './shared-session.ts';
import { ChatStore } from './store.ts';
import { EMPTY_SNAPSHOT, isWatched, type AttachedCard, type ChatEvents, type ChatSnapshot } from './snapshot.ts';
import { TypingSignals } from './typing-signals.ts';

/** Options of a chat client. */
export interface ChatClientOptions {
  api: Api;
  /** The shop's origin, for pages of another origin: addresses of pictures are relative to the shop. */
  origin?: string | undefined;
  /** An agent's chat passes its own calls; the buyer's calls when absent. */
  agentCalls?: ChatCalls | undefined;
  /** Identifies the user among those of the same browser: outbox and tabs are per user. */
  person: string;
  environment: ChatEnvironment;
  outbox: Outbox;
  tabs: Tabs | undefined;
  /** Empty when the host's server adds the token. */
  getToken(): Promise<string>;
  upload: Upload;
  /** Stores what outlives the page: the mute setting and automatically sent cards. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** A conversation without UI. Methods may be called at any time; their results appear in the snapshot. */
export class ChatClient {
  #options: ChatClientOptions;
  #session: SharedSession;
  #store: ChatStore;
  #turn = 0;
  #typing: TypingSignals;
  #loads: ConversationLoads;
  #watching = false;
  #notifiedId: string | undefined;
  #unsubscribeVisibility: (() => void) | undefined;
  #card: CardAttachment;
  #shown: (snapshot: ChatSnapshot) => ChatSnapshot;

  constructor(options: ChatClientOptions) {
    this.#options = options;
    this.#shown = options.origin === undefined ? (snapshot) => snapshot : resolvePictures(options.origin);
    const { environment, storage, agentCalls } = options;
    const calls = agentCalls ?? buyerCalls(options.api);
    const role = agentCalls ? 'agent' : 'buyer';
    const store = new ChatStore({ ...EMPTY_SNAPSHOT, muted: storage.getItem(this.#key('muted')) === '1' });
    const apply = (event: SessionEvent) => this.#apply(event);
    const session = new SharedSession({ ...options, calls, role }, apply);
    this.#store = store;
    this.#session = session;
    this.#loads = new ConversationLoads({
      calls,
      environment,
      store,
      session,
      apply,
      isAnnouncementDismissed: (announcement) => storage.getItem(this.#key('notice')) === announcement,
      selectAgent: (uid) => this.selectAgent(uid),
    });
    this.#card = new CardAttachment({
      store,
      storage,
      environment,
      keyOf: (agentUid, subject) => this.#key(`sent:${agentUid}:${subject}`),
      send: ({ kind, body }) => this.#send(kind, body),
    });
    this.#typing = new TypingSignals({ environment, session, store });
  }

  // Bound, because useSyncExternalStore calls them without `this`.
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);
  readonly getSnapshot = (): ChatSnapshot => this.#shown(this.#store.snapshot);

  /** Subscribes; returns the unsubscribe function. */
  on<Name extends keyof ChatEvents>(name: Name, listener: (event: ChatEvents[Name]) => void): () => void {
    return this.#store.on(name, listener);
  }

  /** Connects without opening the window, to count unread messages. */
  start(): void {
    this.#session.start();
    this.#unsubscribeVisibility ??= this.#options.environment.onSight((inSight) => {
      this.#store.update({ inSight });
      this.#updateWatching();
    });
  }

  /** Closes the connection; unsent messages stay in the outbox. */
  stop(): void {
    this.#unsubscribeVisibility?.();
    this.#unsubscribeVisibility = undefined;
    this.#session.stop();
  }

  /** Signs out: closes the connection in all tabs and deletes unsent messages. */
  async signOut(): Promise<void> {
    this.#session.do({ type: 'end', message: '', forget: true });
    await this.#options.outbox.clear();
    this.stop();
  }

  /** Opens the window: resets unread, loads agents, announcement and the first page. */
  async open(agentUid?: string): Promise<void> {
    this.start();
    this.#store.update({ open: true });
    this.#updateWatching();
    if (agentUid !== undefined && agentUid !== this.#store.snapshot.agent?.uid) this.selectAgent(agentUid);
    await Promise.all([this.#loads.agents(), this.#loads.notice(), this.#loads.firstPage()]);
  }

  /** Closes the window; the connection stays open. */
  close(): void {
    this.#store.update({ open: false, repeatedCard: null });
    this.#updateWatching();
  }

  /** Sends text; ignores blank text. */
  sendText(text: string): boolean {
    return text.trim() !== '' && this.#send('text', text.trim());
  }

  /** Uploads and sends a picture. */
  sendImage(file: Blob): boolean {
    return this.#send('image', '', file);
  }

  sendProduct(productId: string): boolean {
    return productId !== '' && this.#send('product', productId);
  }

  sendOrder(orderNumber: string): boolean {
    return orderNumber !== '' && this.#send('order', orderNumber);
  }

  /**
   * Sends a card automatically once the first page is loaded; once per card and agent in a session. A repeated request sets `repeatedCard`,
   * for the user to decide.
   */
  attach(kind: AttachedCard['kind'], body: string): void {
    if (body !== '') this.#card.attach({ kind, body });
  }

  /** Sends the `repeatedCard` again. */
  repeatCard(): void {
    this.#card.repeat();
  }

  /** Dismisses the `repeatedCard`. */
  dropCard(): void {
    this.#store.update({ repeatedCard: null });
  }

  /** Hides the announcement until the shop publishes another one. */
  dismissAnnouncement(): void {
    this.#options.storage.setItem(this.#key('notice'), this.#store.snapshot.announcement);
    this.#store.update({ announcement: '' });
  }

  retry(clientId: string): void {
    this.#session.do({ type: 'retry', clientId });
  }

  discard(clientId: string): void {
    this.#session.do({ type: 'discard', clientId });
  }

  /** Connects without waiting for the backoff. */
  reconnect(): void {
    this.#session.do({ type: 'restart' });
  }

  /** Sends a typing signal, if the server forwards it. */
  typing(): void {
    this.#typing.send();
  }

  setMuted(muted: boolean): void {
    this.#options.storage.setItem(this.#key('muted'), muted ? '1' : '0');
    this.#store.update({ muted });
  }

  /** Switches to another agent. */
  selectAgent(uid: string): void {
    if (uid === this.#store.snapshot.agent?.uid) return;
    this.#store.show(switchedTo(this.#store.snapshot, cardOf(this.#store.snapshot, uid)));
    this.#session.do({ type: 'select', agentUid: uid });
    if (this.#store.snapshot.open) void this.#loads.firstPage();
  }

  /** Loads the page before the oldest message. Does nothing while loading or at the beginning. */
  loadOlder(): Promise<void> {
    return this.#loads.olderPage();
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
    // Optimistic, also when another tab is the leader.
    this.#store.show(withItem(this.#store.snapshot, item));
    // Stored first: the leading tab may remove it as soon as it is notified.
    const send = () => this.#session.do({ type: 'send', item });
    void this.#options.outbox.put(item).then(send, send);
    return true;
  }

  #apply(arrived: SessionEvent): void {
    for (const message of missedMessages(this.#store.snapshot, arrived))
      this.#apply({ type: 'received', message, counted: this.#loads.takeCounted(message.fromUid) });
    const event = this.#isRepeated(arrived) ? asRecord(arrived) : arrived;
    const before = this.#store.snapshot;
    this.#store.show(reduceSession(before, event));
    const after = this.#store.snapshot;
    if (after.unread !== before.unread) this.#store.fire('unread', { count: after.unread });
    if (after.agent && after.agent.uid !== before.agent?.uid) {
      this.#store.fire('agent', { agent: after.agent });
      if (after.open) void this.#loads.firstPage();
    }
    const uid = partnerOf(event);
    if (uid !== undefined)
      this.#store.fire('news', { uid, incoming: bringsMessages(event), leads: this.#session.leads });
    if (event.type === 'connection') this.#store.fire('connection', { state: event.state });
    else if (event.type === 'received')
      this.#store.fire('received', { message: event.message, leads: this.#session.leads });
    else if (event.type === 'tip') this.#store.fire('problem', { kind: 'tip', message: event.message });
    else if (event.type === 'signed-out') this.#store.fire('signedOut', { message: event.message });
    else if (event.type === 'unread') void this.#loads.catchUp(event.agentUid, event.count);
    // Another tab lost visibility; this tab is still visible.
    else if (event.type === 'watched' && !event.watching && this.#watching)
      this.#session.do({ type: 'watch', watching: true });
    else if (event.type === 'typing' && event.uid === after.agent?.uid) this.#typing.receive();
  }

  /** A server that resumes repeats events; they are not counted twice. */
  #isRepeated(event: SessionEvent): event is SessionEvent & { type: 'received' } {
    if (event.type !== 'received') return false;
    const { id } = event.message;
    if (this.#notifiedId !== undefined && compareIds(id, this.#notifiedId) <= 0) return true;
    this.#notifiedId = id;
    return false;
  }

  /** Reports the visible messages, and only those, to the server as read. */
  #updateWatching(): void {
    const watching = isWatched(this.#store.snapshot);
    if (watching === this.#watching) return;
    this.#watching = watching;
    this.#session.do({ type: 'watch', watching });
    if (!watching) {
      this.#store.update({ firstUnreadId: null });
      return;
    }
    this.#store.update({ unread: 0 });
    this.#store.fire('unread', { count: 0 });
  }

  #key(name: string): string {
    return `${channelName(this.#options.person)}:${name}`;
  }
}
