import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError, type Api } from '@rider/api/transport';
import type { ChatSocket, SocketListener } from '../src/core/environment.ts';
import type { World } from './world.ts';

type Data = Record<string, unknown>;

interface Frame {
  type: string;
  /** The login frame's data is a string, which no test inspects. */
  data?: Data;
  close?: boolean;
}

interface Recorded {
  who: string;
  dir: 'in' | 'out' | 'close' | 'http';
  msg: Frame;
}

const SESSION = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../api/fixtures/websocket_session.json'), 'utf8'),
) as Recorded[];

/** The frames a recorded user received; copied, so that tests may change them. */
function recorded(who: string, type: string): Frame[] {
  const found = SESSION.filter((entry) => entry.who === who && entry.dir === 'in' && entry.msg.type === type);
  return structuredClone(found.map(({ msg }) => msg));
}

/** The recorded frame of a type, with some of its data replaced. */
function frameOf(type: string, data?: Data, who = 'shopper'): Frame {
  const [frame] = recorded(who, type);
  if (!frame) throw new Error(`the session holds no ${type}`);
  return data ? { ...frame, data: { ...frame.data, ...data } } : frame;
}

const LATENCY_MS = 20;
const IDLE_MS = 12_000;
const ROUND_MS = 15_000;
/** The recorded shopper and the first agent. */
export const SHOPPER = '2';
export const ANNA = '1';
export const BEN = '3';

interface ServerConnection {
  listener: SocketListener;
  receivedAt: number;
  open: boolean;
  facing: string;
}

/**
 * Replays only the frames of the recorded session, because the original backend cannot run here: no capabilities, no client ids, one
 * connection per user, disconnect after 12 s of silence, `mssage_num` instead of `reply` for users who face another agent.
 */
export class CapturedServer {
  /** The records in wire format. */
  readonly rows: (Data & { id: string })[] = [];
  /** The frames that the shopper sent, unchanged. */
  readonly received: Frame[] = [];
  tokenIsGood = true;
  #world: World;
  #connections = new Set<ServerConnection>();
  /** The only connection that receives frames. */
  #active: ServerConnection | undefined;
  #unread = 0;

  constructor(world: World) {
    this.#world = world;
    world.every(ROUND_MS, () => this.#closeIdle());
  }

  get openConnections(): number {
    return this.#connections.size;
  }

  open(listener: SocketListener): ChatSocket {
    const connection: ServerConnection = { listener, receivedAt: this.#world.now, open: true, facing: '' };
    this.#connections.add(connection);
    this.#world.after(LATENCY_MS, () => connection.open && listener.opened());
    return {
      send: (text) =>
        this.#world.after(LATENCY_MS, () => connection.open && this.#receive(connection, JSON.parse(text) as Frame)),
      close: () => this.#remove(connection),
    };
  }

  /** Sends a message as an agent. */
  sendAsAgent(msn: string, type = 1, uid = ANNA): void {
    const row = this.#store({ ...frameOf('reply').data, msn, msn_type: type, uid: Number(uid) });
    const connection = this.#active;
    if (connection?.facing === uid) this.#send(connection, { type: 'reply', data: row });
    else {
      this.#unread += 1;
      const count = frameOf('mssage_num', undefined, 'agent1');
      if (connection)
        this.#send(connection, { ...count, data: { ...count.data, uid: Number(uid), num: this.#unread } });
    }
  }

  /** The recorded transfer to the second agent. */
  transfer(): void {
    this.send(frameOf('to_transfer'));
  }

  /** Sets the first agent offline or online, as recorded. */
  presence(online: 0 | 1): void {
    this.send(frameOf('online', { online }));
  }

  /** Breaks the connection. */
  cut(): void {
    for (const connection of this.#connections) this.#close(connection);
  }

  send(frame: Frame): void {
    if (this.#active) this.#send(this.#active, frame);
  }

  /** The API calls of a buyer's chat. */
  get api(): Api {
    return {
      get: async (path, query = {}) => {
        await new Promise<void>((resolve) => this.#world.after(LATENCY_MS, resolve));
        return { data: this.#answer(path, { ...query }), message: 'success' };
      },
      post: () => Promise.reject(new ApiError('rejected', 'no such call')),
    };
  }

  #answer(path: string, query: Data): unknown {
    if (path === 'get_workerman_url') return { chat: 'ws://chat.test/msg' };
    if (path === 'user/service/list') return [ANNA, BEN].map((uid) => ({ uid, wx_name: `Support ${uid}`, avatar: '' }));
    if (path === 'user/service/get_adv') return { content: '' };
    const before = Number(query['uidTo']) || Number.POSITIVE_INFINITY;
    const agent = Number(query['toUid']) || Number(ANNA);
    const rows = this.rows.filter(({ uid, to_uid: to }) => Number(uid) === agent || Number(to) === agent);
    return {
      serviceList: rows.filter(({ id }) => Number(id) < before).slice(-20),
      uid: agent,
      nickname: '',
      avatar: '',
    };
  }

  #receive(connection: ServerConnection, frame: Frame): void {
    connection.receivedAt = this.#world.now;
    this.received.push(frame);
    if (frame.type === 'ping') this.#send(connection, frameOf('ping'));
    else if (frame.type === 'login') this.#login(connection);
    else if (connection !== this.#active && frame.type === 'to_chat') connection.facing = String(frame.data?.['id']);
    else if (frame.type === 'to_chat') {
      connection.facing = String(frame.data?.['id']);
      this.#unread = 0;
      this.#send(connection, frameOf('mssage_num', { uid: frame.data?.['id'] }));
    } else if (frame.type === 'chat') this.#chat(connection, frame.data ?? {});
  }

  #login(connection: ServerConnection): void {
    if (!this.tokenIsGood) {
      this.#send(connection, frameOf('error', undefined, 'shopper-badtoken'));
      this.#close(connection);
      return;
    }
    // The newest login replaces the older connection, which stays open and receives nothing.
    this.#active = connection;
    this.#send(connection, frameOf('success'));
  }

  #chat(connection: ServerConnection, { msn, type, to_uid: to }: Data): void {
    const echoes = recorded('shopper', 'chat');
    const echo = echoes.find(({ data }) => data?.['msn_type'] === type);
    if (!echo || Number(to) === 0) {
      this.#send(connection, frameOf('err_tip'));
      return;
    }
    const text = String(msn)
      .replaceAll(/<[^>]*>?/g, '')
      .replaceAll(/[\n\t\r]/g, '')
      .trim();
    const row = this.#store({ ...echo.data, msn: text, to_uid: Number(to) });
    this.#send(connection, { type: 'chat', data: row });
  }

  #store(row: Data): Data {
    const stored = { ...row, id: String(this.rows.length + 1), add_time: Math.trunc(this.#world.now / 1000) };
    this.rows.push(stored);
    return stored;
  }

  #send(connection: ServerConnection, frame: Frame): void {
    this.#world.after(LATENCY_MS, () => connection.open && connection.listener.message(JSON.stringify(frame)));
  }

  #closeIdle(): void {
    for (const connection of this.#connections) {
      if (this.#world.now - connection.receivedAt <= IDLE_MS) continue;
      this.#send(connection, frameOf('timeout'));
      this.#close(connection);
    }
  }

  #close(connection: ServerConnection): void {
    this.#world.after(LATENCY_MS + 1, () => {
      if (!connection.open) return;
      this.#remove(connection);
      connection.listener.closed();
    });
  }

  #remove(connection: ServerConnection): void {
    connection.open = false;
    this.#connections.delete(connection);
    // As captured: whichever connection closes, the user is removed.
    if (this.#active === connection) this.#active = undefined;
  }
}
