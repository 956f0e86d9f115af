import { randomId } from '@rider/model/random-id';

/**
 * The client's access to time, network and page. Browsers use `browserEnvironment`, programs `nodeEnvironment`, tests
 * their own.
 */
export interface ChatEnvironment {
  /** Epoch milliseconds of the local clock. */
  now(): number;
  /** A number from 0 to 1. */
  random(): number;
  newId(): string;
  /** Runs a callback once, later; returns the cancel function. */
  after(milliseconds: number, run: () => void): () => void;
  /** Runs a callback repeatedly, also in hidden pages; returns the cancel function. */
  every(milliseconds: number, run: () => void): () => void;
  openSocket(address: string, listener: SocketListener): ChatSocket;
  /**
   * Reports when a retry is worthwhile: the network is back or the page is visible again. Returns the unsubscribe
   * function.
   */
  onWake(run: () => void): () => void;
  /** Reports that the network is gone. Returns the unsubscribe function. */
  onOffline(run: () => void): () => void;
  /** Reports the page's visibility now and at each change. Returns the unsubscribe function. */
  onSight(tell: (inSight: boolean) => void): () => void;
}

/** Callbacks of a socket. None is called after `close`. */
export interface SocketListener {
  opened(): void;
  message(text: string): void;
  closed(): void;
}

/** A socket that is open or opening. */
export interface ChatSocket {
  send(text: string): void;
  close(): void;
}

function openWebSocket(address: string, listener: SocketListener): ChatSocket {
  const socket = new WebSocket(address);
  const quiet = new AbortController();
  const { signal } = quiet;
  socket.addEventListener('open', () => listener.opened(), { signal });
  socket.addEventListener('message', ({ data }) => listener.message(String(data)), { signal });
  socket.addEventListener('close', () => listener.closed(), { signal });
  return {
    // Sending on a closing socket only logs an error; the close event follows.
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => {
      quiet.abort();
      socket.close();
    },
  };
}

/**
 * Browsers throttle timers of hidden tabs to one run a minute, and the server disconnects after 12 s of silence. Timers of a worker keep
 * running.
 */
function everyInWorker(worker: Worker, milliseconds: number, run: () => void): () => void {
  const id = randomId();
  const listen = (event: MessageEvent<unknown>) => {
    if (event.data === id) run();
  };
  worker.addEventListener('message', listen);
  worker.postMessage({ id, milliseconds });
  return () => {
    worker.removeEventListener('message', listen);
    worker.postMessage({ id });
  };
}

/**
 * Clock, timers and sockets of a program without a page, such as a Node process (22 or later): always visible, and without events for a
 * lost or restored network.
 */
export function nodeEnvironment(): ChatEnvironment {
  return {
    now: () => Date.now(),
    random: () => Math.random(),
    newId: randomId,
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    every: (milliseconds, run) => {
      const timer = setInterval(run, milliseconds);
      return () => clearInterval(timer);
    },
    openSocket: openWebSocket,
    onWake: () => () => undefined,
    onOffline: () => () => undefined,
    onSight: (tell) => {
      tell(true);
      return () => undefined;
    },
  };
}

/** The browser's clock, timers and sockets. With a worker (`timer-worker.ts`) the ping survives hidden tabs. */
export function browserEnvironment(worker?: Worker): ChatEnvironment {
  return {
    ...nodeEnvironment(),
    ...(worker && { every: (milliseconds, run) => everyInWorker(worker, milliseconds, run) }),
    onWake: (run) => {
      const whenVisible = () => {
        if (document.visibilityState === 'visible') run();
      };
      globalThis.addEventListener('online', run);
      document.addEventListener('visibilitychange', whenVisible);
      return () => {
        globalThis.removeEventListener('online', run);
        document.removeEventListener('visibilitychange', whenVisible);
      };
    },
    onOffline: (run) => {
      globalThis.addEventListener('offline', run);
      return () => globalThis.removeEventListener('offline', run);
    },
    onSight: (tell) => {
      const look = () => tell(document.visibilityState === 'visible');
      look();
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    },
  };
}
