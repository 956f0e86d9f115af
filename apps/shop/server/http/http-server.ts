import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { createIdleTimers } from './idle-timers.ts';
import { startInOrder } from './request-order.ts';
import { runningRequest, runRequest } from './running-request.ts';
import { SharedLimit, type Limits } from '../limits/shared-limit.ts';
import { hostLinesOf, listenForUpgrades, wantsWebSocket, type TakeUpgrade } from './upgrades.ts';
import { WaitingBytes, WAITING_BYTES, type WaitingLimits } from '../limits/waiting-bytes.ts';

/** Deadline of a request's head (ms): browsers send it at once. */
const HEAD_MS = 15_000;
const HEAD_BYTES = 16 * 1024;
/** Deadline of a whole request (ms); bodies have shorter deadlines by size (`request-bodies.ts`). */
const REQUEST_MS = 300_000;
/** Timeout without any byte while a request or answer is under way (ms). */
const STILL_MS = 60_000;
/** Time in which a reader must make progress, beside the time for the bytes themselves (ms). */
const UNREAD_MS = 30_000;
/** Deadline of a whole answer, from the arrival of its request (ms): at 16 kB/s that is 4.8 MB, more than any of ours. */
const ANSWER_MS = 300_000;
/** Keep-alive timeout (ms), longer than the minute of common proxies, so that they close first. */
const KEEP_ALIVE_MS = 65_000;
/** A connection is closed after so many requests, which bounds the memory that it accumulates. */
const REQUESTS_PER_CONNECTION = 1000;
/** The unread rest of a body up to this size (bytes) is discarded after the answer, and the connection stays open. */
const LEFT_BYTES = 256 * 1024;
/** Of a longer rest nothing more is read; the sender has this time to read the answer before the connection is closed (ms). */
const LEFT_MS = 500;
/** Interval of Node's check for connections past a deadline (ms). */
const LOOK_MS = 5_000;

/** Timeouts (ms) that tests shorten. */
export interface ServerTimes {
  head: number;
  still: number;
  unread: number;
  answer: number;
  look: number;
  keepAlive: number;
}
const TIMES: ServerTimes = {
  head: HEAD_MS,
  still: STILL_MS,
  unread: UNREAD_MS,
  answer: ANSWER_MS,
  look: LOOK_MS,
  keepAlive: KEEP_ALIVE_MS,
};

/** Options of the server. */
export interface HttpServerOptions {
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;
  upgrade: TakeUpgrade;
  connections: Limits;
  /** Proxies carry the connections of many people: only the total limit applies to them. */
  isTrustedProxy?: (address: string) => boolean;
  times?: Partial<ServerTimes>;
  /** Limits of the bytes that wait for their readers; tests lower them. */
  waitingBytes?: WaitingLimits;
}

/**
 * An HTTP and WebSocket server with limits on connections and deadlines on every wait. It is the only one that listens for connections and
 * upgrades, so that each socket has an error handler from the start (a lint rule refuses others). Node itself answers what is not HTTP with
 * 400, 408 or 431 and closes the connection.
 */
export function createHttpServer(options: HttpServerOptions): Server {
  const times = { ...TIMES, ...options.times };
  const idleTimers = createIdleTimers(times.keepAlive);
  const server = createServer(
    {
      headersTimeout: times.head,
      requestTimeout: REQUEST_MS,
      keepAliveTimeout: times.keepAlive,
      connectionsCheckingInterval: times.look,
      maxHeaderSize: HEAD_BYTES,
      shouldUpgradeCallback: wantsWebSocket,
    },
    (request, response) => {
      const arrived = performance.now();
      startInOrder(request, response, () => {
        idleTimers.stop(request.socket);
        const late = setTimeout(() => request.socket.destroy(), arrived + times.answer - performance.now());
        response.once('close', () => clearTimeout(late));
        response.once('finish', () => {
          leaveBody(request);
          idleTimers.start(request.socket);
        });
        void runRequest(request, async () => {
          try {
            await turnOfLoop();
            // A reset after the request is only detectable now; such a request costs no more than this.
            if (request.socket.destroyed) return;
            // Two readers could take two different ones.
            if (hostLinesOf(request) > 1) response.writeHead(400, { Connection: 'close' }).end();
            else await options.answer(request, response);
          } catch (error) {
            console.error(`${runningRequest()} failed:`, error);
            request.socket.destroy();
          }
        });
      });
    },
  );
  server.on('connection', (socket) => socket.once('close', () => idleTimers.stop(socket)));
  server.on('upgrade', (_, socket) => idleTimers.stop(socket));
  server.timeout = times.still;
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  const waitingBytes = new WaitingBytes(options.waitingBytes ?? WAITING_BYTES, times.unread);
  const sweeping = setInterval(() => waitingBytes.sweep(), times.look).unref();
  server.once('close', () => clearInterval(sweeping));
  boundConnections(server, options, waitingBytes);
  listenForUpgrades(server, options.upgrade);
  return server;
}

/** Without this, Node would read a body of any length to its end only to discard it. */
function leaveBody({ complete, headers, socket }: IncomingMessage): void {
  if (complete || Number(headers['content-length'] ?? Infinity) <= LEFT_BYTES) return;
  setTimeout(() => socket.destroy(), LEFT_MS);
  // Node itself resumes the request once more in this tick.
  setImmediate(() => socket.pause());
}

function boundConnections(
  server: Server,
  { connections, isTrustedProxy = () => false }: Pick<HttpServerOptions, 'connections' | 'isTrustedProxy'>,
  waitingBytes: WaitingBytes,
): void {
  const limit = new SharedLimit(connections);
  server.maxConnections = connections.total;
  // At the limit, idle keep-alive connections are closed for new ones.
  server.on('drop', () => server.closeIdleConnections());
  server.on('connection', (socket) => {
    // Stays for the socket's whole life, whatever handlers HTTP or an upgrade adds and removes.
    socket.on('error', () => socket.destroy());
    const address = socket.remoteAddress;
    const isProxy = address !== undefined && isTrustedProxy(address);
    if (address === undefined || (!isProxy && !limit.take(address))) {
      socket.destroy();
      return;
    }
    if (!isProxy) socket.once('close', () => limit.release(address));
    waitingBytes.watch(socket, isProxy ? null : address);
  });
}
