import { invitationLink } from '@rider/model/staff';
import { Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ShopOptions } from './app.ts';
import type { ConnectedBackend } from './backend.ts';
import { createChatBridge, type ChatBridge } from './chat/chat-bridge.ts';
import { clientAddressOf, isTrustedProxy } from './http/client-address.ts';
import { createHttpServer, type HttpServerOptions } from './http/http-server.ts';
import { collectWhenIdle } from './process/idle-memory.ts';
import { plainHttpWarning } from './http/plain-http.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { createShutdown } from './process/shutdown.ts';
import { handleUnhandledErrors } from './process/unhandled-errors.ts';
import { lowerWorkerPriority } from './process/worker-priority.ts';

/**
 * Length of the accept queue. Node accepts one connection per turn of its event loop: under a flood 4,096 would wait for ten seconds. A
 * full queue drops as many new ones whatever its length, and browsers retry.
 */
const BACKLOG = 1024;

/** What serves the address in the settings. */
export interface Service extends Pick<HttpServerOptions, 'answer' | 'upgrade'> {
  settings: Settings;
  /** Its demo accounts are printed once the server listens. */
  backend: ConnectedBackend;
  /** Closes the sockets that outlive requests. */
  endSockets: () => void;
  close: () => Promise<void>;
}

/** Prints one line for the operator and exits. */
export function exitWith(message: string): never {
  console.error(`rider: ${message}`);
  process.exit(1);
}

/** Reads the settings and checks that the port is free, before the database is opened, which takes seconds. Throws SettingError. */
export async function readFreeSettings(): Promise<Settings> {
  const settings = readSettings(process.env);
  await assertPortFree(settings.host, settings.port);
  return settings;
}

/** Runs the start-up. A failure ends the process: a wrong setting with one line, anything else with its stack. */
export function startOrExit(start: () => Promise<void>): void {
  start().catch((error: unknown) => {
    if (!(error instanceof Error)) exitWith(String(error));
    // Compared by name: the development server loads its own modules, and so has another class.
    exitWith(error.name === 'SettingError' ? error.message : (error.stack ?? error.message));
  });
}

/** The parts of the shop that depend only on settings and backend. */
export function shopParts(
  settings: Settings,
  backend: ConnectedBackend,
): Omit<ShopOptions, 'build' | 'cache' | 'rateLimit'> {
  const { publicOrigin, chatOrigins: embedOrigins, callOrigins, apiOrigin, trustedProxies } = settings;
  return {
    clientDirectory: fileURLToPath(new URL('../build/client', import.meta.url)),
    deskDirectory: fileURLToPath(new URL('../../desk/build', import.meta.url)),
    backend: backend.fetch,
    bodyLimit: backend.bodyLimit,
    onInvalidated: backend.onInvalidated,
    mediaDirectory: backend.mediaDirectory,
    publicOrigin,
    embedOrigins,
    callOrigins,
    apiOrigin,
    formats: settings.formats,
    pictureOrigins: settings.pictureOrigins,
    trustedProxies,
  };
}

/** The chat's sockets, limited by the settings. */
export function createChat(settings: Settings, { connectChat }: ConnectedBackend): ChatBridge {
  const { connections, publicOrigin, chatOrigins: embedOrigins, trustedProxies } = settings;
  return createChatBridge({
    connect: connectChat,
    publicOrigin,
    embedOrigins,
    // Half of the connections, so that chats never block pages.
    sockets: { total: connections.total / 2, perAddress: connections.perAddress / 2 },
    clientAddress: ({ socket, headers }) =>
      clientAddressOf(socket.remoteAddress ?? '', [headers['x-forwarded-for']].flat().join(), trustedProxies),
  });
}

/** Listens at the address in the settings, and shuts down in order on a signal or a fatal unhandled error. */
export function serve({ settings, backend, answer, upgrade, endSockets, close }: Service): void {
  const { host, port, connections, trustedProxies } = settings;
  const server = createHttpServer({
    answer,
    upgrade,
    connections,
    isTrustedProxy: (address) => isTrustedProxy(trustedProxies, address),
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (!server.listening) exitWith(portMessage(error, host, port));
    // Such as EMFILE: only this connection is lost.
    console.error('a connection was not accepted:', error.code ?? error.message);
  });
  server.listen({ port, host, backlog: BACKLOG }, () => {
    // The supervisor of `npm start` restarts only a process that got this far once.
    process.send?.('listening');
    lowerWorkerPriority();
    greet(settings, backend);
  });
  const stop = createShutdown({ server, endSockets, close });
  handleUnhandledErrors(() => stop(1));
  collectWhenIdle();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
}

function greet(
  { host, port, publicOrigin }: Settings,
  { demoAccounts, demoAgents, ownerInvitation }: ConnectedBackend,
): void {
  console.log(`RIDER is at http://${host}:${port}`);
  const warning = plainHttpWarning(publicOrigin);
  if (warning !== null) console.warn(`rider: ${warning}`);
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
  if (ownerInvitation !== null)
    console.log(`Nobody owns this shop yet. Set your password: ${invitationLink(publicOrigin, ownerInvitation)}`);
}

function assertPortFree(host: string, port: number): Promise<void> {
  return new Promise((resolve) => {
    const probe = new Server();
    probe.once('error', (error: NodeJS.ErrnoException) => exitWith(portMessage(error, host, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function portMessage(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') return `port ${port} on ${host} is in use; set PORT to another one`;
  return `cannot listen on ${host}:${port} (${error.code ?? error.message})`;
}
