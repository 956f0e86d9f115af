import { createBackend } from '@rider/backend';
import type { ConnectChat } from './chat-bridge.ts';
import { forwardChat } from './chat-forward.ts';
import type { BackendFetch } from './session-bridge.ts';
import type { Settings } from './settings.ts';

/** The time a call to another backend may take (ms). */
const DEADLINE_MS = 10_000;

/** A backend to serve from, and how to leave it. */
export interface ConnectedBackend {
  fetch: BackendFetch;
  connectChat: ConnectChat;
  mediaDirectory: string | null;
  /** Sign-in of the demo buyers, empty without them. */
  demoAccounts: readonly { account: string; password: string }[];
  /** Sign-in of the demo agents at the desk, empty without them. */
  demoAgents: readonly { account: string; password: string }[];
  close(): Promise<void>;
}

/** Starts the embedded backend, or passes on to API_ORIGIN and starts none. */
export async function connectBackend(settings: Settings): Promise<ConnectedBackend> {
  const { apiOrigin } = settings;
  if (apiOrigin) {
    return {
      fetch: (request) => forward(request, apiOrigin),
      connectChat: forwardChat(apiOrigin),
      mediaDirectory: null,
      demoAccounts: [],
      demoAgents: [],
      close: () => Promise.resolve(),
    };
  }
  const backend = await createBackend({
    demo: settings.demo,
    demoHistory: settings.demoHistory,
    shopOrigin: settings.publicOrigin,
    ...(settings.smtp && { smtp: settings.smtp }),
    ...(settings.redisUrl !== null && { redisUrl: settings.redisUrl }),
    ...(settings.databaseUrl ? { databaseUrl: settings.databaseUrl } : { dataDir: settings.dataDirectory }),
  });
  return {
    fetch: (request) => backend.fetch(request),
    connectChat: backend.connectChat,
    mediaDirectory: backend.mediaDirectory,
    demoAccounts: backend.demoAccounts,
    demoAgents: backend.demoAgents,
    close: () => backend.close(),
  };
}

async function forward(request: Request, origin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  try {
    return await fetch(new URL(pathname + search, origin), {
      method: request.method,
      headers: request.headers,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(DEADLINE_MS)]),
      ...(request.body && { body: await request.arrayBuffer() }),
    });
  } catch (error) {
    // The operator must see why; the visitor only that the backend is away.
    console.error(`${origin} does not answer ${pathname}:`, error instanceof Error ? error.message : error);
    return new Response(null, { status: 502 });
  }
}
