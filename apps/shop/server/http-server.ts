import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { runningRequest, runRequest } from './running-request.ts';
import { SharedLimit, type Limits } from './shared-limit.ts';
import { listenForUpgrades, wantsWebSocket, type TakeUpgrade } from './upgrades.ts';

/** Head of a request: a browser sends it at once. */
const HEAD_MS = 15_000;
const HEAD_BYTES = 16 * 1024;
/** A whole request; bodies have deadlines of their own by their size (`request-bodies.ts`). */
const REQUEST_MS = 300_000;
/** A connection on which no byte moves while a request or an answer is under way. */
const STILL_MS = 60_000;
/** A whole answer: at 16 kB/s that is 4.8 MB, more than any of ours. */
const ANSWER_MS = 300_000;
/** Longer than the minute for which proxies keep their connections, so that they close first. */
const KEPT_MS = 65_000;
/** After so many requests a connection is made anew, so that what it holds does not grow without end. */
const REQUESTS_PER_CONNECTION = 1000;
/** What is not read of a body so short (bytes) is thrown away behind the answer, and the connection kept. */
const LEFT_BYTES = 256 * 1024;
/** Of a longer one nothing more is taken in; its sender has this long to read the answer before the connection is closed (ms). */
const LEFT_MS = 500;
/** How often Node looks for connections that passed a deadline. */
const LOOK_MS = 5_000;

/** The times (ms) that tests shorten. */
export interface ServerTimes {
  head: number;
  still: number;
  answer: number;
  look: number;
}
const TIMES: ServerTimes = { head: HEAD_MS, still: STILL_MS, answer: ANSWER_MS, look: LOOK_MS };

/** What a server is made of. */
export interface HttpServerOptions {
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;
  upgrade: TakeUpgrade;
  connections: Limits;
  /** Addresses that bring the connections of many people: only the total counts for them. */
  isTrustedProxy?: (address: string) => boolean;
  times?: Partial<ServerTimes>;
}

/**
 * A server of HTTP and WebSockets whose connections are counted and whose waits have deadlines. It is the only one that listens on
 * connections and upgrades, so that each socket has its error handled from the first moment (a lint rule refuses others). What is not
 * HTTP is answered by Node itself with 400, 408 or 431, and closed.
 */
export function createHttpServer(options: HttpServerOptions): Server {
  const times = { ...TIMES, ...options.times };
  const server = createServer(
    {
      headersTimeout: times.head,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: KEPT_MS,
      connectionsCheckingInterval: times.look,
      maxHeaderSize: HEAD_BYTES,
      shouldUpgradeCallback: wantsWebSocket,
    },
    (request, response) => {
      const late = setTimeout(() => request.socket.destroy(), times.answer);
      response.once('close', () => clearTimeout(late));
      response.once('finish', () => leaveBody(request));
      void runRequest(request, async () => {
        try {
          await turnOfLoop();
          // Whoever reset the connection behind the request is known only now, and costs no more than this.
          if (!request.socket.destroyed) await options.answer(request, response);
        } catch (error) {
          console.error(`${runningRequest()} failed:`, error);
          request.socket.destroy();
        }
      });
    },
  );
  server.timeout = times.still;
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  boundConnections(server, options);
  listenForUpgrades(server, options.upgrade);
  return server;
}

/** Without it Node would take in a body to its end, however long it is, only to throw it away. */
function leaveBody({ complete, headers, socket }: IncomingMessage): void {
  if (complete || Number(headers['content-length'] ?? Infinity) <= LEFT_BYTES) return;
  setTimeout(() => socket.destroy(), LEFT_MS);
  // Node itself resumes the request once more in this turn.
  setImmediate(() => socket.pause());
}

function boundConnections(
  server: Server,
  { connections, isTrustedProxy = () => false }: Pick<HttpServerOptions, 'connections' | 'isTrustedProxy'>,
): void {
  const limit = new SharedLimit(connections);
  server.maxConnections = connections.total;
  // The house is full: who only keeps a connection for later makes room for who comes next.
  server.on('drop', () => server.closeIdleConnections());
  server.on('connection', (socket) => {
    // It stays for the socket's whole life, whatever HTTP or an upgrade adds and takes off.
    socket.on('error', () => socket.destroy());
    const address = socket.remoteAddress;
    if (address === undefined) socket.destroy();
    else if (isTrustedProxy(address)) return;
    else if (limit.take(address)) socket.once('close', () => limit.giveBack(address));
    else socket.destroy();
  });
}
