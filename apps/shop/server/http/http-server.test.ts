import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createHttpServer, type HttpServerOptions } from './http-server.ts';
import { rejectUpgrade } from './upgrades.ts';

const WEBSOCKET = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';

describe('the server of HTTP and sockets', () => {
  let server: Server;
  let port: number;

  const start = async (options: Partial<HttpServerOptions> = {}) => {
    server = createHttpServer({
      answer: async (request, response) => void response.end(`${request.method} ${request.url}`),
      upgrade: ({ socket }) => rejectUpgrade(socket, '404 Not Found'),
      connections: { total: 100, perAddress: 100 },
      ...options,
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  };
  afterEach(() => {
    vi.restoreAllMocks();
    server.closeAllConnections();
    server.close();
  });

  /** Opens a raw connection from a local address, sends the text, and resolves to everything received until it is closed. */
  const raw = (text: string, localAddress = '127.0.0.1') => {
    const socket: Socket = connect({ port, host: '127.0.0.1', localAddress });
    let came = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (came += chunk));
    socket.on('error', () => undefined);
    socket.write(text);
    const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(came)));
    const answered = new Promise<string>((resolve) => socket.once('data', () => resolve(came)));
    return { socket, closed, answered };
  };
  const get = (path: string, headers = '') => raw(`GET ${path} HTTP/1.1\r\nHost: shop\r\n${headers}\r\n`);
  const lives = async () => (await get('/health', 'Connection: close\r\n').closed).startsWith('HTTP/1.1 200');

  test.each(['//', '*', 'http://', '/\u00ff', '//[', '/msg?%'])(
    '[R10.1] an upgrade at the target %j is rejected and ends nothing else',
    async (target) => {
      await start();
      expect(await get(target, WEBSOCKET).closed).toMatch(/^HTTP\/1\.1 40[04] /);
      expect(await lives()).toBe(true);
    },
  );

  test('[R10.1] rejected upgrades whose peers reset at once end nothing else', async () => {
    await start();
    for (let round = 0; round < 200; round += 1) {
      const { socket, closed } = get('/elsewhere', WEBSOCKET);
      socket.once('connect', () => socket.resetAndDestroy());
      await closed;
    }
    expect(await lives()).toBe(true);
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['rejects', () => Promise.reject(new Error('broken'))],
  ] as const)('[R10.1] an upgrade handler that %s is logged with its request', async (_, upgrade) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await start({ upgrade });
    expect(await get('/msg?token=secret', WEBSOCKET).closed).toBe('');
    expect(log.mock.calls[0]?.[0]).toMatch(/^the upgrade GET \/msg \([\da-f-]{36}\) failed:$/);
    expect(await lives()).toBe(true);
  });

  test('[R10.1] an error of an upgraded socket is handled', async () => {
    let taken: (socket: NodeJS.EventEmitter) => void;
    const upgraded = new Promise<NodeJS.EventEmitter>((resolve) => (taken = resolve));
    await start({ upgrade: ({ socket }) => taken(socket) });
    const { socket } = get('/msg', WEBSOCKET);
    (await upgraded).emit('error', new Error('reset'));
    socket.destroy();
    expect(await lives()).toBe(true);
  });

  test.each([
    ['h2c', 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n'],
    ['TLS/1.0', 'Connection: Upgrade\r\nUpgrade: TLS/1.0\r\n'],
  ])('[R10.2] an upgrade to %s is ignored and the request answered', async (_, headers) => {
    await start();
    const answer = await get('/health', headers).answered;
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('GET /health');
  });

  test('[R10.1] a failed answer is logged with its request and closes only its connection', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await start({
      answer: async (request, response) => {
        if (request.url?.startsWith('/broken')) throw new Error('broken');
        response.end();
      },
    });
    expect(await get('/broken?token=secret').closed).toBe('');
    expect(log.mock.calls[0]?.[0]).toMatch(/^GET \/broken \([\da-f-]{36}\) failed:$/);
    expect(await lives()).toBe(true);
  });

  test('[R10.2] text that is not HTTP is answered 400, an endless head 431', async () => {
    await start();
    expect(await raw('\0\0\0\r\n\r\n').closed).toMatch(/^HTTP\/1\.1 400 /);
    expect(await get('/', `X-Long: ${'x'.repeat(20_000)}\r\n`).closed).toMatch(/^HTTP\/1\.1 431 /);
    expect(await lives()).toBe(true);
  });

  test('[R10.2] a head that does not end in time is answered 408', async () => {
    await start({ times: { head: 100, look: 50 } });
    expect(await raw('GET / HTTP/1.1\r\nHost:').closed).toMatch(/^HTTP\/1\.1 408 /);
    expect(await raw('').closed).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('[R10.2] a client that does not read the answer, or reads too slowly, is disconnected', async () => {
    const endless = {
      answer: async (_: unknown, response: NodeJS.WritableStream) => {
        const write = () => {
          while (response.write(Buffer.alloc(65_536)));
        };
        response.on('drain', write);
        write();
      },
    };
    await start({ ...endless, times: { still: 200 } } as Partial<HttpServerOptions>);
    const still = get('/');
    still.socket.pause();
    await expect.poll(() => connectionsOf(server)).toBe(1);
    await expect.poll(() => connectionsOf(server)).toBe(0);
    still.socket.destroy();
    server.close();
    await start({ ...endless, times: { answer: 200 } } as Partial<HttpServerOptions>);
    // The client continues to read, and the connection ends anyway.
    await get('/').closed;
  });

  test('[R10.2] an unread long body is hardly received; an unread short one leaves its connection open', async () => {
    let taken = () => 0;
    await start({
      answer: async (request, response) => {
        taken = () => request.socket.bytesRead;
        response.end();
      },
    });
    const post = (length: number) => `POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: ${length}\r\n\r\n`;
    const long = raw(post(40_000_000) + 'x'.repeat(39_000_000));
    expect(await long.closed).toMatch(/^HTTP\/1\.1 200 /);
    expect(taken()).toBeLessThan(1_000_000);
    const short = raw(
      `${post(100_000)}${'x'.repeat(100_000)}GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`,
    );
    expect((await short.closed).match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
  });

  test.each([
    ['line breaks', 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n', '\r\n'],
    ['a slow unread body', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 100000\r\n\r\n', 'x'],
  ])('[R10.2] a connection that sends only %s after its answer is closed', async (_, request, slow) => {
    await start({ times: { keepAlive: 100 } });
    const { socket, closed } = raw(request);
    const sending = setInterval(() => socket.write(slow), 20);
    expect(await closed).toMatch(/^HTTP\/1\.1 200 /);
    clearInterval(sending);
  });

  test('[R10.1] an upgrade after another request stays open', async () => {
    await start({
      upgrade: ({ socket }) => void socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
      times: { keepAlive: 100 },
    });
    const { socket, answered } = get('/');
    await answered;
    const upgraded = new Promise((resolve) => socket.once('data', resolve));
    socket.write(`GET /msg HTTP/1.1\r\nHost: shop\r\n${WEBSOCKET}\r\n`);
    await upgraded;
    // This connection began to wait later, and is closed.
    await get('/').closed;
    expect(socket.closed).toBe(false);
  });

  test('[R10.2] one address has a limited number of connections; closed ones no longer count', async () => {
    await start({ connections: { total: 100, perAddress: 3 } });
    const held = [raw(''), raw(''), raw('')];
    await expect.poll(() => connectionsOf(server)).toBe(3);
    expect(await get('/health').closed).toBe('');
    const other = raw('GET / HTTP/1.1\r\nHost: shop\r\n\r\n', '127.0.0.2');
    expect(await other.answered).toMatch(/^HTTP\/1\.1 200 /);
    for (const { socket } of held) socket.destroy();
    await expect.poll(() => lives()).toBe(true);
  });

  test('[R10.2] a trusted proxy has only the total limit', async () => {
    await start({ connections: { total: 10, perAddress: 1 }, isTrustedProxy: (address) => address === '127.0.0.1' });
    raw('');
    raw('');
    await expect.poll(() => connectionsOf(server)).toBe(2);
    expect(await lives()).toBe(true);
  });

  test('[R10.2] at the total limit idle connections are closed for new ones', async () => {
    await start({ connections: { total: 3, perAddress: 3 } });
    const idle = [get('/'), get('/'), get('/')];
    await Promise.all(idle.map(({ answered }) => answered));
    // The first connection beyond the limit is dropped; idle ones are then closed for those that follow.
    await get('/health').closed;
    await Promise.all(idle.map(({ closed }) => closed));
    expect(await lives()).toBe(true);
  });
});

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
