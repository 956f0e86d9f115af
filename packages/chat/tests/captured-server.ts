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

interface Line {
  listener: SocketListener;
  heardAt: number;
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
  readonly heard: Frame[] = [];
  tokenIsGood = true;
  #world: World;
  #lines = new Set<Line>();
  /** The only connection that receives frames. */
  #seat: Line | undefined;
  #unread = 0;

  constructor(world: World) {
    this.#world = world;
    world.every(ROUND_MS, () => this.#hangUpOnSilent());
  }

  get openLines(): number {
    return this.#lines.size;
  }

  open(listener: SocketListener): ChatSocket {
    const line: Line = { listener, heardAt: this.#world.now, open: true, facing: '' };
    this.#lines.add(line);
    this.#world.after(LATENCY_MS, () => line.open && listener.opened());
    return {
      send: (text) => this.#world.after(LATENCY_MS, () => line.open && this.#hear(line, JSON.parse(text) as Frame)),
      close: () => this.#lose(line),
    };
  }

  /** Sends a message as an agent. */
  agentSays(msn: string, type = 1, uid = ANNA): void {
    const row = this.#keep({ ...frameOf('reply').data, msn, msn_type: type, uid: Number(uid) });
    const line = this.#seat;
    if (line?.facing === uid) this.#say(line, { type: 'reply', data: row });
    else {
      this.#unread += 1;
      const count = frameOf('mssage_num', undefined, 'agent1');
      if (line) this.#say(line, { ...count, data: { ...count.data, uid: Number(uid), num: this.#unread } });
    }
  }

  /** The recorded transfer to the second agent. */
  transfer(): void {
    this.tell(frameOf('to_transfer'));
  }

  /** Sets the first agent offline or online, as recorded. */
  presence(online: 0 | 1): void {
    this.tell(frameOf('online', { online }));
  }

  /** Breaks the connection. */
  cut(): void {
    for (const line of this.#lines) this.#hangUp(line);
  }

  tell(frame: Frame): void {
    if (this.#seat) this.#say(this.#seat, frame);
  }

  /** The API calls of a buyer's chat. */
  get api(): Api {
    return {
      get: async (path, query = {}) => {
        await new Promise<void>((resolve) => this.#world.after(LATENCY_MS, resolve));
        return { data: this.#answer(path, { ...query }), message: 'success' };
      },
      post: () => Promise.reject(new ApiError('refused', 'no such call')),
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

  #hear(line: Line, frame: Frame): void {
    line.heardAt = this.#world.now;
    this.heard.push(frame);
    if (frame.type === 'ping') this.#say(line, frameOf('ping'));
    else if (frame.type === 'login') this.#login(line);
    else if (line !== this.#seat && frame.type === 'to_chat') line.facing = String(frame.data?.['id']);
    else if (frame.type === 'to_chat') {
      line.facing = String(frame.data?.['id']);
      this.#unread = 0;
      this.#say(line, frameOf('mssage_num', { uid: frame.data?.['id'] }));
    } else if (frame.type === 'chat') this.#chat(line, frame.data ?? {});
  }

  #login(line: Line): void {
    if (!this.tokenIsGood) {
      this.#say(line, frameOf('error', undefined, 'shopper-badtoken'));
      this.#hangUp(line);
      return;
    }
    // The newest login replaces the older connection, which stays open and receives nothing.
    this.#seat = line;
    this.#say(line, frameOf('success'));
  }

  #chat(line: Line, { msn, type, to_uid: to }: Data): void {
    const echoes = recorded('shopper', 'chat');
    const echo = echoes.find(({ data }) => data?.['msn_type'] === type);
    if (!echo || Number(to) === 0) {
      this.#say(line, frameOf('err_tip'));
      return;
    }
    const kept = String(msn)
      .replaceAll(/<[^>]*>?/g, '')
      .replaceAll(/[\n\t\r]/g, '')
      .trim();
    const row = this.#keep({ ...echo.data, msn: kept, to_uid: Number(to) });
    this.#say(line, { type: 'chat', data: row });
  }

  #keep(row: Data): Data {
    const kept = { ...row, id: String(this.rows.length + 1), add_time: Math.floor(this.#world.now / 1000) };
    this.rows.push(kept);
    return kept;
  }

  #say(line: Line, frame: Frame): void {
    this.#world.after(LATENCY_MS, () => line.open && line.listener.message(JSON.stringify(frame)));
  }

  #hangUpOnSilent(): void {
    for (const line of this.#lines) {
      if (this.#world.now - line.heardAt <= IDLE_MS) continue;
      this.#say(line, frameOf('timeout'));
      this.#hangUp(line);
    }
  }

  #hangUp(line: Line): void {
    this.#world.after(LATENCY_MS + 1, () => {
      if (!line.open) return;
      this.#lose(line);
      line.listener.closed();
    });
  }

  #lose(line: Line): void {
    line.open = false;
    this.#lines.delete(line);
    // As captured: whichever connection closes, the user is removed.
    if (this.#seat === line) this.#seat = undefined;
  }
}
