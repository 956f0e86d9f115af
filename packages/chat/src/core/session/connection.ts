import {
  readFrame,
  readProductBody,
  writeFrame,
  type ChatCapability,
  type ClientFrame,
  type ServerFrame,
} from '@rider/api/chat';
import type { ChatCalls } from '../calls.ts';
import type { ChatEnvironment, ChatSocket } from '../environment.ts';
import { Events } from '../events.ts';

/**
 * `idle`: not started · `connecting`: fetching the address, opening the socket · `authenticating`: login sent ·
 * `online` · `waiting`: for the next try · `stopped`: signed out or closed by us
 */
export type ConnectionState = 'idle' | 'connecting' | 'authenticating' | 'online' | 'waiting' | 'stopped';

/** The server disconnects clients that are silent for 12 s. */
export const PING_INTERVAL_MS = 10_000;
/** How often (ms) a visible conversation tests its connection. Without an answer by the next test it is lost: detected within 5 s. */
const PROBE_INTERVAL_MS = 2_400;
/** A server that does not answer a ping is gone, even if the socket is open. */
const SILENCE_MS = 25_000;
/** Time to wait for `success` (ms), which some servers never send. */
const LOGIN_PATIENCE_MS = 5_000;
const CONNECT_PATIENCE_MS = 15_000;
/** A connection that lasted this long resets the backoff. */
const STABLE_MS = 10_000;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;

/** Options of a connection. */
export interface ConnectionOptions {
  environment: ChatEnvironment;
  /** Agents log in differently. */
  role: 'buyer' | 'agent';
  /** An address request that fails with kind `session` stops the connection. */
  calls: Pick<ChatCalls, 'getSocketAddress'>;
  /** Fetches the token at each login; empty when the host's server adds it. */
  getToken(): Promise<string>;
  /** The newest known message id, for servers that can resume. */
  getLastId(): string | undefined;
}

/** Events of a connection. */
interface ConnectionEvents {
  frame: ServerFrame;
  state: ConnectionState;
}

/** Full jitter, so that clients do not all reconnect at once when a server returns. */
export function backoffDelay(attempt: number, random: number): number {
  return Math.round(random * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(attempt, 16)));
}

/** A socket that reconnects and logs in again automatically, once started. */
export class Connection extends Events<ConnectionEvents> {
  /** Whether the conversation is visible to the user. */
  isWatched = false;
  #options: ConnectionOptions;
  #state: ConnectionState = 'idle';
  #socket: ChatSocket | undefined;
  #capabilities: readonly ChatCapability[] = [];
  #attempt = 0;
  #receivedAt = 0;
  #probedAt = 0;
  #generation = 0;
  /** Cancels the timers of the current socket, or the wait for the next one. */
  #undo: (() => void)[] = [];
  #unsubscribeNetwork: (() => void)[] = [];

  constructor(options: ConnectionOptions) {
    super();
    this.#options = options;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  get isOnline(): boolean {
    return this.#state === 'online';
  }

  /** Whether the server supports a feature beyond CRMEB's protocol. */
  can(capability: ChatCapability): boolean {
    return this.#capabilities.includes(capability);
  }

  start(): void {
    if (this.#state !== 'idle' && this.#state !== 'stopped') return;
    const { environment } = this.#options;
    this.#attempt = 0;
    this.#unsubscribeNetwork = [
      environment.onWake(() => {
        if (this.#state === 'waiting') void this.#open();
        else if (this.isOnline) this.#ping();
      }),
      environment.onOffline(() => {
        if (this.#state !== 'waiting') this.#retryLater();
      }),
    ];
    void this.#open();
  }

  stop(): void {
    for (const forget of this.#unsubscribeNetwork) forget();
    this.#unsubscribeNetwork = [];
    this.#dropSocket();
    this.#enter('stopped');
  }

  /** Returns false when the frame cannot be sent now. */
  send(frame: ClientFrame): boolean {
    if (!this.isOnline || !this.#socket) return false;
    this.#socket.send(writeFrame(this.can('article') ? frame : withoutSku(frame)));
    return true;
  }

  /** Replaces the socket with a new one. */
  restart(): void {
    if (this.#state !== 'idle' && this.#state !== 'stopped') void this.#open();
  }

  /** Closes the socket because a dependent call failed, and retries later. */
  giveUp(): void {
    if (this.isOnline || this.#state === 'authenticating') this.#retryLater();
  }

  #enter(state: ConnectionState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.fire('state', state);
  }

  #dropSocket(): void {
    this.#generation += 1;
    for (const each of this.#undo.splice(0)) each();
    this.#socket?.close();
    this.#socket = undefined;
  }

  #retryLater(): void {
    this.#dropSocket();
    if (this.#state === 'stopped') return;
    const { environment } = this.#options;
    this.#undo.push(environment.after(backoffDelay(this.#attempt, environment.random()), () => void this.#open()));
    this.#attempt += 1;
    this.#enter('waiting');
  }

  async #open(): Promise<void> {
    this.#dropSocket();
    const { environment, calls, getToken } = this.#options;
    const mine = this.#generation;
    this.#enter('connecting');
    this.#undo.push(
      environment.after(CONNECT_PATIENCE_MS, () => {
        if (this.#state === 'connecting') this.#retryLater();
      }),
    );
    try {
      const [address, token] = await Promise.all([calls.getSocketAddress(), getToken()]);
      if (mine !== this.#generation) return;
      this.#socket = environment.openSocket(address, {
        opened: () => this.#logIn(token),
        message: (text) => this.#receive(text),
        closed: () => this.#retryLater(),
      });
    } catch (error) {
      if (mine !== this.#generation) return;
      if (isSessionError(error)) this.#reject({ type: 'refused', message: error.message });
      else this.#retryLater();
    }
  }

  #logIn(token: string): void {
    const { environment, role, getLastId } = this.#options;
    this.#receivedAt = environment.now();
    this.#probedAt = 0;
    this.#socket?.send(writeFrame({ type: 'login', role, token, lastId: getLastId() }));
    this.#enter('authenticating');
    this.#undo.push(
      environment.after(LOGIN_PATIENCE_MS, () => this.#becomeOnline()),
      environment.every(PING_INTERVAL_MS, () => this.#ping()),
      environment.every(PROBE_INTERVAL_MS, () => this.#probe()),
    );
  }

  #becomeOnline(): void {
    if (this.#state !== 'authenticating') return;
    // Without this, a connection that breaks immediately would retry without backoff.
    this.#undo.push(this.#options.environment.after(STABLE_MS, () => (this.#attempt = 0)));
    this.#enter('online');
  }

  #receive(text: string): void {
    this.#receivedAt = this.#options.environment.now();
    const frame = readFrame(text);
    if (frame?.type === 'success') {
      this.#capabilities = frame.capabilities;
      this.#becomeOnline();
    } else if (frame?.type === 'refused') this.#reject(frame);
    else if (frame?.type === 'timeout') this.#retryLater();
    else if (frame && frame.type !== 'ping') this.fire('frame', frame);
  }

  #reject(frame: ServerFrame): void {
    this.stop();
    this.fire('frame', frame);
  }

  #ping(): void {
    if (this.#options.environment.now() - this.#receivedAt > SILENCE_MS) this.#retryLater();
    else this.#socket?.send(writeFrame({ type: 'ping' }));
  }

  #probe(): void {
    if (!this.isOnline || !this.isWatched) return;
    if (this.#probedAt > this.#receivedAt) {
      this.#retryLater();
      return;
    }
    this.#probedAt = this.#options.environment.now();
    this.#socket?.send(writeFrame({ type: 'ping' }));
  }
}

function isSessionError(error: unknown): error is Error {
  return error instanceof Error && 'kind' in error && error.kind === 'session';
}

/** A product card for servers that accept the product's id only. */
function withoutSku(frame: ClientFrame): ClientFrame {
  if (frame.type !== 'chat' || frame.kind !== 'product') return frame;
  return { ...frame, body: readProductBody(frame.body).productId };
}
