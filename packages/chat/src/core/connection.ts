import { readFrame, writeFrame, type ClientFrame, type ServerFrame } from '@rider/api/chat';
import type { ChatEnvironment, ChatSocket } from './environment.ts';

/**
 * `idle` not started · `connecting` asking for the address, opening · `authenticating` login sent · `online` ·
 * `waiting` for the next try · `stopped` for good: signed out, or ended by us.
 */
export type ConnectionState = 'idle' | 'connecting' | 'authenticating' | 'online' | 'waiting' | 'stopped';

/** R9: the server hangs up on who is silent for 12 s. */
export const PING_INTERVAL_MS = 10_000;
/** A server that has not even answered a ping is gone, whatever the socket says. */
const SILENCE_MS = 25_000;
/** Some servers never say `success`. */
const LOGIN_PATIENCE_MS = 5_000;
const CONNECT_PATIENCE_MS = 15_000;
/** How long a line must hold before the next break is a new one. */
const STABLE_MS = 10_000;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;

/** What a connection is made of. */
export interface ConnectionOptions {
  environment: ChatEnvironment;
  role: 'buyer' | 'agent';
  /** Asks for the socket's address. A refusal with kind `session` ends the connection. */
  getAddress(): Promise<string>;
  /** Asks for the token at each login; empty where the host's server fills it in. */
  getToken(): Promise<string>;
  /** The newest message known, for servers that can resume. */
  getLastId(): string | undefined;
  onFrame(frame: ServerFrame): void;
  onState(state: ConnectionState): void;
}

/** A socket that stays logged in. */
export interface Connection {
  readonly state: ConnectionState;
  start(): void;
  stop(): void;
  /** False where the frame cannot be sent now. */
  send(frame: ClientFrame): boolean;
  /** Opens another socket in place of the present one. */
  restart(): void;
  /** Closes the present socket, because something beside it fails, and tries again later. */
  giveUp(): void;
}

/** Full jitter: many clients of a server that comes back do not come all at once. */
export function backoffDelay(attempt: number, random: number): number {
  return Math.round(random * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(attempt, 16)));
}

/** Makes a connection; nothing happens before `start`. */
export function createConnection(options: ConnectionOptions): Connection {
  const { environment } = options;
  let state: ConnectionState = 'idle';
  let socket: ChatSocket | undefined;
  let attempt = 0;
  let heardAt = 0;
  let generation = 0;
  let undo: (() => void)[] = [];
  let cancelRetry: (() => void) | undefined;
  let forgetWake: (() => void) | undefined;

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
    forgetWake?.();
    forgetWake = undefined;
    dropSocket();
    enter('stopped');
  };

  const beOnline = () => {
    if (state !== 'authenticating') return;
    // A line that breaks again at once must not be tried faster and faster.
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

  const login = (token: string) => {
    socket?.send(writeFrame({ type: 'login', role: options.role, token, lastId: options.getLastId() }));
    enter('authenticating');
    undo.push(environment.after(LOGIN_PATIENCE_MS, beOnline), environment.every(PING_INTERVAL_MS, ping));
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
      forgetWake = environment.onWake(() => {
        if (state === 'waiting') open();
        else if (state === 'online') ping();
      });
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
