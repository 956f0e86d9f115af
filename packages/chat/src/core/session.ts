import { readProductBody, type ChatCapability, type ClientFrame, type ServerFrame } from '@rider/api/chat';
import type { ChatMessage } from '@rider/model/chat';
import type { ChatCalls } from './calls.ts';
import { createConnection, type Connection, type ConnectionState } from './connection.ts';
import type { ChatEnvironment } from './environment.ts';
import { newerId } from './message-order.ts';
import type { Outbox, OutboxItem } from './outbox.ts';
import type { Upload } from './picture-upload.ts';
import { Opening } from './opening.ts';
import { getRecordsAfter } from './records.ts';
import { Sender } from './sender.ts';

/** The uid that stands for no agent: the server then only reports the unread count. */
export const NOBODY = '0';
/** Delay before the server is told that a message was seen. */
const READ_MS = 500;
/** How often the records are checked where another device may have replaced this connection silently. */
const LOOK_EVERY_MS = 30_000;

/** A product card for servers that accept the product's id only. */
function withoutArticle(frame: ClientFrame): ClientFrame {
  if (frame.type !== 'chat' || frame.kind !== 'product') return frame;
  return { ...frame, body: readProductBody(frame.body).productId };
}

/** The agent as the window shows it. */
export interface AgentCard {
  uid: string;
  name: string;
  avatar: string;
}

/** Session events; each tab of the browser receives the same. */
export type SessionEvent =
  | { type: 'connection'; state: ConnectionState }
  | { type: 'agent'; agentUid: string }
  | { type: 'messages'; agentUid: string; messages: readonly ChatMessage[]; contiguous: boolean }
  /** `counted` by the server: its `unread` has come. */
  | { type: 'received'; message: ChatMessage; counted?: boolean }
  | { type: 'outbox'; items: readonly OutboxItem[] }
  | { type: 'progress'; clientId: string; fraction: number }
  | { type: 'unread'; agentUid: string; count: number }
  | { type: 'handed-over'; buyerUid: string }
  | { type: 'tip'; message: string }
  | { type: 'transferred'; agent: AgentCard }
  | { type: 'presence'; agentUid: string; online: boolean }
  | { type: 'typing'; uid: string }
  | { type: 'read'; agentUid: string; upTo: string }
  | { type: 'watched'; watching: boolean }
  | { type: 'signed-out'; message: string };

/** Requests of any tab to the leading one. */
export type SessionCommand =
  | { type: 'send'; item: OutboxItem }
  | { type: 'retry'; clientId: string }
  | { type: 'discard'; clientId: string }
  | { type: 'select'; agentUid: string }
  | { type: 'known'; agentUid: string; newestId: string; askedAt: number }
  | { type: 'typing' }
  | { type: 'watch'; watching: boolean }
  | { type: 'end'; message: string; forget: boolean }
  | { type: 'reload' }
  | { type: 'restart' };

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

/** The connection with everything that only the leading tab may do. */
export interface Session {
  start(): void;
  stop(): void;
  do(command: SessionCommand): void;
}

/** Creates a session; events go to `emit`. */
export function createSession(options: SessionOptions, emit: (event: SessionEvent) => void): Session {
  const { calls, environment } = options;
  const newest = new Map<string, string>();
  let agentUid: string | undefined;
  let capabilities: readonly ChatCapability[] = [];
  let watching = false;
  let forgotten = false;
  let pendingRead: (() => void) | undefined;
  let facing = NOBODY;
  let stopLooking: (() => void) | undefined;
  const opening = new Opening();
  const know = (uid: string, id: string) => newest.set(uid, newerId(newest.get(uid), id));

  const takeRecords = (uid: string, messages: readonly ChatMessage[], contiguous: boolean) => {
    // "0" is older than every id: the records were loaded and are empty.
    know(uid, messages.at(-1)?.id ?? '0');
    emit({ type: 'messages', agentUid: uid, messages, contiguous });
  };

  const sender = new Sender({
    environment,
    outbox: options.outbox,
    send: (frame) => connection.send(capabilities.includes('article') ? frame : withoutArticle(frame)),
    restart: () => connection.restart(),
    upload: options.upload,
    getRecordsAfter: async (uid, id) => (await getRecordsAfter(calls, uid, id)).messages,
    getNewestId: (uid) => newest.get(uid),
    onConfirmed: (item, message) => {
      know(item.agentUid, message.id);
      emit({ type: 'messages', agentUid: item.agentUid, messages: [message], contiguous: true });
    },
    onRecords: (uid, messages) => takeRecords(uid, messages, true),
    onChange: (items) => emit({ type: 'outbox', items }),
    onProgress: (clientId, fraction) => emit({ type: 'progress', clientId, fraction }),
  });

  /** Loads what was missed while disconnected; a failure drops the connection, whose backoff then retries. */
  const fillGap = async () => {
    const uid = agentUid;
    if (uid === undefined) return;
    try {
      const { messages, contiguous, readUpTo } = await getRecordsAfter(calls, uid, newest.get(uid));
      takeRecords(uid, messages, contiguous);
      if (readUpTo !== null) emit({ type: 'read', agentUid: uid, upTo: readUpTo });
    } catch {
      connection.giveUp();
    }
  };

  /** Tells the server which agent we read; while the page is hidden, messages are counted instead of read. */
  const face = () => {
    const wanted = watching && agentUid !== undefined ? agentUid : NOBODY;
    if (wanted !== facing && connection.send({ type: 'to-chat', agentUid: wanted })) facing = wanted;
  };

  const greet = () => {
    face();
    const isComplete = opening.takeComplete(agentUid) && capabilities.includes('resume');
    if (!isComplete) void fillGap();
  };

  const sayRead = () => {
    pendingRead?.();
    pendingRead = undefined;
    if (agentUid !== undefined) connection.send({ type: 'read', agentUid, upTo: newest.get(agentUid) });
  };

  const tellRead = () => {
    if (watching && capabilities.includes('read')) pendingRead ??= environment.after(READ_MS, sayRead);
  };

  const watch = (next: boolean) => {
    if (watching === next) return;
    // Messages seen before the window closed are read.
    if (pendingRead) sayRead();
    watching = next;
    emit({ type: 'watched', watching });
    if (connection.state !== 'online') return;
    if (watching) greet();
    else face();
  };

  /** Without resume, another device may have replaced this connection without notice. */
  const lookAtRecords = () => {
    if (watching && connection.state === 'online' && !capabilities.includes('resume')) void fillGap();
  };

  const end = (message: string) => {
    stopLooking?.();
    connection.stop();
    emit({ type: 'signed-out', message });
  };

  const hear = (frame: ServerFrame) => {
    switch (frame.type) {
      case 'success':
        ({ capabilities } = frame);
        return;
      case 'refused':
        emit({ type: 'signed-out', message: frame.message });
        return;
      case 'chat':
      case 'reply': {
        const { message } = frame;
        const uid = frame.type === 'reply' ? message.fromUid : message.toUid;
        // Before the records are loaded, an id says nothing about older messages.
        if (newest.has(uid)) know(uid, message.id);
        if (frame.type === 'reply') {
          emit({ type: 'received', message });
          if (uid === agentUid) tellRead();
        } else emit({ type: 'messages', agentUid: uid, messages: [message], contiguous: true });
        void sender.hear(frame);
        return;
      }
      case 'transferred':
        void sender.retarget(agentUid ?? '', frame.agent.uid);
        agentUid = frame.agent.uid;
        emit({ type: 'transferred', agent: frame.agent });
        greet();
        return;
      case 'error-tip':
        emit({ type: 'tip', message: frame.message });
        void sender.hear(frame);
        return;
      case 'online':
        emit({ type: 'presence', agentUid: frame.agentUid, online: frame.online });
        return;
      case 'unread':
        // A late answer to a `to-chat` from before the window was closed.
        if (watching || frame.count > 0) emit(frame);
        return;
      case 'handed-over':
      case 'typing':
      case 'read':
        emit(frame);
        return;
      default:
    }
  };

  const connection: Connection = createConnection({
    environment,
    role: options.role,
    getAddress: () => calls.getSocketAddress(),
    getToken: options.getToken,
    isWatched: () => watching,
    getLastId: () => opening.resumeAfter(agentUid, agentUid === undefined ? undefined : newest.get(agentUid)),
    onFrame: hear,
    onState: (state) => {
      if (state === 'online') {
        opening.isOnline(environment.now());
        greet();
        sender.connected(capabilities.includes('cid'));
      } else {
        facing = NOBODY;
        sender.disconnected();
      }
      emit({ type: 'connection', state });
    },
  });

  return {
    start: () => {
      void sender.load();
      connection.start();
      stopLooking ??= environment.every(LOOK_EVERY_MS, lookAtRecords);
    },
    stop: () => {
      stopLooking?.();
      stopLooking = undefined;
      connection.stop();
    },
    do: (command) => {
      switch (command.type) {
        case 'send':
          // A message that was in flight when its writer left.
          if (forgotten) void options.outbox.remove(command.item.clientId);
          else void sender.add(command.item);
          return;
        case 'retry':
          void sender.retry(command.clientId);
          return;
        case 'discard':
          void sender.discard(command.clientId);
          return;
        case 'known':
          know(command.agentUid, command.newestId);
          opening.pageCame(command.agentUid, command.askedAt);
          return;
        case 'select':
          if (agentUid === command.agentUid) return opening.forget();
          agentUid = command.agentUid;
          emit({ type: 'agent', agentUid });
          if (connection.state === 'online') greet();
          return;
        case 'typing':
          if (agentUid !== undefined && capabilities.includes('typing'))
            connection.send({ type: 'typing', toUid: agentUid });
          return;
        case 'watch':
          watch(command.watching);
          return;
        case 'end':
          forgotten = command.forget;
          if (forgotten) void sender.forget();
          end(command.message);
          return;
        case 'reload':
          void sender.load();
          return;
        case 'restart':
          connection.restart();
      }
    },
  };
}
