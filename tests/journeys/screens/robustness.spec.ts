import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { freePort, removeFolder } from '../../../scripts/shop-process.mjs';
import { copyOfTemplate, expect, test } from '../testing/journey.ts';

const SUPERVISOR = import.meta.resolve('../../../scripts/supervisor.mjs');
const SERVER = fileURLToPath(new URL('../../../apps/shop/server/main.ts', import.meta.url));
test('[R10.2] a request to upgrade to HTTP/2 is ignored, and the page is answered', async ({ shop }) => {
  const offer = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n';
  for (const path of ['/health', '/', '/goods_list']) {
    const socket = connect(shop.port, '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${shop.port}\r\n${offer}\r\n`);
    const [first] = (await once(socket, 'data')) as [Buffer];
    expect(first.toString('latin1')).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  }
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

  test('[R10.1] a killed shop restarts on the same data, and a signal stops it cleanly while a chat is open', async () => {
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
      headers: { 'Content-Type': 'application/json', Origin: origin },
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
    const chat = new WebSocket(`ws://127.0.0.1:${port}/msg`);
    await new Promise((resolve) => chat.addEventListener('open', resolve));
    supervisor.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await answers()).toBe(false);
    removeFolder(data);
  });

  test('[R10.1] a shop that crashes repeatedly is restarted with growing delays; one that exits cleanly is not', async () => {
    const ended = supervise(['-e', "process.send('listening', () => process.exit(3))"]);
    await expect.poll(() => output).toContain('(exit code 3); it is started again in 2 s');
    expect(output.match(/in [\d.]+ s/g)).toEqual(['in 0.5 s', 'in 1 s', 'in 2 s']);
    // On SIGTERM it must not wait for the next restart.
    supervisor.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await supervise(['-e', "process.send('listening', () => process.exit(0))"])).toEqual([0, null]);
    expect(output).toBe('');
    expect(await supervise([SERVER], { PORT: 'none' })).toEqual([1, null]);
    expect(output).toBe('rider: PORT must be a number from 1 to 65535, not "none"\n');
  });
});
