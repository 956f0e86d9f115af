import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createShop } from './app.ts';
import { attachChat } from './chat-bridge.ts';
import { connectBackend } from './backend.ts';
import { readSettings, SettingError } from './settings.ts';

const clientDirectory = fileURLToPath(new URL('../build/client', import.meta.url));
const deskDirectory = fileURLToPath(new URL('../../desk/build', import.meta.url));
const serverBuild = new URL('../build/server/index.js', import.meta.url);

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
    mediaDirectory: backend.mediaDirectory,
    publicOrigin: settings.publicOrigin,
    embedOrigins: settings.chatOrigins,
    apiOrigin: settings.apiOrigin,
    cache: true,
  });
  const listener = getRequestListener(shop.fetch);
  const server = createServer((request, response) => void listener(request, response));
  server.on('error', (error: NodeJS.ErrnoException) => refuse(portMessage(error, settings.host, settings.port)));
  server.listen(settings.port, settings.host, () => {
    console.log(`RIDER is at http://${settings.host}:${settings.port}`);
    if (backend.demoAccounts.length > 0) {
      const [first] = backend.demoAccounts;
      console.log(`Demo buyers: ${backend.demoAccounts.map(({ account }) => account).join(', ')}`);
      console.log(`Password of all: ${first?.password} (luisglass has orders, messages and a balance to pay from)`);
    }
    if (backend.demoAgents.length > 0) {
      const [first] = backend.demoAgents;
      console.log(`Demo agents at /desk: ${backend.demoAgents.map(({ account }) => account).join(', ')}`);
      console.log(`Password of all: ${first?.password}`);
    }
  });
  const { publicOrigin, chatOrigins: embedOrigins } = settings;
  const chat = attachChat(server, { connect: backend.connectChat, publicOrigin, embedOrigins });
  stopOnSignals(server, () => {
    chat.close();
    return backend.close();
  });
}

function stopOnSignals(server: ReturnType<typeof createServer>, close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => void close().then(() => process.exit(0)));
      server.closeIdleConnections();
    });
  }
}

/** Fails before the database is opened, which takes seconds. */
function assertPortFree(host: string, port: number): Promise<void> {
  return new Promise((resolve) => {
    const probe = createServer((_request: IncomingMessage, response: ServerResponse) => response.end());
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
