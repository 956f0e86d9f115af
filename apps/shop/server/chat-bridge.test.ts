import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { attachChat, withToken } from './chat-bridge.ts';

const HOST_PAGE = 'https://partner.example';

describe('the chat’s socket', () => {
  let server: Server;
  let bridge: { close(): void };
  let port: number;
  let heard: string[];
  let hungUp: Promise<void>;

  beforeEach(async () => {
    heard = [];
    server = createServer();
    let tellHungUp: () => void;
    hungUp = new Promise((resolve) => {
      tellHungUp = resolve;
    });
    bridge = attachChat(server, {
      connect: (line) => ({
        message: (text) => {
          heard.push(text);
          line.send(text);
        },
        closed: () => tellHungUp(),
      }),
      publicOrigin: 'https://shop.example',
      embedOrigins: [HOST_PAGE],
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterEach(() => {
    bridge.close();
    server.close();
  });

  /** Opens a socket; resolves with it, or with the status that refused it. */
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
  ])('is refused to %s', async (_, headers) => {
    expect(await open(headers)).toBe(403);
    expect(heard).toEqual([]);
  });

  test('is at one path only', async () => {
    expect(await open({}, '/elsewhere')).toBe(404);
  });

  test('[R4.1] fills the cookie’s token in for own pages, and never for a partner’s', async () => {
    const own = await opened({ Origin: 'https://shop.example', Cookie: 'local1=secret' });
    expect(JSON.parse(await answerTo(own, '{"type":"login","data":""}'))).toEqual({ type: 'login', data: 'secret' });
    const partner = await opened({ Origin: HOST_PAGE, Cookie: 'local1=secret' });
    expect(JSON.parse(await answerTo(partner, '{"type":"login","data":""}'))).toEqual({ type: 'login', data: '' });
  });

  test('a frame of a megabyte ends the socket before anybody reads it', async () => {
    const socket = await opened();
    const code = await new Promise<number>((resolve) => {
      socket.on('close', resolve);
      socket.send(JSON.stringify({ type: 'chat', data: { msn: 'x'.repeat(1024 * 1024), type: 1, to_uid: 1 } }));
    });
    await hungUp;
    expect(code).not.toBe(1000);
    expect(heard).toEqual([]);
  });

  test('the longest text that may be sent passes, whatever its characters', async () => {
    const socket = await opened();
    const text = JSON.stringify({ type: 'chat', data: { msn: '\u{1f600}'.repeat(1000) } });
    expect(await answerTo(socket, text)).toBe(text);
  });

  test('binary frames are nobody’s', async () => {
    const socket = await opened();
    socket.send(Buffer.from('{"type":"ping"}'));
    await answerTo(socket, '{"type":"ping"}');
    expect(heard).toEqual(['{"type":"ping"}']);
  });
});

test('[R4.1] only an empty login gets the token, an agent’s the desk’s; anything else stays as it is', () => {
  const tokens = { login: 'secret', kefu_login: 'key' };
  expect(withToken('{"type":"kefu_login","data":""}', tokens)).toBe('{"type":"kefu_login","data":"key"}');
  expect(withToken('{"type":"login","data":"own"}', tokens)).toBe('{"type":"login","data":"own"}');
  expect(withToken('{"type":"chat","data":"login"}', tokens)).toBe('{"type":"chat","data":"login"}');
  expect(withToken('"login', tokens)).toBe('"login');
  expect(withToken('null "login"', tokens)).toBe('null "login"');
  expect(withToken('{"type":"login","data":""}', { login: null, kefu_login: null })).toBe('{"type":"login","data":""}');
});
