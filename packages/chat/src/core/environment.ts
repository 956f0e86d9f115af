/** What the client needs of the world around it; a test brings its own, a browser `browserEnvironment`. */
export interface ChatEnvironment {
  /** Epoch milliseconds by this machine's clock. */
  now(): number;
  /** From 0 to 1. */
  random(): number;
  newId(): string;
  /** Runs something once, later; the answer takes it back. */
  after(milliseconds: number, run: () => void): () => void;
  /** Runs something again and again, also in a hidden page; the answer ends it. */
  every(milliseconds: number, run: () => void): () => void;
  openSocket(address: string, listener: SocketListener): ChatSocket;
  /** Tells when it is worth trying again: the network is back, or the page is looked at again. The answer stops telling. */
  onWake(run: () => void): () => void;
  /** Tells at once, and at each change, whether the page can be seen. The answer stops telling. */
  onSight(tell: (inSight: boolean) => void): () => void;
}

/** What a socket tells. After `close` was called it tells nothing more. */
export interface SocketListener {
  opened(): void;
  message(text: string): void;
  closed(): void;
}

/** An open line, or one that is being opened. */
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
    // A socket that is about to close says so soon; what is sent now would only be complained about.
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => {
      quiet.abort();
      socket.close();
    },
  };
}

/** Page timers of a hidden tab run once a minute, and the server hangs up after 12 s: a worker's timers go on. */
function everyInWorker(worker: Worker, milliseconds: number, run: () => void): () => void {
  const id = crypto.randomUUID();
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

function everyInPage(milliseconds: number, run: () => void): () => void {
  const timer = setInterval(run, milliseconds);
  return () => clearInterval(timer);
}

/** The browser's clock, timers and sockets. With a worker (`timer-worker.ts`) the ping survives hidden tabs. */
export function browserEnvironment(worker?: Worker): ChatEnvironment {
  return {
    now: () => Date.now(),
    random: () => Math.random(),
    newId: () => crypto.randomUUID(),
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    every: (milliseconds, run) => (worker ? everyInWorker(worker, milliseconds, run) : everyInPage(milliseconds, run)),
    openSocket: openWebSocket,
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
    onSight: (tell) => {
      const look = () => tell(document.visibilityState === 'visible');
      look();
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    },
  };
}
