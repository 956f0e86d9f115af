import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackendCalls } from '../backend/backend-calls.ts';
import { createHttpServer } from './http-server.ts';
import { createPageForms } from '../session/page-forms.ts';
import { FORM_TYPES, RequestBodies, SMALL_BODY } from './request-bodies.ts';
import { createSessionBridge } from '../session/session-bridge.ts';

const MEGABYTE = 1024 * 1024;
const ORIGIN = 'http://shop.example';
const ADDRESS = '192.0.2.7';
const REAL = 'Cookie: local1=real\r\n';

/** Routes as in the build: pages with and without a form, one of them with pictures. */
const build = {
  routes: {
    root: { id: 'root', path: '', module: {} },
    home: { id: 'home', parentId: 'root', index: true, module: {} },
    login: { id: 'login', parentId: 'root', path: 'login', module: { action: () => null } },
    evaluation: {
      id: 'evaluation',
      parentId: 'root',
      path: 'evaluation',
      module: { action: () => null, handle: { formLimit: 41 * MEGABYTE } },
    },
    contact: {
      id: 'contact',
      parentId: 'root',
      path: 'contact',
      module: { action: () => null, handle: { formLimit: 16 * MEGABYTE, openToVisitors: true } },
    },
    rest: { id: 'rest', parentId: 'root', path: '*', module: {} },
  },
} as unknown as ServerBuild;

/** A backend with a sign-in and an upload. It accepts one session, and answers with the length of what it read. */
async function backend(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/user') {
    const known = request.headers.get('Authori-zation') === 'Bearer real';
    return Response.json(known ? { status: 200, msg: 'ok' } : { status: 110002, msg: 'sign in' });
  }
  if (bodyLimit(request.method, pathname) === null) return new Response(null, { status: 404 });
  return Response.json({ status: 200, msg: 'ok', data: { length: (await request.arrayBuffer()).byteLength } });
}

function bodyLimit(method: string, path: string): number | null {
  if (method === 'POST' && path === '/api/login') return SMALL_BODY;
  return method === 'POST' && path === '/api/upload/image' ? 5 * MEGABYTE : null;
}

describe('the bodies of requests', () => {
  let server: Server;
  let port: number;
  let clients: Socket[];
  let connections: Socket[];

  const start = async (times: { idleMs?: number } = {}) => {
    const bodies = new RequestBodies(times);
    const calls = new BackendCalls({ backend, bodyLimit, bodies });
    const bridge = createSessionBridge(calls, ORIGIN);
    const documents = async (request: Request) => new Response(`read ${(await request.arrayBuffer()).byteLength}`);
    const pages = createPageForms({ build, bodies, calls, publicOrigin: ORIGIN, documents });
    const listener = getRequestListener(
      (request) =>
        new URL(request.url).pathname.startsWith('/api/') ? bridge(request, ADDRESS) : pages(request, ADDRESS),
      { autoCleanupIncoming: false },
    );
    const bounds = { total: 100, perAddress: 100 };
    server = createHttpServer({ answer: listener, upgrade: () => undefined, connections: bounds });
    server.on('connection', (socket: Socket) => connections.push(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  };
  const stop = () => {
    for (const client of clients) client.destroy();
    server.closeAllConnections();
    server.close();
  };
  beforeEach(() => {
    clients = [];
    connections = [];
    return start();
  });
  afterEach(() => stop());

  /** Sends a raw POST; resolves to the answer's status line and full text. Of the body only `sent` is sent. */
  const post = (path: string, headers: string, sent: Uint8Array | string = '') => {
    const client = connect(port, '127.0.0.1');
    clients.push(client);
    client.on('error', () => undefined);
    client.write(`POST ${path} HTTP/1.1\r\nHost: shop.example\r\n${headers}\r\n`);
    client.write(sent);
    const answer = new Promise<string>((resolve) => {
      client.once('data', (data) => resolve(data.toString('utf8')));
      client.once('close', () => resolve('closed'));
    });
    const closed = new Promise<void>((resolve) => client.once('close', () => resolve()));
    return { client, answer, closed };
  };
  /** Bytes of the bodies that are still being read. */
  const underWay = () =>
    connections.filter(({ destroyed }) => !destroyed).reduce((sum, { bytesRead }) => sum + bytesRead, 0);
  const form = (length: number) => `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n`;
  const statusOf = async (path: string, headers: string, sent?: Uint8Array | string) =>
    Number((await post(path, headers, sent).answer).split(' ')[1]);

  test.each([
    ['an unknown page', '/nowhere', 405],
    ['a page without a form', '/', 405],
    ['an unknown call', '/api/nowhere', 404],
    ['a form that is longer than its page takes', '/login', 413],
    ['a call that is longer than it may be', '/api/login', 413],
    ['pictures of a visitor', '/evaluation', 303],
    ['pictures of a visitor in Chinese, by the script', '/zh-CN/evaluation.data', 303],
  ])('[R10.2] %s: the body is not read', async (_, path, status) => {
    expect(await statusOf(path, form(40 * MEGABYTE))).toBe(status);
  });

  test('[R10.2] a picture of an ended session gets the backend’s answer', async () => {
    const { answer } = post('/api/upload/image', `Cookie: local1=dead\r\n${form(MEGABYTE)}`);
    const text = await answer;
    expect(text).toContain('110002');
    expect(text).toContain('local1=;');
  });

  test('[R2.2] [R10.2] pictures of visitors are read for forms open to visitors, up to the limit', async () => {
    const picture = new Uint8Array(2 * MEGABYTE);
    expect(await statusOf('/contact', form(picture.length), picture)).toBe(200);
    expect(await statusOf('/contact', form(17 * MEGABYTE))).toBe(413);
  });

  test('[R2.2] [R10.2] stalled pictures of visitors do not count against signed-in buyers', async () => {
    const piece = new Uint8Array(MEGABYTE);
    const stalled = [1, 2].map(() => {
      const one = post('/contact', form(16 * MEGABYTE));
      for (let count = 0; count < 15; count += 1) one.client.write(piece);
      return one.answer;
    });
    expect(await Promise.any(stalled)).toMatch(/ 503 |closed/);
    const sent = new Uint8Array(40 * MEGABYTE);
    expect(await statusOf('/evaluation', REAL + form(sent.length), sent)).toBe(200);
  });

  test('[R10.2] a body that is neither form nor JSON is not read', async () => {
    const xml = 'Content-Type: application/xml\r\nContent-Length: 100\r\n';
    expect(await statusOf('/login', xml)).toBe(415);
    expect(await statusOf('/api/login', xml)).toBe(415);
  });

  test('a form of a foreign page is rejected unread', async () => {
    expect(await statusOf('/login', `Origin: https://evil.example\r\n${form(100)}`)).toBe(403);
  });

  test('[R10.2] twenty stalled bodies of 40 MB hold less than 50 MB', async () => {
    const piece = new Uint8Array(MEGABYTE);
    const stalled = Array.from({ length: 20 }, () => {
      const one = post('/evaluation', REAL + form(40 * MEGABYTE));
      // All but the last piece; the same buffer each time, so that the sender needs no memory.
      for (let count = 0; count < 39; count += 1) one.client.write(piece);
      return one.answer;
    });
    // Bodies beyond the limit get a 503 if they read; those within it still wait.
    expect(await Promise.any(stalled)).toMatch(/ 503 |closed/);
    await expect.poll(underWay).toBeLessThan(50 * MEGABYTE);
    // Small bodies have a separate limit.
    expect(await statusOf('/login', form(5), 'a=b&c')).toBe(200);
  });

  test('[R10.2] a stalled body ends at its deadline and frees its memory', async () => {
    stop();
    const times: { idleMs?: number } = { idleMs: 100 };
    await start(times);
    const stalled = post('/evaluation', REAL + form(40 * MEGABYTE), new Uint8Array(30 * MEGABYTE));
    expect(await stalled.answer).toMatch(/ 408 /);
    await stalled.closed;
    // The address's whole share is free again. A busy machine may take longer than the shortened deadline, so that is removed.
    delete times.idleMs;
    const { answer } = post('/evaluation', REAL + form(40 * MEGABYTE), new Uint8Array(40 * MEGABYTE));
    expect(await answer).toContain(`read ${40 * MEGABYTE}`);
  });

  test('[R10.2] a chunked body ends at the limit, one of tiny chunks at their overhead', async () => {
    const chunked = 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n';
    const large = `${(300_000).toString(16)}\r\n${'x'.repeat(300_000)}\r\n`;
    expect(await statusOf('/api/login', chunked, large)).toBe(413);
    const tiny = '1\r\nx\r\n'.repeat(200_000);
    expect(await statusOf('/api/login', chunked, tiny)).toBe(503);
    expect(await statusOf('/api/login', chunked, '5\r\nhello\r\n0\r\n\r\n')).toBe(200);
  });

  test('an aborted body frees its memory', async () => {
    for (let round = 0; round < 100; round += 1) {
      const gone = post('/api/login', form(SMALL_BODY), 'x'.repeat(SMALL_BODY - 1));
      gone.client.end();
      await gone.closed;
    }
    expect(await statusOf('/api/login', form(5), 'a=b&c')).toBe(200);
  });

  test('[R5.4] a body is forwarded unchanged', async () => {
    expect(await post('/evaluation', REAL + form(30 * MEGABYTE), new Uint8Array(30 * MEGABYTE)).answer).toContain(
      `read ${30 * MEGABYTE}`,
    );
    const upload = await post('/api/upload/image', REAL + form(4 * MEGABYTE), new Uint8Array(4 * MEGABYTE)).answer;
    expect(upload).toContain(`"length":${4 * MEGABYTE}`);
    expect(await statusOf('/login', '')).toBe(200);
  });
});

test('[R5.4] a body in several chunks is read whole', async () => {
  const pieces = new ReadableStream({
    start(controller) {
      for (const piece of ['one ', 'two ', 'three']) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const request = new Request(ORIGIN, {
    method: 'POST',
    body: pieces,
    headers: { 'Transfer-Encoding': 'chunked', 'Content-Type': 'application/x-www-form-urlencoded' },
    duplex: 'half',
  } as RequestInit);
  const rule = { limit: 100, types: FORM_TYPES, address: ADDRESS };
  await new RequestBodies().with(request, rule, async (body, length) => {
    expect(await new Response(body).text()).toBe('one two three');
    expect(length).toBe(13);
    return new Response();
  });
  expect.assertions(2);
});

describe('the deadline of a body', () => {
  afterEach(() => vi.useRealTimers());

  /** The status of a body of 5 MB that comes in pieces of `bytes`, one each `everyMs`, until `until` bytes have come. */
  const statusOfSteady = async (bytes: number, everyMs: number, until: number) => {
    vi.useFakeTimers();
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, sent >= until ? 3_600_000 : everyMs));
        sent += bytes;
        controller.enqueue(new Uint8Array(bytes));
        if (sent >= 5 * MEGABYTE) controller.close();
      },
    });
    const headers = { 'Content-Length': String(5 * MEGABYTE), 'Content-Type': 'multipart/form-data' };
    const request = new Request(ORIGIN, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
    const rule = { limit: 41 * MEGABYTE, types: FORM_TYPES, address: ADDRESS, openToVisitors: true };
    const answer = new RequestBodies().with(request, rule, () => Promise.resolve(new Response()));
    await vi.advanceTimersByTimeAsync(600_000);
    return (await answer).status;
  };

  test.each([
    ['is read at 1.5 Mbit/s', 16_384, 87, 5 * MEGABYTE, 200],
    ['is read at 20 kB/s', MEGABYTE / 16, 3_200, 5 * MEGABYTE, 200],
    ['ends where it comes in drops', 64, 1_000, 5 * MEGABYTE, 408],
    ['ends where it stalls in the middle', 16_384, 87, 2 * MEGABYTE, 408],
  ])('[R5.4] [R10.2] follows its progress: it %s', async (_, bytes, everyMs, until, status) => {
    expect(await statusOfSteady(bytes, everyMs, until)).toBe(status);
  });
});
