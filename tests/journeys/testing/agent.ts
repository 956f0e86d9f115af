import { expect } from '@playwright/test';

/** The password of all demo agents. */
const PASSWORD = 'Rider2026';
/** Timeout for a frame or a record (ms). */
const PATIENCE_MS = 15_000;

interface Frame {
  type: string;
  data: Record<string, unknown>;
}

/** A row of the records, with the fields that the journeys need. */
export interface Row {
  id: string;
  uid: string;
  msn: string;
  msn_type: number;
}

/** An agent on the protocol level: signs in, receives and sends frames, reads the records. Sends pings like the desk. */
export class Agent {
  readonly uid: number;
  /** All received frames. */
  readonly frames: Frame[] = [];
  #origin: string;
  /** The session cookie. */
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

  /** Signs in a demo agent and goes online. */
  static async signIn(origin: string, account: string): Promise<Agent> {
    const response = await fetch(`${origin}/api/kefuapi/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({ account, password: PASSWORD }),
    });
    const { data } = (await response.json()) as { data: { kefuInfo: { uid: string } } };
    const cookie = response.headers.getSetCookie().find((each) => each.startsWith('desk=')) ?? '';
    const [pair = ''] = cookie.split(';');
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/msg`);
    const agent = new Agent(origin, { cookie: pair, uid: Number(data.kefuInfo.uid) }, socket);
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
    agent.#send({ type: 'kefu_login', data: decodeURIComponent(pair.slice(pair.indexOf('=') + 1)) });
    await agent.heard('success');
    agent.#send({ type: 'online', data: { online: 1 } });
    return agent;
  }

  /** Waits for a matching frame, including those already received. */
  async heard(type: string, fits: (data: Frame['data']) => boolean = () => true): Promise<Frame> {
    const find = () => this.frames.find((frame) => frame.type === type && fits(frame.data));
    await expect.poll(find, { timeout: PATIENCE_MS, message: `the agent receives ${type}` }).toBeDefined();
    return find() as Frame;
  }

  /** Opens a buyer's conversation: the buyer's messages count as read. */
  face(buyerUid: number): void {
    this.#send({ type: 'to_chat', data: { id: buyerUid } });
  }

  say(buyerUid: number, msn: string | number, type = 1): void {
    this.#send({ type: 'chat', data: { msn, type, to_uid: buyerUid } });
  }

  /** Uploads a picture and returns its path. */
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

  /** Goes offline and waits until the server has processed it, so that the next test's buyer is not assigned to this agent. */
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
