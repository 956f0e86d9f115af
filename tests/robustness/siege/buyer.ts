import { randomUUID } from 'node:crypto';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { frameBytes, ServerFrames, textFrame } from '../websocket-frames.ts';

const PASSWORD = 'Rider2026';
/** An agent of the demo data. */
const AGENT = 1_000_009_001;
/** Buyers give up after this time (ms). */
const PATIENCE = 10_000;
const PING_EVERY = 10_000;
const PING = 9;

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** An honest buyer with a browser's connections, a session, a cart and a chat. Every method rejects with an error text. */
export class Buyer {
  readonly #port: number;
  readonly #from: string;
  readonly #account: string;
  readonly #agent: Agent;
  #cookie = '';
  #asset = '';
  /** The type of the last chat frame, for complaints. */
  #lastHeard = 'nothing';
  #cartLine = '';
  #chat: Socket | null = null;
  #ping: NodeJS.Timeout | undefined;
  #echoes = new Map<string, () => void>();

  constructor(port: number, from: string, account: string) {
    this.#port = port;
    this.#from = from;
    this.#account = account;
    // As many as a browser opens.
    this.#agent = new Agent({ keepAlive: true, maxSockets: 6 });
  }

  async signIn(): Promise<void> {
    const { headers } = await this.#call('login', { account: this.#account, password: PASSWORD });
    this.#cookie = (headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ');
  }

  /** Loads a whole document and checks its status and its end. */
  async page(path: string, as: 'visitor' | 'signed in'): Promise<void> {
    const headers = { 'Accept-Encoding': 'br', ...(as === 'signed in' && { Cookie: this.#cookie }) };
    const { status, headers: answered, body } = await this.#ask('GET', path, headers);
    const html = answered['content-encoding'] === 'br' ? brotliDecompressSync(body).toString() : body.toString();
    if (status !== 200 || !html.includes('</html>')) throw new Error(`${path}: ${status} ${html.slice(0, 80)}`);
    this.#asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? this.#asset;
  }

  /** Loads a script of the last page. */
  async file(): Promise<void> {
    if (this.#asset === '') await this.page('/', 'visitor');
    const { status } = await this.#ask('GET', this.#asset, {});
    if (status !== 200) throw new Error(`${this.#asset}: ${status}`);
  }

  /** Adds the variant with the most stock to the cart. */
  async fillCart(product: number): Promise<void> {
    const { data } = await this.#call(`product/detail/${product}`);
    const values = Object.values(
      data.productValue as Record<string, { unique: string; stock: number; min_qty: number }>,
    );
    const [best] = values.toSorted((one, other) => other.stock - one.stock);
    const body = { productId: String(product), uniqueId: best?.unique ?? '', cartNum: best?.min_qty ?? 1, new: 0 };
    this.#cartLine = String((await this.#call('cart/add', body)).data.cartId);
  }

  /** From the cart to a paid order and its page. */
  async orderAndPay(): Promise<void> {
    if (this.#cartLine === '') await this.fillCart(1001);
    const body = { addressId: 0, couponId: 0, payType: 'yue', useIntegral: 0, mark: '', shipping_type: 1, new: 0 };
    const { data: checkout } = await this.#call('order/confirm', { ...body, cartId: this.#cartLine });
    const addressId = (checkout.addressInfo as { id: number }).id;
    const { data: made } = await this.#call(`order/create/${String(checkout.orderKey)}`, { ...body, addressId });
    this.#cartLine = '';
    const { orderId } = made.result as { orderId: string };
    const { data: paid } = await this.#call('order/pay', { uni: orderId, paytype: 'yue', type: 0 });
    if (paid.status !== 'SUCCESS') throw new Error(`order/pay: ${JSON.stringify(paid)}`);
    await this.page(`/order_detail?orderId=${orderId}`, 'signed in');
  }

  /** Opens the chat's socket and logs in to it. */
  openChat(): Promise<void> {
    const socket = connect({ host: '127.0.0.1', port: this.#port, localAddress: this.#from });
    const frames = new ServerFrames();
    let opened = false;
    this.#chat = socket;
    return inTime(
      () => `chat: no login, heard ${this.#lastHeard}`,
      (resolve, reject) => {
        socket.on('error', reject);
        socket.on('close', () => reject(new Error('chat: closed')));
        socket.write(this.#upgrade());
        socket.on('data', (bytes: Buffer) => {
          const head = opened ? -1 : bytes.indexOf('\r\n\r\n');
          if (!opened) {
            const line = bytes.toString('latin1', 0, 60).split('\r\n')[0] ?? '';
            if (!line.includes(' 101 ')) return reject(new Error(`chat: ${line}`));
            opened = true;
            socket.write(textFrame('{"type":"login","data":""}'));
            this.#ping = setInterval(() => socket.write(PING_FRAME), PING_EVERY);
          }
          for (const text of frames.read(head === -1 ? bytes : bytes.subarray(head + 4))) this.#hear(text, resolve);
        });
      },
    );
  }

  #upgrade(): string {
    const key = Buffer.from(this.#account.padEnd(16).slice(0, 16)).toString('base64');
    return `GET /msg HTTP/1.1\r\nHost: 127.0.0.1:${this.#port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\nCookie: ${this.#cookie}\r\n\r\n`;
  }

  #hear(text: string, loggedIn: () => void): void {
    const frame = JSON.parse(text) as { type: string; data?: { cid?: string } };
    this.#lastHeard = frame.type;
    if (frame.type === 'success') loggedIn();
    const cid = frame.data?.cid;
    if (frame.type !== 'chat' || cid === undefined) return;
    this.#echoes.get(cid)?.();
    this.#echoes.delete(cid);
  }

  /** Sends a message and waits for its saved echo. */
  say(text: string): Promise<void> {
    const socket = this.#chat;
    if (socket === null || socket.destroyed) return Promise.reject(new Error('chat: the socket is gone'));
    // A repeated message is not echoed, so the calm and the siege need different ids.
    const cid = randomUUID();
    return inTime(
      () => `chat: no echo, heard ${this.#lastHeard}`,
      (resolve) => {
        this.#echoes.set(cid, resolve);
        socket.write(textFrame(JSON.stringify({ type: 'chat', data: { msn: text, type: 1, to_uid: AGENT, cid } })));
      },
    );
  }

  /** Closes the chat; rejects if the socket was lost before. */
  async leave(): Promise<void> {
    clearInterval(this.#ping);
    this.#agent.destroy();
    const lost = this.#chat === null || this.#chat.destroyed;
    this.#chat?.destroy();
    if (lost) throw new Error('chat: the socket was lost');
  }

  /** A call that must succeed; posts if there is a body. */
  async #call(path: string, body?: object): Promise<{ data: Record<string, unknown>; headers: Answer['headers'] }> {
    const headers = { Cookie: this.#cookie, ...(body && { 'Content-Type': 'application/json' }) };
    const answer = await this.#ask(body ? 'POST' : 'GET', `/api/${path}`, headers, body && JSON.stringify(body));
    const text = answer.body.toString();
    const parsed =
      answer.status === 200 ? (JSON.parse(text) as { status: number; data: Record<string, unknown> }) : null;
    if (parsed?.status !== 200) throw new Error(`${path}: ${answer.status} ${text.slice(0, 120)}`);
    return { data: parsed.data, headers: answer.headers };
  }

  #ask(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Answer> {
    return inTime(
      () => `${path}: no answer`,
      (resolve, reject) => {
        const asking = request(
          { host: '127.0.0.1', port: this.#port, localAddress: this.#from, agent: this.#agent, method, path, headers },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('error', reject);
            response.on('end', () =>
              resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
            );
          },
        );
        asking.on('error', (error) => reject(new Error(`${path}: ${error.message}`)));
        asking.end(body);
      },
    );
  }
}

const PING_FRAME = frameBytes({ opcode: PING, payload: Buffer.alloc(0), final: true, masked: true });

function inTime<Value>(
  complaint: () => string,
  run: (resolve: (value: Value) => void, reject: (error: Error) => void) => void,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${complaint()} in ${PATIENCE / 1000} s`)), PATIENCE);
    run(
      (value) => (clearTimeout(timer), resolve(value)),
      (error) => (clearTimeout(timer), reject(error)),
    );
  });
}
