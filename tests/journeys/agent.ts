import { expect } from '@playwright/test';

/** The password of all demo agents. */
const PASSWORD = 'Rider2026';
/** How long a frame or a record may take. */
const PATIENCE_MS = 15_000;

interface Frame {
  type: string;
  data: Record<string, unknown>;
}

/** A row of the records, as far as the journeys look. */
export interface Row {
  id: string;
  uid: string;
  msn: string;
  msn_type: number;
}

/** A support person at the wire: signs in, hears and writes frames, sees the records. Pings like a desk would. */
export class Agent {
  readonly uid: number;
  /** Everything heard. */
  readonly frames: Frame[] = [];
  #origin: string;
  /** The session, as a browser would keep it. */
  #cookie: string;
  #socket: WebSocket;
  #ping: ReturnType<typeof setInterval>;

  private constructor(origin: string, session: { cookie: string; uid: number }, socket: WebSocket) {
    this.#origin = origin;
    this.#cookie = session.cookie;
    this.uid = session.uid;
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.frames.push(JSON.parse(String(data)) as Frame));
    this.#ping = setInterval(() => this.#send({ type: 'ping' }), 10_000);
  }

  /** Signs one of the demo agents in and is online. */
  static async signIn(origin: string, account: string): Promise<Agent> {
    const response = await fetch(`${origin}/api/kefuapi/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ account, password: PASSWORD }),
    });
    const { data } = (await response.json()) as { data: { kefuInfo: { uid: number } } };
    const cookie = response.headers.getSetCookie().find((each) => each.startsWith('desk=')) ?? '';
    const [pair = ''] = cookie.split(';');
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/msg`);
    const agent = new Agent(origin, { cookie: pair, uid: data.kefuInfo.uid }, socket);
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
    agent.#send({ type: 'kefu_login', data: decodeURIComponent(pair.slice(pair.indexOf('=') + 1)) });
    await agent.heard('success');
    agent.#send({ type: 'online', data: { online: 1 } });
    return agent;
  }

  /** Waits for a frame of a type; those heard before count, too. */
  async heard(type: string, fits: (data: Frame['data']) => boolean = () => true): Promise<Frame> {
    const find = () => this.frames.find((frame) => frame.type === type && fits(frame.data));
    await expect.poll(find, { timeout: PATIENCE_MS, message: `the agent hears ${type}` }).toBeDefined();
    return find() as Frame;
  }

  /** Has a buyer's conversation before them: what the buyer writes counts as read. */
  face(buyerUid: number): void {
    this.#send({ type: 'to_chat', data: { id: buyerUid } });
  }

  say(buyerUid: number, msn: string | number, type = 1): void {
    this.#send({ type: 'chat', data: { msn, type, to_uid: buyerUid } });
  }

  /** Sends a picture and answers its path. */
  async upload(picture: Buffer): Promise<string> {
    const form = new FormData();
    form.set('filename', 'file');
    form.set('file', new File([new Uint8Array(picture)], 'picture.png', { type: 'image/png' }));
    const { url } = await this.#call<{ url: string }>('kefuapi/upload/image', { method: 'POST', body: form });
    return url;
  }

  async transfer(buyerUid: number, to: Agent): Promise<void> {
    const body = JSON.stringify({ uid: buyerUid, kefuToUid: to.uid });
    const headers = { 'Content-Type': 'application/json' };
    await this.#call('kefuapi/service/transfer', { method: 'POST', headers, body });
  }

  /** The newest page of the records with a buyer, oldest first. */
  async records(buyerUid: number): Promise<Row[]> {
    return (await this.#call<{ serviceList: Row[] }>(`kefuapi/service/record?uid=${buyerUid}`)).serviceList;
  }

  /** Is away from now on: the next test's buyer must not be given to who is still thought to be there. */
  async leave(): Promise<void> {
    clearInterval(this.#ping);
    const headers = { 'Content-Type': 'application/json' };
    await this.#call('kefuapi/online', { method: 'POST', headers, body: JSON.stringify({ online: 0 }) });
    this.#socket.close();
  }

  #send(frame: object): void {
    this.#socket.send(JSON.stringify(frame));
  }

  async #call<Data>(path: string, init: RequestInit = {}): Promise<Data> {
    const headers = { ...init.headers, Cookie: this.#cookie };
    const response = await fetch(`${this.#origin}/api/${path}`, { ...init, headers });
    const { status, msg, data } = (await response.json()) as { status: number; msg: string; data: Data };
    expect(status, `${path}: ${msg}`).toBe(200);
    return data;
  }
}
