import { randomUUID } from 'node:crypto';
import { on, once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { WebSocket } from 'ws';

const PASSWORD = 'Rider2026';
/** An agent of the demo data. */
const AGENT = 1_000_009_001;

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A chat frame of the server. */
interface Frame {
  type: string;
  data?: { cid?: string };
}

/** Connects again whenever the system gives up, as browsers do: while the queue of new connections is full, it drops them. */
async function connected<Result>(connect: () => Promise<Result>): Promise<Result> {
  for (;;)
    try {
      return await connect();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ETIMEDOUT') throw error;
    }
}

/** Options of a buyer. */
interface BuyerOptions {
  port: number;
  /** The loopback address of the buyer's connections. */
  from: string;
  account: string;
  /** Ends every wait. */
  giveUp: AbortSignal;
}

/** An honest buyer with a browser's connections, a session, a cart and a chat. Every method rejects with an error text. */
export class Buyer {
  readonly #port: number;
  readonly #from: string;
  readonly #account: string;
  readonly #agent: Agent;
  readonly #giveUp: AbortSignal;
  #cookie = '';
  #asset = '';
  #cartLine = '';
  #chat: WebSocket | undefined;

  constructor({ port, from, account, giveUp }: BuyerOptions) {
    this.#giveUp = giveUp;
    this.#port = port;
    this.#from = from;
    this.#account = account;
    // As many as a browser opens.
    this.#agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress: from });
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
    const variants = Object.values(
      data.productValue as Record<string, { unique: string; stock: number; min_qty: number }>,
    );
    const [best] = variants.toSorted((one, other) => other.stock - one.stock);
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
  async openChat(): Promise<void> {
    const options = { localAddress: this.#from, headers: { Cookie: this.#cookie } };
    this.#chat = await connected(async () => {
      const chat = new WebSocket(`ws://127.0.0.1:${this.#port}/msg`, options);
      // Without a listener a later error would end the process.
      chat.on('error', () => undefined);
      await once(chat, 'open', { signal: this.#giveUp });
      return chat;
    });
    await this.#exchange({ type: 'login', data: '' }, ({ type }) => type === 'success');
  }

  /** Sends a message and waits for its saved echo. */
  async sendMessage(text: string): Promise<void> {
    // A repeated message is not echoed, so each needs its own id.
    const cid = randomUUID();
    const frame = { type: 'chat', data: { msn: text, type: 1, to_uid: AGENT, cid } };
    await this.#exchange(frame, ({ type, data }) => type === 'chat' && data?.cid === cid);
  }

  /** Closes the chat; rejects if the socket was lost before. */
  async leave(): Promise<void> {
    this.#agent.destroy();
    const lost = this.#chat?.readyState !== WebSocket.OPEN;
    this.#chat?.terminate();
    if (lost) throw new Error('the socket was lost');
  }

  /** Sends a frame and waits for its answer. */
  async #exchange(frame: object, isAnswer: (frame: Frame) => boolean): Promise<void> {
    if (this.#chat?.readyState !== WebSocket.OPEN) throw new Error('the socket is gone');
    const frames = on(this.#chat, 'message', { signal: this.#giveUp, close: ['close'] });
    this.#chat.send(JSON.stringify(frame));
    for await (const [data] of frames as AsyncIterable<[Buffer]>) if (isAnswer(JSON.parse(String(data)))) return;
    throw new Error('closed before the answer');
  }

  /** A call that must succeed, repeated when the shop is busy and says when to try again; posts if there is a body. */
  async #call(path: string, body?: object): Promise<{ data: Record<string, unknown>; headers: Answer['headers'] }> {
    const own = { 'Sec-Fetch-Site': 'same-origin', Cookie: this.#cookie };
    const headers = { ...own, ...(body && { 'Content-Type': 'application/json' }) };
    for (;;) {
      const text = body && JSON.stringify(body);
      const answer = await this.#ask(body ? 'POST' : 'GET', `/api/${path}`, headers, text);
      const wait = Number(answer.headers['retry-after']) * 1000;
      if (answer.status === 503 && wait > 0) {
        await pause(wait, undefined, { signal: this.#giveUp });
        continue;
      }
      const given = answer.body.toString();
      const parsed =
        answer.status === 200 ? (JSON.parse(given) as { status: number; data: Record<string, unknown> }) : null;
      if (parsed?.status !== 200) throw new Error(`${path}: ${answer.status} ${given.slice(0, 120)}`);
      return { data: parsed.data, headers: answer.headers };
    }
  }

  async #ask(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Answer> {
    const target = { host: '127.0.0.1', port: this.#port, agent: this.#agent, signal: this.#giveUp };
    const response = await connected(async () => {
      const asking = request({ ...target, method, path, headers });
      // The promises below reject; without a listener a later error would end the process.
      asking.on('error', () => undefined);
      asking.end(body);
      return ((await once(asking, 'response')) as [IncomingMessage])[0];
    });
    return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
  }
}
