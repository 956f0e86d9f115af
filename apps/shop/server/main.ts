import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createShop } from './app.ts';
import { connectBackend } from './backend.ts';
import { NO_LIMIT, rateLimitInMemory, rateLimitOverRedis, windowOf, type RateLimit } from './limits/rate-limit.ts';
import { createChat, readFreeSettings, exitWith, serve, shopParts, startOrExit } from './serve.ts';
import type { Settings } from './settings/settings.ts';

const serverBuild = new URL('../build/server/index.js', import.meta.url);

async function start(): Promise<void> {
  const settings = await readFreeSettings();
  if (!existsSync(fileURLToPath(serverBuild))) exitWith('the shop is not built; run `npm start` or `pnpm build` first');
  const backend = await connectBackend(settings);
  const build = (await import(serverBuild.href)) as ServerBuild;
  const shop = createShop({
    ...shopParts(settings, backend),
    build,
    cache: true,
    rateLimit: rateLimitOf(settings),
  });
  const chat = createChat(settings, backend);
  serve({
    settings,
    backend,
    // The server itself handles the unread rest of a body.
    answer: getRequestListener(shop.fetch, { autoCleanupIncoming: false }),
    upgrade: chat.upgrade,
    endSockets: () => chat.close(),
    close: () => backend.close(),
  });
}

function rateLimitOf({ rateLimit, redisUrl }: Settings): RateLimit {
  if (rateLimit === 0) return NO_LIMIT;
  const window = windowOf(rateLimit);
  return redisUrl === null ? rateLimitInMemory(window) : rateLimitOverRedis(redisUrl, window);
}

startOrExit(start);
