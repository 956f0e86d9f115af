import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';

/** A process with the shop's server and error handlers, whose paths fail in every way. */
const program = `
  import { createHttpServer } from '${import.meta.resolve('../http/http-server.ts')}';
  import { createShutdown } from '${import.meta.resolve('./shutdown.ts')}';
  import { handleUnhandledErrors } from '${import.meta.resolve('./unhandled-errors.ts')}';
  const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' });
  const answers = {
    '/rejected': () => void Promise.reject(new Error('nobody waits')),
    '/late': () => void new Promise((resolve) => setImmediate(resolve)).then(() => { throw new Error('nobody waits') }),
    '/lost': () => setImmediate(() => { throw lost }),
    '/thrown': () => setImmediate(() => { throw new Error('in the middle') }),
  };
  // Answered when the process has begun to stop.
  const waiting = [];
  const server = createHttpServer({
    answer: async (request, response) => {
      if (request.url === '/slow') {
        waiting.push(response);
        return console.log('slow waits');
      }
      answers[request.url.split('?')[0]]?.();
      response.end('answered');
    },
    upgrade: () => {},
    connections: { total: 10, perAddress: 10 },
  });
  const endSockets = () => waiting.forEach((response) => response.end('slow'));
  const stop = createShutdown({ server, endSockets, close: async () => console.log('closed') });
  handleUnhandledErrors(() => stop(1));
  process.on('SIGTERM', () => stop(0));
  server.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port));
`;

async function start() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close') as Promise<[number | null]>;
  await expect.poll(() => output).toMatch(/port \d+/);
  const port = Number(/port (\d+)/.exec(output)?.[1]);
  return { child, ended, port, get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`), output: () => output };
}

test('[R10.1] unhandled rejections and lost peers are logged with their request, and the process continues', async () => {
  const { child, ended, get, output } = await start();
  for (const path of ['/rejected?secret=1', '/late', '/lost']) expect((await get(path)).status).toBe(200);
  await expect.poll(output).toMatch(/unhandled rejection in GET \/rejected \([\da-f-]{36}\):/);
  await expect.poll(output).toMatch(/unhandled rejection in GET \/late \([\da-f-]{36}\):/);
  await expect.poll(output).toMatch(/uncaught exception in GET \/lost \([\da-f-]{36}\):/);
  expect(output()).not.toContain('secret');
  expect((await get('/still-here')).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(output()).toContain('closed');
});

test('[R10.1] another exception is logged with its request and shuts the process down', async () => {
  const { ended, port, get, output } = await start();
  const slow = get('/slow');
  await expect.poll(output).toContain('slow waits');
  // A request under way before the process fails.
  const probe = connect(port, '127.0.0.1');
  await once(probe, 'connect');
  await get('/thrown');
  expect(await (await slow).text()).toBe('slow');
  probe.destroy();
  expect(await ended).toEqual([1, null]);
  expect(output()).toMatch(/uncaught exception in GET \/thrown \([\da-f-]{36}\):/);
  expect(output()).toContain('closed');
});

test('[R10.1] a signal shuts the process down once, even when it comes twice', async () => {
  const { child, ended, get, output } = await start();
  const slow = get('/slow');
  await expect.poll(output).toContain('slow waits');
  const quick = await get('/');
  expect(await quick.text()).toBe('answered');
  child.kill('SIGTERM');
  child.kill('SIGTERM');
  expect(await (await slow).text()).toBe('slow');
  expect(await ended).toEqual([0, null]);
  expect(output().match(/closed/g)).toHaveLength(1);
});
