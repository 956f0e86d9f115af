import type { ServerFrame } from '@rider/api/chat';
import type { ChatMessage } from '@rider/model/chat';
import type { ChatCalls } from '../calls.ts';
import { Connection, type ConnectionState } from './connection.ts';
import type { ChatEnvironment } from '../environment.ts';
import { KnownMessages } from './known-messages.ts';
import type { Outbox } from '../outbox.ts';
import type { Upload } from '../picture-upload.ts';
import { getRecordsAfter } from './records.ts';
import { Sender } from './sender.ts';
import { NOBODY, type SessionCommand, type SessionEvent } from './session-messages.ts';

/** Delay before a visible message is reported to the server as read (ms). */
const READ_MS = 500;
/** How often (ms) the records are checked if another device may have replaced this connection silently. */
const RECORDS_CHECK_MS = 30_000;

/** Options of a session. */
export interface SessionOptions {
  calls: ChatCalls;
  /** Agents log in differently. */
  role: 'buyer' | 'agent';
  environment: ChatEnvironment;
  outbox: Outbox;
  /** Empty when the host's server adds the token. */
  getToken(): Promise<string>;
  upload: Upload;
}

/** The connection and everything else that only the leading tab may do. */
export class Session {
  #calls: ChatCalls;
  #environment: ChatEnvironment;
  #outbox: Outbox;
  #emit: (event: SessionEvent) => void;
  #known = new KnownMessages();
  #connection: Connection;
  #sender: Sender;
  #agentUid: string | undefined;
  #watching = false;
  #forgotten = false;
  #facing = NOBODY;
  #pendingRead: (() => void) | undefined;
  #stopChecking: (() => void) | undefined;

  constructor(options: SessionOptions, emit: (event: SessionEvent) => void) {
    this.#calls = options.calls;
    this.#environment = options.environment;
    this.#outbox = options.outbox;
    this.#emit = emit;
    this.#connection = new Connection({ ...options, getLastId: () => this.#known.resumeAfter(this.#agentUid) });
    // Before the sender's, so that the agent is faced before anything is sent.
    this.#connection.on('state', (state) => this.#enter(state));
    this.#connection.on('frame', (frame) => this.#handleFrame(frame));
    this.#sender = new Sender({ ...options, connection: this.#connection, known: this.#known, emit });
  }

  start(): void {
    void this.#sender.load();
    this.#connection.start();
    this.#stopChecking ??= this.#environment.every(RECORDS_CHECK_MS, () => this.#checkRecords());
  }

  stop(): void {
    this.#stopChecking?.();
    this.#stopChecking = undefined;
    this.#connection.stop();
  }

  do(command: SessionCommand): void {
    switch (command.type) {
      case 'send':
        // A message that was in flight when its writer left.
        if (this.#forgotten) void this.#outbox.remove(command.item.clientId);
        else void this.#sender.add(command.item);
        return;
      case 'retry':
        void this.#sender.retry(command.clientId);
        return;
      case 'discard':
        void this.#sender.discard(command.clientId);
        return;
      case 'known':
        this.#known.add(command.agentUid, command.newestId);
        this.#known.addPage(command.agentUid, command.requestedAt);
        return;
      case 'select':
        if (this.#agentUid === command.agentUid) return this.#known.clearPages();
        this.#agentUid = command.agentUid;
        this.#emit({ type: 'agent', agentUid: command.agentUid });
        if (this.#connection.isOnline) this.#synchronise();
        return;
      case 'typing':
        if (this.#agentUid !== undefined && this.#connection.can('typing'))
          this.#connection.send({ type: 'typing', toUid: this.#agentUid });
        return;
      case 'watch':
        this.#watch(command.watching);
        return;
      case 'end':
        this.#forgotten = command.forget;
        if (this.#forgotten) void this.#sender.forget();
        this.stop();
        this.#emit({ type: 'signed-out', message: command.message });
        return;
      case 'reload':
        void this.#sender.load();
        return;
      case 'restart':
        this.#connection.restart();
    }
  }

  #enter(state: ConnectionState): void {
    if (state === 'online') {
      this.#known.setOnline(this.#environment.now());
      this.#synchronise();
    } else this.#facing = NOBODY;
    this.#emit({ type: 'connection', state });
  }

  #handleFrame(frame: ServerFrame): void {
    switch (frame.type) {
      case 'refused':
        this.#emit({ type: 'signed-out', message: frame.message });
        return;
      case 'chat':
        this.#addKnown(frame.message.toUid, frame.message);
        this.#emit({ type: 'messages', agentUid: frame.message.toUid, messages: [frame.message], contiguous: true });
        return;
      case 'reply':
        this.#addKnown(frame.message.fromUid, frame.message);
        this.#emit({ type: 'received', message: frame.message });
        if (frame.message.fromUid === this.#agentUid) this.#readSoon();
        return;
      case 'transferred':
        void this.#sender.retarget(this.#agentUid ?? '', frame.agent.uid);
        this.#agentUid = frame.agent.uid;
        this.#emit({ type: 'transferred', agent: frame.agent });
        this.#synchronise();
        return;
      case 'error-tip':
        this.#emit({ type: 'tip', message: frame.message });
        return;
      case 'online':
        this.#emit({ type: 'presence', agentUid: frame.agentUid, online: frame.online });
        return;
      case 'unread':
        // A count of 0 while not watching is a delayed response to a `to-chat` from before the window was closed.
        if (this.#watching || frame.count > 0) this.#emit(frame);
        return;
      case 'handed-over':
      case 'typing':
      case 'read':
        this.#emit(frame);
        return;
      default:
    }
  }

  /** Before the records are loaded, an id does not cover older messages. */
  #addKnown(agentUid: string, { id }: ChatMessage): void {
    if (this.#known.newest(agentUid) !== undefined) this.#known.add(agentUid, id);
  }

  /** Loads what was missed while disconnected; a failure drops the connection, whose backoff then retries. */
  async #fillGap(): Promise<void> {
    const agentUid = this.#agentUid;
    if (agentUid === undefined) return;
    try {
      const newest = this.#known.newest(agentUid);
      const { messages, contiguous, readUpTo } = await getRecordsAfter(this.#calls, agentUid, newest);
      this.#known.add(agentUid, messages.at(-1)?.id);
      this.#emit({ type: 'messages', agentUid, messages, contiguous });
      if (readUpTo !== null) this.#emit({ type: 'read', agentUid, upTo: readUpTo });
    } catch {
      this.#connection.giveUp();
    }
  }

  #synchronise(): void {
    this.#face();
    if (!this.#known.takeComplete(this.#agentUid) || !this.#connection.can('resume')) void this.#fillGap();
  }

  /** Sends the server the agent whose messages are visible. While the page is hidden, messages count as unread. */
  #face(): void {
    const agentUid = (this.#watching && this.#agentUid) || NOBODY;
    if (agentUid !== this.#facing && this.#connection.send({ type: 'to-chat', agentUid })) this.#facing = agentUid;
  }

  /** Sends one receipt for messages that arrive together. */
  #readSoon(): void {
    if (!this.#watching || !this.#connection.can('read')) return;
    this.#pendingRead ??= this.#environment.after(READ_MS, () => this.#read());
  }

  #read(): void {
    const agentUid = this.#agentUid;
    this.#pendingRead?.();
    this.#pendingRead = undefined;
    if (agentUid !== undefined) this.#connection.send({ type: 'read', agentUid, upTo: this.#known.newest(agentUid) });
  }

  #watch(watching: boolean): void {
    if (this.#watching === watching) return;
    // Messages seen before the window closed are read.
    if (this.#pendingRead) this.#read();
    this.#watching = watching;
    this.#connection.isWatched = watching;
    this.#emit({ type: 'watched', watching });
    if (!this.#connection.isOnline) return;
    if (watching) this.#synchronise();
    else this.#face();
  }

  /** Checks the records, because without resume another device may have replaced this connection silently. */
  #checkRecords(): void {
    if (this.#watching && this.#connection.isOnline && !this.#connection.can('resume')) void this.#fillGap();
  }
}
