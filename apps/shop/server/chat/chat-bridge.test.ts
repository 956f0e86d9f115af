import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createChatBridge, MOST_WAITING_FOR_LOGIN, type ChatBridge, type ChatBridgeOptions } from './chat-bridge.ts';
import { createHttpServer } from '../http/http-server.ts';

const HOST_PAGE = 'https://partner.example';

describe('the chat’s socket', () => {
  let server: Server;
  let bridge: ChatBridge;
  let port: number;
  let received: string[];
  let closedByBackend: Promise<void>;

  const start = async (options: Partial<ChatBridgeOptions> = {}) => {
    let resolveClosed: () => void;
    closedByBackend = new Promise((resolve) => {
      resolveClosed = resolve;
    });
    bridge = createChatBridge({
      connect: (line) => ({
        message: (text) => {
          received.push(text);
          line.send(text);
        },
        closed: () => resolveClosed(),
      }),
      publicOrigin: 'https://shop.example',
      embedOrigins: [HOST_PAGE],
      sockets: { total: 100, perAddress: 100 },
      ...options,
    });
    const connections = { total: 100, perAddress: 100 };
    server = createHttpServer({ answer: () => Promise.resolve(), upgrade: bridge.upgrade, connections });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  };
  const stop = () => {
    bridge.close();
    server.close();
  };
  beforeEach(() => {
    received = [];
    return start();
  });
  afterEach(() => stop());

  /** Opens a socket; resolves to it, or to the HTTP status that rejected it. */
  const open = (headers: Record<string, string> = {}, path = '/msg') =>
    new Promise<WebSocket | number>((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
      socket.on('open', () => resolve(socket));
      socket.on('unexpected-response', (request, { statusCode }) => {
        request.destroy();
        resolve(statusCode ?? 0);
      });
      socket.on('error', reject);
    });
  const opened = async (headers?: Record<string, string>) => {
    const socket = await open(headers);
    if (typeof socket === 'number') throw new Error(`refused with ${socket}`);
    return socket;
  };
  const answerTo = (socket: WebSocket, text: string) =>
    new Promise<string>((resolve) => {
      socket.once('message', (data) => resolve((data as Buffer).toString('utf8')));
      socket.send(text);
    });

  test.each([
    ['a foreign page', { Origin: 'https://evil.example' }],
    ['a page without an origin of its own', { Origin: 'null' }],
    ['a foreign page that names our host in its path', { Origin: 'https://evil.example/127.0.0.1' }],
    ['a page of a host that begins like the partner’s', { Origin: `${HOST_PAGE}.evil.example` }],
  ])('rejects %s', async (_, headers) => {
    expect(await open(headers)).toBe(403);
    expect(received).toEqual([]);
  });

  test('has one path', async () => {
    expect(await open({}, '/elsewhere')).toBe(404);
  });

  test('[R4.1] adds the cookie’s token for own pages, never for a partner’s', async () => {
    const own = await opened({ Origin: 'https://shop.example', Cookie: 'local1=secret' });
    expect(JSON.parse(await answerTo(own, '{"type":"login","data":""}'))).toEqual({ type: 'login', data: 'secret' });
    const partner = await opened({ Origin: HOST_PAGE, Cookie: 'local1=secret' });
    expect(JSON.parse(await answerTo(partner, '{"type":"login","data":""}'))).toEqual({ type: 'login', data: '' });
  });

  test('a frame of a megabyte ends the socket unread', async () => {
    const socket = await opened();
    const code = await new Promise<number>((resolve) => {
      socket.on('close', resolve);
      socket.send(JSON.stringify({ type: 'chat', data: { msn: 'x'.repeat(1024 * 1024), type: 1, to_uid: 1 } }));
    });
    await closedByBackend;
    expect(code).not.toBe(1000);
    expect(received).toEqual([]);
  });

  test('the longest allowed text passes, whatever its characters', async () => {
    const socket = await opened();
    const text = JSON.stringify({ type: 'chat', data: { msn: '\u{1f600}'.repeat(1000) } });
    expect(await answerTo(socket, text)).toBe(text);
  });

  test('binary frames are ignored', async () => {
    const socket = await opened();
    socket.send(Buffer.from('{"type":"ping"}'));
    await answerTo(socket, '{"type":"ping"}');
    expect(received).toEqual(['{"type":"ping"}']);
  });

  const closed = (socket: WebSocket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

  test('[R10.2] a socket without a login is closed, whatever else it sends', async () => {
    stop();
    await start({ loginMs: 100 });
    const buyer = await opened();
    await answerTo(buyer, '{"type":"login","data":"token"}');
    const stranger = await opened();
    stranger.send('{"type":"ping"}');
    await closed(stranger);
    expect(buyer.readyState).toBe(WebSocket.OPEN);
    buyer.terminate();
  });

  test.each([
    ['frames', (socket: WebSocket) => socket.send('x')],
    ['pings', (socket: WebSocket) => socket.ping()],
    ['pongs', (socket: WebSocket) => socket.pong()],
    ['fragments', (socket: WebSocket) => socket.send('x'.repeat(1000), { fin: false })],
  ])('[R10.2] a flood of %s ends the socket', async (_, send) => {
    const socket = await opened();
    socket.on('error', () => undefined);
    for (let count = 0; count < 1000; count += 1) send(socket);
    await closed(socket);
    await closedByBackend;
    expect(received.length).toBeLessThan(1000);
  });

  test.each([
    ['a message in too many fragments', 'x', { fin: false }],
    ['a frame that arrives in too many pieces', null, {}],
  ])('[R10.2] %s ends the socket, whose bytes stay few', async (_, fragment, options) => {
    const socket = await opened();
    socket.on('error', () => undefined);
    const { _socket: tcp } = socket as unknown as { _socket: Socket };
    tcp.setNoDelay(true);
    if (fragment === null) tcp.write(Buffer.from([0x81, 0x80 | 126, 0x70, 0, 0, 0, 0, 0]));
    // So few bytes are within the bound of bytes.
    for (let count = 0; count < 600 && socket.readyState === WebSocket.OPEN; count += 1) {
      if (fragment === null) tcp.write('x');
      else socket.send(fragment, options);
      await turnOfLoop();
    }
    await closed(socket);
    expect(received).toEqual([]);
  });

  test('a ping is answered', async () => {
    const socket = await opened();
    const pong = new Promise<string>((resolve) => socket.once('pong', (data) => resolve(data.toString())));
    socket.ping('here');
    expect(await pong).toBe('here');
  });

  test('[R10.2] of the sockets of an address, few may wait for their login', async () => {
    const waiting = await Promise.all(Array.from({ length: MOST_WAITING_FOR_LOGIN }, () => opened()));
    expect(await open()).toBe(503);
    // A login without a token is none.
    await answerTo(waiting[0] as WebSocket, '{"type":"login"}');
    expect(await open()).toBe(503);
    await answerTo(waiting[0] as WebSocket, '{"type":"login","data":"token"}');
    await answerTo(waiting[0] as WebSocket, '{"type":"login","data":"token"}');
    expect(await open()).toBeInstanceOf(WebSocket);
    expect(await open()).toBe(503);
    const gone = closedByBackend;
    waiting[1]?.terminate();
    await gone;
    expect(await open()).toBeInstanceOf(WebSocket);
  });

  test('[R10.2] sockets are limited per address and in total, and count until they close', async () => {
    stop();
    const clientAddress = ({ headers }: IncomingMessage) => String(headers['x-test-address']);
    await start({ sockets: { total: 3, perAddress: 2 }, clientAddress });
    const from = (address: string) => open({ 'X-Test-Address': address });
    const first = (await from('192.0.2.1')) as WebSocket;
    expect(await from('192.0.2.1')).toBeInstanceOf(WebSocket);
    expect(await from('192.0.2.1')).toBe(503);
    expect(await from('192.0.2.2')).toBeInstanceOf(WebSocket);
    expect(await from('192.0.2.3')).toBe(503);
    const gone = closedByBackend;
    first.terminate();
    await gone;
    expect(await from('192.0.2.3')).toBeInstanceOf(WebSocket);
  });
});
