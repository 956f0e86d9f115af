import { ApiError, type Api } from '@rider/api/transport';
import type { SocketListener } from '../src/core/environment.ts';
import type { ChatSocket } from '../src/core/index.ts';
import type { World } from './world.ts';

/** The outcome of a message that the buyer sends. */
export type Fault =
  | 'none'
  | 'drop-before-save'
  | 'drop-after-save'
  | 'late-save'
  | 'half-open-before-save'
  | 'half-open-after-save'
  | 'echo-twice'
  | 'slow-echo';

/** A stored message in wire format. */
interface Row {
  id: string;
  uid: string;
  to_uid: string;
  msn: string;
  msn_type: number;
  add_time: number;
  cid?: string;
}

interface ServerConnection {
  listener: SocketListener;
  uid: string | null;
  receivedAt: number;
  open: boolean;
  /** The connection is dead, but neither side has detected it. */
  halfOpen: boolean;
  talksTo: string;
  /** Number of messages delivered only as a count since its user last faced the agent. */
  counted: number;
}

const LATENCY_MS = 20;
const IDLE_MS = 12_000;
/** Longer than a client waits for its echo (ms). */
const SLOW_MS = 12_500;
const LATE_SAVE_MS = 300;
const PAGE = 20;
/** Maximum messages repeated after a login; older ones are only in the records. */
const MOST_REPEATED = 100;
export const AGENT = '9001';
export const BUYER = '2';

/**
 * A chat server with faults on demand. Without `storesIds` it behaves like the captured one: no client ids, one socket per user,
 * `mssage_num` for users elsewhere, timeout of 12 s. With `resumes` it repeats what was missed since the id of a login.
 */
export class SimulatedServer {
  readonly rows: Row[] = [];
  faults: Fault[] = [];
  /** Fails the next calls over HTTP. */
  failingCalls = 0;
  /** The announcement. */
  notice = '<p>We answer Mon-Fri 8-17</p>';
  /** The newest message that the agent has read, in the records; null for a server without receipts. */
  readId: string | null = null;
  /** The message ids of the buyer's read receipts. */
  readonly receipts: unknown[] = [];
  /** Number of requested pages of messages. */
  pagesRequested = 0;
  #world: World;
  #storesIds: boolean;
  #resumes: boolean;
  #connections = new Set<ServerConnection>();
  #skewSeconds: number;

  constructor(world: World, options: { storesIds: boolean; resumes?: boolean; skewSeconds?: number }) {
    this.#world = world;
    this.#storesIds = options.storesIds;
    this.#resumes = options.resumes ?? false;
    this.#skewSeconds = options.skewSeconds ?? 0;
    world.every(15_000, () => this.#closeIdle());
  }

  open(listener: SocketListener): ChatSocket {
    const connection: ServerConnection = {
      listener,
      uid: null,
      receivedAt: this.#world.now,
      open: true,
      halfOpen: false,
      talksTo: '',
      counted: 0,
    };
    this.#connections.add(connection);
    this.#world.after(LATENCY_MS, () => connection.open && listener.opened());
    return {
      send: (text) => {
        if (connection.open && !connection.halfOpen)
          this.#world.after(LATENCY_MS, () => connection.open && this.#receive(connection, text));
      },
      close: () => this.#remove(connection),
    };
  }

  /** Closes every connection; the clients are notified. */
  cutAll(): void {
    for (const connection of this.#connections) this.#close(connection);
  }

  /** Breaks every connection without notifying either side. */
  fallSilent(): void {
    for (const connection of this.#connections) connection.halfOpen = true;
  }

  /** Sends a message as the agent. */
  sendAsAgent(text: string): void {
    this.#deliver(this.#save(AGENT, BUYER, text, 1));
  }

  /** The API calls of a buyer's chat. */
  get api(): Api {
    return {
      get: async (path, query = {}) => {
        await new Promise<void>((resolve) => this.#world.after(LATENCY_MS, resolve));
        if (this.failingCalls > 0) {
          this.failingCalls -= 1;
          throw new ApiError('transport', 'no answer');
        }
        return { data: this.#answer(path, { ...query }), message: 'success' };
      },
      post: () => Promise.reject(new ApiError('rejected', 'no such call')),
    };
  }

  #answer(path: string, query: Record<string, unknown>): unknown {
    if (path === 'get_workerman_url') return { chat: 'ws://chat.test/msg' };
    if (path === 'user/service/list') return [{ uid: AGENT, wx_name: 'Maya', avatar: '' }];
    if (path === 'user/service/get_adv') return { content: this.notice };
    this.pagesRequested += 1;
    const before = Number(query['uidTo']) || Number.POSITIVE_INFINITY;
    const serviceList = this.rows.filter(({ id }) => Number(id) < before).slice(-PAGE);
    return { serviceList, uid: AGENT, nickname: 'Maya', avatar: '', read_id: this.readId };
  }

  #receive(connection: ServerConnection, text: string): void {
    connection.receivedAt = this.#world.now;
    const {
      type,
      data,
      last_id: lastId,
    } = JSON.parse(text) as { type: string; data: Record<string, string> & string; last_id?: string };
    if (type === 'ping') this.#send(connection, { type: 'ping', data: { now: 1 } });
    else if (type === 'login') this.#login(connection, lastId);
    else if (connection.uid === null) return;
    else if (type === 'to_chat') {
      connection.talksTo = String(data['id']);
      connection.counted = 0;
      this.#send(connection, { type: 'mssage_num', data: { uid: data['id'], num: 0, recored: {} } });
    } else if (type === 'read') this.receipts.push(data['up_to']);
    else if (type === 'chat') this.#chat(connection, data);
  }

  #login(connection: ServerConnection, lastId: string | undefined): void {
    // The newest login replaces the older connection, which stays open and receives nothing.
    if (!this.#storesIds) for (const other of this.#connections) other.uid = null;
    connection.uid = BUYER;
    const caps = this.#resumes ? ['cid', 'resume', 'read'] : ['cid'];
    this.#send(connection, { type: 'success', ...(this.#storesIds && { data: { caps, uid: BUYER } }) });
    if (!this.#resumes || lastId === undefined) return;
    for (const row of this.rows.filter(({ id }) => Number(id) > Number(lastId)).slice(0, MOST_REPEATED))
      this.#send(connection, {
        type: row.uid === AGENT ? 'reply' : 'chat',
        data: { ...row, productInfo: [], orderInfo: [] },
      });
  }

  #chat(connection: ServerConnection, data: Record<string, string>): void {
    const fault = this.faults.shift() ?? 'none';
    const save = () =>
      this.#save(BUYER, String(data['to_uid']), String(data['msn']), Number(data['type']), data['cid']);
    const echo = (row: Row) =>
      this.#send(connection, { type: 'chat', data: { ...row, productInfo: [], orderInfo: [] } });
    switch (fault) {
      case 'drop-before-save':
        this.#close(connection);
        return;
      case 'drop-after-save':
        save();
        this.#close(connection);
        return;
      case 'late-save':
        this.#close(connection);
        this.#world.after(LATE_SAVE_MS, save);
        return;
      case 'half-open-before-save':
        connection.halfOpen = true;
        return;
      case 'half-open-after-save':
        save();
        connection.halfOpen = true;
        return;
      case 'slow-echo': {
        const row = save();
        this.#world.after(SLOW_MS, () => echo(row));
        return;
      }
      case 'echo-twice': {
        const row = save();
        echo(row);
        echo(row);
        return;
      }
      case 'none':
        echo(save());
    }
  }

  #save(uid: string, toUid: string, text: string, type: number, cid?: string): Row {
    const known = this.#storesIds && cid !== undefined && this.rows.find((row) => row.cid === cid);
    if (known) return known;
    const row: Row = {
      id: String(this.rows.length + 1),
      uid,
      to_uid: toUid,
      // Normalises a text as the existing backend does.
      msn: this.#storesIds
        ? text
        : text
            .replaceAll(/<[^>]*>?/g, '')
            .replaceAll(/[\n\t\r]/g, '')
            .trim(),
      msn_type: type,
      add_time: Math.trunc(this.#world.now / 1000) + this.#skewSeconds,
      ...(this.#storesIds && cid !== undefined && { cid }),
    };
    this.rows.push(row);
    return row;
  }

  #deliver(row: Row): void {
    for (const connection of this.#connections) {
      if (connection.uid !== BUYER) continue;
      if (connection.talksTo === AGENT) this.#send(connection, { type: 'reply', data: { ...row, recored: {} } });
      else
        this.#send(connection, {
          type: 'mssage_num',
          data: { uid: AGENT, num: (connection.counted += 1), recored: {} },
        });
    }
  }

  #send(connection: ServerConnection, frame: object): void {
    this.#world.after(LATENCY_MS, () => {
      if (connection.open && !connection.halfOpen) connection.listener.message(JSON.stringify(frame));
    });
  }

  #closeIdle(): void {
    for (const connection of this.#connections) {
      if (this.#world.now - connection.receivedAt <= IDLE_MS || connection.halfOpen) continue;
      this.#send(connection, { type: 'timeout', close: true });
      this.#close(connection);
    }
  }

  #close(connection: ServerConnection): void {
    this.#world.after(LATENCY_MS, () => {
      if (!connection.open) return;
      this.#remove(connection);
      connection.listener.closed();
    });
  }

  #remove(connection: ServerConnection): void {
    connection.open = false;
    this.#connections.delete(connection);
  }
}
