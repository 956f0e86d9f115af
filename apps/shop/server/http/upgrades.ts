import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { runningRequest, runRequest } from './running-request.ts';

/** A request to upgrade to a WebSocket. */
export interface Upgrade {
  request: IncomingMessage;
  url: URL;
  socket: Duplex;
  /** The first bytes after the request. */
  head: Buffer;
}

/** Accepts or rejects an upgrade. Exceptions and rejections are logged and close the socket. */
export type TakeUpgrade = (upgrade: Upgrade) => void | Promise<void>;

/** Whether a request is for a WebSocket. RFC 9110: a server ignores other values, such as h2c, and answers as usual. */
export function wantsWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

/** Number of Host lines; Node rejects a request without any. */
export function hostLinesOf({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}

/** The only listener for a server's upgrades: an error in a handler cannot end the process. */
export function listenForUpgrades(server: Server, take: TakeUpgrade): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // HTTP has removed its listeners from the socket; without one, a peer's reset would be an uncaught exception.
    socket.on('error', () => socket.destroy());
    void runRequest(request, async () => {
      const url = urlOf(request.url ?? '');
      if (url === null || hostLinesOf(request) > 1) {
        rejectUpgrade(socket, '400 Bad Request');
        return;
      }
      try {
        await take({ request, url, socket, head });
      } catch (error) {
        console.error(`the upgrade ${runningRequest()} failed:`, error);
        socket.destroy();
      }
    });
  });
}

/** Answers an upgrade with an HTTP status and closes the connection without waiting for the peer. */
export function rejectUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

/** The request target as a URL with a meaningless host; null if it is not a path. */
function urlOf(target: string): URL | null {
  return target.startsWith('/') ? URL.parse(`http://any${target}`) : null;
}
