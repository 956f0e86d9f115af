import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { createHttpServer, type HttpServerOptions } from './http-server.ts';
import { WAITING_REQUESTS } from './request-order.ts';

const MEGABYTE = 1024 * 1024;
const NO_BOUND = {
  perConnection: 1000 * MEGABYTE,
  perAddress: 1000 * MEGABYTE,
  total: 1000 * MEGABYTE,
  bytesPerMs: 1e6,
};
/** More than the system itself holds for a reader who does not read. */
const LONG_ANSWER = Buffer.alloc(32 * MEGABYTE);
const GET = 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n';

let server: Server;
let taken: Socket[];
const clients: Socket[] = [];

async function start(options: Partial<HttpServerOptions>): Promise<void> {
  server = createHttpServer({
    answer: async (_, response) => void response.end(LONG_ANSWER),
    upgrade: () => undefined,
    connections: { total: 100, perAddress: 100 },
    waitingBytes: NO_BOUND,
    ...options,
  });
  taken = [];
  server.on('connection', (socket: Socket) => taken.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  server.closeAllConnections();
  server.close();
});

/** Sends a text on a new connection; `closed` resolves to what came. */
function send(text: string, localAddress = '127.0.0.1') {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  clients.push(socket);
  let came = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (came += chunk));
  socket.on('error', () => undefined);
  socket.write(text);
  return { socket, closed: new Promise<string>((resolve) => socket.once('close', () => resolve(came))) };
}

/** Sends a request whose answer nobody reads. */
function sendUnread(localAddress?: string): Socket {
  const { socket } = send(GET, localAddress);
  return socket.pause();
}

const ended = () => taken.map(({ destroyed }) => destroyed);

describe('requests of one connection', () => {
  test('[R10.2] are answered one at a time and in order, with bodies and without', async () => {
    let running = 0;
    let most = 0;
    await start({
      answer: async (request, response) => {
        running += 1;
        most = Math.max(most, running);
        let body = '';
        for await (const chunk of request) body += String(chunk);
        await setImmediate();
        running -= 1;
        response.end(`<${request.url}${body}>`);
      },
    });
    const requests = Array.from({ length: 20 }, (_, index) =>
      index % 3 === 0
        ? `POST /${index} HTTP/1.1\r\nHost: shop\r\nContent-Length: 3\r\n\r\nabc`
        : `GET /${index} HTTP/1.1\r\nHost: shop\r\n\r\n`,
    );
    const came = await send(`${requests.join('')}GET /last HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`).closed;
    const expected = [...requests.map((_, index) => `</${index}${index % 3 === 0 ? 'abc' : ''}>`), '</last>'];
    expect(came.match(/<[^>]*>/g)).toEqual(expected);
    expect(most).toBe(1);
  });

  test('[R10.2] that arrive later are read once the earlier ones are answered', async () => {
    const heads: string[] = [];
    await start({
      answer: async (request, response) => {
        heads.push(request.url ?? '');
        response.end();
      },
    });
    const { socket, closed } = send('GET /0 HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(5));
    await expect.poll(() => heads.length).toBe(5);
    socket.write('GET /1 HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');
    await closed;
    expect(heads.at(-1)).toBe('/1');
  });

  test('[R10.2] beyond the limit end it, and hardly any is answered', async () => {
    let answered = 0;
    await start({
      answer: async (_, response) => {
        answered += 1;
        response.end();
      },
    });
    await send(GET.repeat(WAITING_REQUESTS + 2)).closed;
    expect(answered).toBeLessThan(WAITING_REQUESTS);
    answered = 0;
    await send(GET.repeat(700)).closed;
    expect(answered).toBeLessThan(WAITING_REQUESTS);
  });

  test('[R10.10] that nobody reads buffer only the first answer', async () => {
    let answered = 0;
    await start({
      answer: async (_, response) => {
        answered += 1;
        response.end(LONG_ANSWER);
      },
      times: { unread: 100, look: 50 },
    });
    send(GET.repeat(20)).socket.pause();
    await expect.poll(ended).toEqual([true]);
    expect(answered).toBe(1);
  });
});

describe('answers that wait for their reader', () => {
  test('[R10.10] are ended when no byte moves for too long, whatever Node’s own timeout', async () => {
    await start({ times: { unread: 100, look: 50, still: 600_000 } });
    sendUnread();
    await expect.poll(ended).toEqual([true]);
  });

  test('[R10.10] have a limit per connection', async () => {
    await start({ waitingBytes: { ...NO_BOUND, perConnection: MEGABYTE } });
    expect((await send(GET).closed).length).toBeLessThan(LONG_ANSWER.length);
  });

  test.each([
    ['each address', { perAddress: 33 * MEGABYTE }, ['127.0.0.2', '127.0.0.2']],
    ['all', { total: 33 * MEGABYTE }, ['127.0.0.2', '127.0.0.3']],
  ])('[R10.2] have a limit for %s: the one that waited longest ends', async (_, limits, [first, second]) => {
    await start({ waitingBytes: { ...NO_BOUND, ...limits } });
    sendUnread(first);
    await expect.poll(() => taken[0]?.writableLength).toBeGreaterThan(0);
    sendUnread(second);
    await expect.poll(() => taken[1]?.writableLength).toBeGreaterThan(0);
    await expect.poll(ended).toEqual([true, false]);
  });

  test('[R10.10] do not count against others, nor once they are read', async () => {
    const limits = { ...NO_BOUND, perAddress: 33 * MEGABYTE };
    await start({ waitingBytes: limits, isTrustedProxy: (address) => address === '127.0.0.4' });
    for (const address of ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.4']) sendUnread(address);
    const closing = GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
    for (let round = 0; round < 5; round += 1) {
      expect((await send(closing).closed).length).toBeGreaterThan(LONG_ANSWER.length);
    }
    expect(ended().filter((each) => !each)).toHaveLength(4);
  });
});

test('[R10.6] a request or upgrade with two Host lines is rejected', async () => {
  await start({ answer: async (_, response) => void response.end('answered') });
  for (const upgrade of ['', 'Connection: Upgrade\r\nUpgrade: websocket\r\n']) {
    const came = await send(`GET / HTTP/1.1\r\nHost: shop\r\nhost: other\r\n${upgrade}\r\n`).closed;
    expect(came).toMatch(/^HTTP\/1\.1 400 /);
  }
});
