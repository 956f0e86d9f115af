import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Maximum size of a request in bytes; no SDK call is larger. */
const BODY_LIMIT = 64_000;

/** Maximum time for a request to arrive, in milliseconds. */
const WAIT_MS = 5_000;
const MOST_CONNECTIONS = 64;

/** An HTTP server on the loopback interface. */
export interface Loopback {
  /** The server's origin; the first call starts listening. */
  origin(): Promise<string>;
  close(): void;
}

async function requestOf(message: IncomingMessage, origin: string): Promise<Request | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of message as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > BODY_LIMIT) return null;
    parts.push(part);
  }
  const method = message.method ?? 'GET';
  const headers = Object.entries(message.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(parts);
  return new Request(new URL(message.url ?? '/', origin), { method, headers, body });
}

/** Creates a server for SDKs with an HTTP client of their own. Any local process can reach it, so `answer` must verify each request. */
export function createLoopback(answer: (request: Request) => Promise<Response>): Loopback {
  // eslint-disable-next-line no-restricted-syntax -- for this machine alone; without upgrades Node itself handles each socket's errors
  const server = createServer({ headersTimeout: WAIT_MS, requestTimeout: WAIT_MS }, (message, response) => {
    const take = async () => {
      const request = await requestOf(message, 'http://127.0.0.1');
      const given = request === null ? new Response(null, { status: 413 }) : await answer(request);
      response.writeHead(given.status, Object.fromEntries(given.headers));
      response.end(Buffer.from(await given.arrayBuffer()));
    };
    take().catch((error: unknown) => {
      console.error('the payment sandbox failed:', error instanceof Error ? error.message : '');
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.maxConnections = MOST_CONNECTIONS;
  // The server must not keep the process alive.
  server.unref();
  let listening: Promise<string> | undefined;
  const listen = () =>
    new Promise<string>((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
    });
  return {
    origin: () => (listening ??= listen()),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
