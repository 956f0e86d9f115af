import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { runningRequest, runRequest } from './running-request.ts';

/** A request to leave HTTP for a WebSocket. */
export interface Upgrade {
  request: IncomingMessage;
  url: URL;
  socket: Duplex;
  /** The first bytes behind the request. */
  head: Buffer;
}

/** Takes an upgrade over, or refuses it. What it throws or rejects with is logged and ends the socket. */
export type TakeUpgrade = (upgrade: Upgrade) => void | Promise<void>;

/** Whether a request wants what we upgrade to. RFC 9110: a server ignores other values, such as h2c, and answers as usual. */
export function wantsWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

/** The one place where upgrades of a server are listened for: no handler can end the process by an error. */
export function listenForUpgrades(server: Server, take: TakeUpgrade): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // HTTP took its listeners off the socket; without one, a peer's reset would be an uncaught exception.
    socket.on('error', () => socket.destroy());
    void runRequest(request, async () => {
      const url = urlOf(request.url ?? '');
      if (url === null) {
        refuseUpgrade(socket, '400 Bad Request');
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

/** Answers an upgrade with a status instead, and closes the connection without waiting for the peer to do so. */
export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

/** The request target as a URL whose host means nothing; null for what is no path. */
function urlOf(target: string): URL | null {
  return target.startsWith('/') ? URL.parse(`http://any${target}`) : null;
}
