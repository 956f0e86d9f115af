import { readFrame, writeFrame, type ClientFrame, type ServerFrame } from '@rider/api/chat';
import type { ChatEnvironment, ChatSocket } from './environment.ts';

/**
 * `idle`: not started · `connecting`: asking for the address, opening the socket · `authenticating`: login sent ·
 * `online` · `waiting`: for the next try · `stopped`: signed out or closed by us
 */
export type ConnectionState = 'idle' | 'connecting' | 'authenticating' | 'online' | 'waiting' | 'stopped';

/** The server disconnects clients that are silent for 12 s. */
export const PING_INTERVAL_MS = 10_000;
/** How often a watched line is tried. What is not answered before the next time is lost: seen within 5 s. */
const TRIAL_INTERVAL_MS = 2_400;
/** A server that does not answer a ping is gone, even if the socket is open. */
const SILENCE_MS = 25_000;
/** Some servers never send `success`. */
const LOGIN_PATIENCE_MS = 5_000;
const CONNECT_PATIENCE_MS = 15_000;
/** A connection that lasted this long resets the backoff. */
const STABLE_MS = 10_000;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;

/** Options of a connection. */
export interface ConnectionOptions {
  environment: ChatEnvironment;
  role: 'buyer' | 'agent';
  /** Fetches the socket's address. A refusal of kind `session` stops the connection. */
  getAddress(): Promise<string>;
  /** Fetches the token at each login; empty when the host's server adds it. */
  getToken(): Promise<string>;
  /** The newest known message id, for servers that can resume. */
  getLastId(): string | undefined;
  /** Whether somebody looks at the conversation. */
  isWatched(): boolean;
  onFrame(frame: ServerFrame): void;
  onState(state: ConnectionState): void;
}

/** A socket that reconnects and logs in again. */
export interface Connection {
  readonly state: ConnectionState;
  start(): void;
  stop(): void;
  /** Returns false when the frame cannot be sent now. */
  send(frame: ClientFrame): boolean;
  /** Replaces the socket by a new one. */
  restart(): void;
  /** Closes the socket because a dependent call failed, and retries later. */
  giveUp(): void;
}

/** Full jitter, so that clients do not reconnect all at once when a server returns. */
export function backoffDelay(attempt: number, random: number): number {
  return Math.round(random * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(attempt, 16)));
}

/** Creates a connection; it connects on `start`. */
export function createConnection(options: ConnectionOptions): Connection {
  const { environment } = options;
  let state: ConnectionState = 'idle';
  let socket: ChatSocket | undefined;
  let attempt = 0;
  let heardAt = 0;
  let triedAt = 0;
  let generation = 0;
  let undo: (() => void)[] = [];
  let cancelRetry: (() => void) | undefined;
  let forgetNetwork: (() => void)[] = [];

  const enter = (next: ConnectionState) => {
    if (state === next) return;
    state = next;
    options.onState(next);
  };

  const dropSocket = () => {
    generation += 1;
    for (const each of undo) each();
    undo = [];
    cancelRetry?.();
    cancelRetry = undefined;
    socket?.close();
    socket = undefined;
  };

  const retryLater = () => {
    dropSocket();
    if (state === 'stopped') return;
    cancelRetry = environment.after(backoffDelay(attempt, environment.random()), open);
    attempt += 1;
    enter('waiting');
  };

  const stop = () => {
    for (const forget of forgetNetwork) forget();
    forgetNetwork = [];
    dropSocket();
    enter('stopped');
  };

  const beOnline = () => {
    if (state !== 'authenticating') return;
    // Without this, a connection that breaks immediately would retry without backoff.
    undo.push(environment.after(STABLE_MS, () => (attempt = 0)));
    enter('online');
  };

  const hear = (text: string) => {
    heardAt = environment.now();
    const frame = readFrame(text);
    if (!frame) return;
    if (frame.type === 'success') {
      options.onFrame(frame);
      beOnline();
    } else if (frame.type === 'refused') {
      stop();
      options.onFrame(frame);
    } else if (frame.type === 'timeout') retryLater();
    else if (frame.type !== 'ping') options.onFrame(frame);
  };

  const ping = () => {
    if (environment.now() - heardAt > SILENCE_MS) retryLater();
    else socket?.send(writeFrame({ type: 'ping' }));
  };

  const tryLine = () => {
    if (state !== 'online' || !options.isWatched()) return;
    if (triedAt > heardAt) {
      retryLater();
      return;
    }
    triedAt = environment.now();
    socket?.send(writeFrame({ type: 'ping' }));
  };

  const login = (token: string) => {
    socket?.send(writeFrame({ type: 'login', role: options.role, token, lastId: options.getLastId() }));
    enter('authenticating');
    undo.push(
      environment.after(LOGIN_PATIENCE_MS, beOnline),
      environment.every(PING_INTERVAL_MS, ping),
      environment.every(TRIAL_INTERVAL_MS, tryLine),
    );
  };

  function open() {
    dropSocket();
    const mine = generation;
    enter('connecting');
    undo.push(environment.after(CONNECT_PATIENCE_MS, () => state === 'connecting' && retryLater()));
    Promise.all([options.getAddress(), options.getToken()]).then(
      ([address, token]) => {
        if (mine !== generation) return;
        socket = environment.openSocket(address, {
          opened: () => {
            heardAt = environment.now();
            triedAt = 0;
            login(token);
          },
          message: hear,
          closed: retryLater,
        });
      },
      (error: unknown) => {
        if (mine !== generation) return;
        if (isSessionError(error)) {
          stop();
          options.onFrame({ type: 'refused', message: error.message });
        } else retryLater();
      },
    );
  }

  return {
    get state() {
      return state;
    },
    start: () => {
      if (state !== 'idle' && state !== 'stopped') return;
      attempt = 0;
      enter('connecting');
      forgetNetwork = [
        environment.onWake(() => {
          if (state === 'waiting') open();
          else if (state === 'online') ping();
        }),
        environment.onOffline(() => {
          if (state !== 'waiting') retryLater();
        }),
      ];
      open();
    },
    stop,
    restart: () => {
      if (state === 'idle' || state === 'stopped') return;
      open();
    },
    giveUp: () => {
      if (state === 'online' || state === 'authenticating') retryLater();
    },
    send: (frame) => {
      if (state !== 'online' || !socket) return false;
      socket.send(writeFrame(frame));
      return true;
    },
  };
}

function isSessionError(error: unknown): error is Error {
  return error instanceof Error && 'kind' in error && error.kind === 'session';
}
