import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { forward } from './backend.ts';
import { createZonedTimes } from './backend/zoned-times.ts';
import { forwardChat } from './chat/chat-forward.ts';

const MEGABYTE = 1024 * 1024;

describe('another backend', () => {
  let server: Server;
  let origin: string;
  let sockets: WebSocketServer;
  let answer: RequestListener;
  let opened: ((socket: WebSocket) => void) | undefined;

  beforeEach(async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    answer = (_, response) => response.end('{}');
    server = createServer((request, response) => answer(request, response));
    sockets = new WebSocketServer({ server, path: '/msg' });
    sockets.on('connection', (socket) => {
      socket.on('error', () => undefined);
      opened?.(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    vi.restoreAllMocks();
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
    server.closeAllConnections();
    server.close();
  });

  /** Bytes that the endless answer has sent. */
  let endlessBytes = 0;
  const endless: RequestListener = (_, response) => {
    const piece = Buffer.alloc(65_536, ' ');
    const write = () => {
      do endlessBytes += piece.length;
      while (!response.destroyed && response.write(piece));
    };
    response.on('drain', write);
    response.setHeader('Content-Type', 'application/json');
    write();
  };

  test('[R10.2] an endless answer to a call is a 502 and is not buffered', async () => {
    answer = endless;
    endlessBytes = 0;
    expect((await forward(new Request(`${origin}/api/products`), origin)).status).toBe(502);
    await expect.poll(() => connections(server)).toBe(0);
    expect(endlessBytes).toBeLessThan(50 * MEGABYTE);
  });

  test('[R8.2] an unreadable answer is logged with its call and status, without its text', async () => {
    answer = (request, response) => {
      response.writeHead(request.method === 'POST' ? 500 : 200, { 'Content-Type': 'text/html' });
      response.end('<h1>SQL error for Dana</h1>');
    };
    await forward(new Request(`${origin}/api/order/list?name=Dana`), origin);
    await forward(new Request(`${origin}/api/order/create`, { method: 'POST' }), origin);
    expect(vi.mocked(console.error).mock.calls).toEqual([
      [`${origin} answers GET /api/order/list with 200 text/html`],
      [`${origin} answers POST /api/order/create with 500 text/html`],
    ]);
  });

  test('[R10.2] an endless picture ends', async () => {
    answer = endless;
    const picture = await forward(new Request(`${origin}/uploads/a.png`), origin);
    await expect(picture.arrayBuffer()).rejects.toThrow(/more than \d+ bytes/);
    await expect.poll(() => connections(server)).toBe(0);
  });

  test('a body is forwarded with its length, an answer without hop-by-hop headers', async () => {
    let said: NodeJS.Dict<string | string[]> = {};
    answer = (request, response) => {
      said = request.headers;
      response.setHeader('Content-Type', 'application/json');
      request.pipe(response);
    };
    const body = new Blob(['{"a":1}']).stream();
    const call = new Request(`${origin}/api/login`, {
      method: 'POST',
      body,
      headers: { 'Content-Length': '7' },
      duplex: 'half',
    } as RequestInit);
    const echoed = await forward(call, origin);
    expect(await echoed.text()).toBe('{"a":1}');
    expect(said['content-length']).toBe('7');
    expect(said['transfer-encoding']).toBeUndefined();
    expect(echoed.headers.has('transfer-encoding')).toBe(false);
  });

  test('[R8.1] times in an answer are read in the backend’s zone; what is no JSON is unchanged', async () => {
    const bytes = Buffer.from([0x89, 0x50, 0xff, 0x00]);
    answer = (request, response) => {
      const isPicture = request.url?.includes('picture') ?? false;
      response.setHeader('Content-Type', isPicture ? 'image/png' : 'application/json');
      response.end(isPicture ? bytes : '{"add_time":"2026-11-21 10:31:07"}');
    };
    const read = (path: string) => forward(new Request(origin + path), origin, createZonedTimes('Asia/Shanghai'));
    expect(await (await read('/api/user')).text()).toBe('{"add_time":"2026-11-21 02:31:07"}');
    expect(Buffer.from(await (await read('/api/picture')).arrayBuffer())).toEqual(bytes);
  });

  test('an unreachable backend is a 502', async () => {
    answer = (request) => request.socket.destroy();
    expect((await forward(new Request(`${origin}/api/products`), origin)).status).toBe(502);
  });

  describe('its chat', () => {
    const join = () => {
      const sent: string[] = [];
      let tellClosed: () => void;
      const closed = new Promise<string>((resolve) => (tellClosed = () => resolve('closed')));
      const listener = forwardChat(origin)({ send: (text) => sent.push(text), close: () => tellClosed() }, 'en-US');
      return { listener, sent, closed };
    };
    const named: RequestListener = (_, response) =>
      response.end(JSON.stringify({ status: 200, msg: 'ok', data: { chat: `${origin.replace('http', 'ws')}/msg` } }));

    test('forwards frames both ways, including those sent before it was open', async () => {
      answer = named;
      opened = (socket) => socket.on('message', (data) => socket.send(`heard ${String(data)}`));
      const { listener, sent } = join();
      listener.message('login');
      await expect.poll(() => sent).toEqual(['heard login']);
      listener.closed();
    });

    test('[R10.2] ends if its address is endless or invalid', async () => {
      answer = endless;
      expect(await join().closed).toBe('closed');
      answer = (_, response) => response.end('{"status":200,"msg":"ok","data":{"chat":"https://elsewhere.example"}}');
      expect(await join().closed).toBe('closed');
      answer = (_, response) => response.end('null');
      expect(await join().closed).toBe('closed');
    });

    test('[R10.2] ends at a frame longer than any of the chat', async () => {
      answer = named;
      opened = (socket) => socket.send('x'.repeat(MEGABYTE));
      const { sent, closed } = join();
      await closed;
      expect(sent).toEqual([]);
    });

    test('[R10.2] ends if more bytes wait than a page sends', async () => {
      answer = () => undefined;
      const { listener, closed } = join();
      for (let count = 0; count < 3; count += 1) listener.message('x'.repeat(30_000));
      expect(await closed).toBe('closed');
      listener.message('more');
    });
  });
});

function connections(server: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
