import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { freePort, removeFolder, type ShopProcess } from '../../scripts/shop-process.mjs';
import { copyOfTemplate, endShop, expect, newShop, test } from './journey.ts';

const SUPERVISOR = import.meta.resolve('../../scripts/supervisor.mjs');
const SERVER = fileURLToPath(new URL('../../apps/shop/server/main.ts', import.meta.url));
const MEGABYTE = 1024 * 1024;

/** Sends text over a separate connection; resolves to what was received until it closed. */
function talk(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let came = '';
    socket.on('data', (chunk) => (came += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(came));
  });
}

const upgrade = (target: string) =>
  `GET ${target} HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

function memoryOf(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}

test('[R10.2] an offer of HTTP/2 is ignored: the page is answered', async ({ shop }) => {
  const offer = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n';
  for (const path of ['/health', '/', '/goods_list']) {
    const socket = connect(shop.port, '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${shop.port}\r\n${offer}\r\n`);
    const [first] = (await once(socket, 'data')) as [Buffer];
    expect(first.toString('latin1')).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  }
});

test.describe('a shop that others leave alone', () => {
  let shop: ShopProcess;

  test.beforeAll(async () => {
    shop = await newShop();
  });

  test.afterAll(() => endShop(shop));

  test('[R10.1] bad upgrades and peers that reset leave the shop as it was', async () => {
    const { pid } = shop;
    for (const target of ['//', '*', '/nowhere', '/msg?%', '//[']) await talk(shop.port, upgrade(target));
    for (let round = 0; round < 100; round += 1) {
      const socket = connect(shop.port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(upgrade('/nowhere'));
      socket.resetAndDestroy();
    }
    expect(await shop.answers()).toBe(true);
    expect(shop.pid).toBe(pid);
    expect(shop.output).not.toContain('rror');
  });

  test('[R10.2] twenty stalled bodies of 40 MB to addresses that take none hold nothing', async () => {
    // Memory of a fresh process grows without any leak.
    for (let page = 1; page <= 30; page += 1) await (await fetch(`${shop.origin}/goods_list?page=${page}`)).text();
    const before = memoryOf(shop.pid);
    const piece = Buffer.alloc(MEGABYTE);
    const stalled = Array.from({ length: 20 }, async (_, index) => {
      const socket = connect(shop.port, '127.0.0.1');
      socket.on('error', () => undefined);
      const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString('latin1'))));
      const path = ['/nowhere', '/api/nowhere', '/goods_list', '/evaluation'][index % 4];
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${shop.port}\r\nContent-Length: ${40 * MEGABYTE}\r\n` +
          'Content-Type: multipart/form-data; boundary=x\r\n\r\n',
      );
      for (let count = 0; count < 39; count += 1) socket.write(piece);
      await new Promise((resolve) => socket.once('close', resolve));
      return Number((await answer).split(' ')[1]);
    });
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, memoryOf(shop.pid) - before)), 20);
    const statuses = await Promise.all(stalled);
    clearInterval(watch);
    expect(new Set(statuses)).toEqual(new Set([405, 404, 303]));
    expect(most).toBeLessThan(50 * MEGABYTE);
    expect(await shop.answers()).toBe(true);
  });

  test('[R10.1] a signal ends the shop in order although a chat is open', async () => {
    const chat = new WebSocket(`ws://127.0.0.1:${shop.port}/msg`);
    await new Promise((resolve) => chat.addEventListener('open', resolve));
    const ended = once(shop.child as ChildProcess, 'exit');
    shop.child?.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});

test.describe('under the supervisor of npm start', () => {
  let supervisor: ChildProcess;
  let output: string;

  /** Runs a program under the supervisor, in a separate process. */
  const supervise = (args: string[], env: Record<string, string> = {}) => {
    output = '';
    const code = `import { supervise } from '${SUPERVISOR}';
      process.exitCode = await supervise(process.execPath, ${JSON.stringify(args)});`;
    supervisor = spawn(process.execPath, ['--input-type=module', '-e', code], {
      env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [supervisor.stdout, supervisor.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    return once(supervisor, 'close') as Promise<[number | null, string | null]>;
  };
  const childOf = ({ pid }: ChildProcess) => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());

  test('[R10.1] a killed shop answers again on the same data, and ends when it is told', async () => {
    const port = await freePort();
    const data = copyOfTemplate();
    const origin = `http://127.0.0.1:${port}`;
    const answers = () =>
      fetch(`${origin}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    const ended = supervise([SERVER], { PORT: String(port), DATA_DIR: data, DEMO: '1' });
    await expect.poll(answers, { timeout: 60_000 }).toBe(true);
    const signedIn = await fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ account: 'luisglass', password: 'Rider2026' }),
    });
    const Cookie = signedIn.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    const first = childOf(supervisor);
    process.kill(first, 'SIGKILL');
    await expect.poll(() => output).toContain('the shop ended (SIGKILL); it is started again in 0.5 s');
    await expect.poll(answers, { timeout: 30_000 }).toBe(true);
    expect(childOf(supervisor)).not.toBe(first);
    const user = (await (await fetch(`${origin}/api/user`, { headers: { Cookie } })).json()) as { status: number };
    expect(user.status).toBe(200);
    supervisor.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await answers()).toBe(false);
    removeFolder(data);
  });

  test('[R10.1] a wrong setting ends it with its one line', async () => {
    expect(await supervise([SERVER], { PORT: 'none' })).toEqual([1, null]);
    expect(output).toBe('rider: PORT must be a number from 1 to 65535, not "none"\n');
  });

  test('[R10.1] who dies again and again is started more and more slowly', async () => {
    const ended = supervise(['-e', "process.send('listening', () => process.exit(3))"]);
    await expect.poll(() => output).toContain('(exit code 3); it is started again in 2 s');
    expect(output.match(/in [\d.]+ s/g)).toEqual(['in 0.5 s', 'in 1 s', 'in 2 s']);
    // Told to end, it must not wait for the next restart.
    supervisor.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  test('[R10.1] who ends in order is not started again', async () => {
    expect(await supervise(['-e', "process.send('listening', () => process.exit(0))"])).toEqual([0, null]);
    expect(output).toBe('');
  });
});
