import { existsSync } from 'node:fs';
import { Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createShop } from './app.ts';
import { connectBackend, type ConnectedBackend } from './backend.ts';
import { createChatBridge } from './chat-bridge.ts';
import { clientAddressOf, isTrustedProxy } from './client-address.ts';
import { createHttpServer } from './http-server.ts';
import { readSettings, SettingError, type Settings } from './settings.ts';
import { createStop } from './stopping.ts';
import { handleUnhandledErrors } from './unhandled-errors.ts';
import { fairShareInMemory, NO_BOUND, rateOf, type FairShare } from './fair-share.ts';
import { fairShareOverRedis } from './redis-fair-share.ts';

const clientDirectory = fileURLToPath(new URL('../build/client', import.meta.url));
const deskDirectory = fileURLToPath(new URL('../../desk/build', import.meta.url));
const serverBuild = new URL('../build/server/index.js', import.meta.url);

/** Connections that may wait to be accepted: with Node's 511, a flood makes the kernel drop those of visitors. The kernel caps it. */
const BACKLOG = 4096;

/** One line for the operator, and out. */
function refuse(message: string): never {
  console.error(`rider: ${message}`);
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  if (!existsSync(fileURLToPath(serverBuild))) refuse('the shop is not built; run `npm start` or `pnpm build` first');
  await assertPortFree(settings.host, settings.port);
  const backend = await connectBackend(settings);
  const build = (await import(serverBuild.href)) as ServerBuild;
  const shop = createShop({
    build,
    clientDirectory,
    deskDirectory,
    backend: backend.fetch,
    bodyLimit: backend.bodyLimit,
    mediaDirectory: backend.mediaDirectory,
    publicOrigin: settings.publicOrigin,
    embedOrigins: settings.chatOrigins,
    apiOrigin: settings.apiOrigin,
    cache: true,
    trustedProxies: settings.trustedProxies,
    fairShare: fairShareOf(settings),
  });
  const { connections, publicOrigin, chatOrigins: embedOrigins } = settings;
  // Half of them, so that chats never keep pages waiting.
  const sockets = { total: connections.total / 2, perAddress: connections.perAddress / 2 };
  const { trustedProxies } = settings;
  const chat = createChatBridge({
    connect: backend.connectChat,
    publicOrigin,
    embedOrigins,
    sockets,
    clientAddress: ({ socket, headers }) =>
      clientAddressOf(socket.remoteAddress ?? '', [headers['x-forwarded-for']].flat().join(), trustedProxies),
  });
  // The server itself leaves what is not read of a body.
  const answer = getRequestListener(shop.fetch, { autoCleanupIncoming: false });
  const server = createHttpServer({
    answer,
    upgrade: chat.upgrade,
    connections,
    isTrustedProxy: (address) => isTrustedProxy(trustedProxies, address),
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (!server.listening) refuse(portMessage(error, settings.host, settings.port));
    // Such as EMFILE: this connection is lost, the others are not.
    console.error('a connection was not accepted:', error.code ?? error.message);
  });
  server.listen({ port: settings.port, host: settings.host, backlog: BACKLOG }, () => {
    // The supervisor of `npm start` starts a process again that got so far once.
    process.send?.('listening');
    greet(settings, backend);
  });
  const stop = createStop({ server, endSockets: () => chat.close(), close: () => backend.close() });
  handleUnhandledErrors(() => stop(1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
}

function greet({ host, port }: Settings, { demoAccounts, demoAgents }: ConnectedBackend): void {
  console.log(`RIDER is at http://${host}:${port}`);
  if (demoAccounts.length > 0) {
    const [first] = demoAccounts;
    console.log(`Demo buyers: ${demoAccounts.map(({ account }) => account).join(', ')}`);
    console.log(`Password of all: ${first?.password} (luisglass has orders, messages and a balance to pay from)`);
  }
  if (demoAgents.length > 0) {
    const [first] = demoAgents;
    console.log(`Demo agents at /desk: ${demoAgents.map(({ account }) => account).join(', ')}`);
    console.log(`Password of all: ${first?.password}`);
  }
}

function fairShareOf({ fairShare, redisUrl }: Settings): FairShare {
  if (fairShare === 0) return NO_BOUND;
  const rate = rateOf(fairShare);
  return redisUrl === null ? fairShareInMemory(rate) : fairShareOverRedis(redisUrl, rate);
}

/** Fails before the database is opened, which takes seconds. */
function assertPortFree(host: string, port: number): Promise<void> {
  return new Promise((resolve) => {
    const probe = new Server();
    probe.once('error', (error: NodeJS.ErrnoException) => refuse(portMessage(error, host, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function portMessage(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') return `port ${port} on ${host} is in use; set PORT to another one`;
  return `cannot listen on ${host}:${port} (${error.code ?? error.message})`;
}

start().catch((error: unknown) => {
  if (error instanceof SettingError) refuse(error.message);
  refuse(error instanceof Error ? (error.stack ?? error.message) : String(error));
});
