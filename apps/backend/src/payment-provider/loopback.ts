import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** No call of an SDK is longer, in bytes. */
const BODY_LIMIT = 64_000;

/** How long a request may take to arrive (ms), and how many connections there are at once. */
const WAIT_MS = 5_000;
const MOST_CONNECTIONS = 64;

/** A listener on this machine alone. */
export interface Loopback {
  /** Its origin; it listens from the first question on. */
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

/** A listener for SDKs that bring their own HTTP client. Whoever else asks it is answered as `answer` answers strangers. */
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
  // It must not delay the end of the process.
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
