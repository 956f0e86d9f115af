import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createShop } from './app.ts';
import { connectBackend } from './backend.ts';
import { fairShareInMemory, NO_BOUND, rateOf, type FairShare } from './fair-share.ts';
import { fairShareOverRedis } from './redis-fair-share.ts';
import { createChat, readFreeSettings, refuse, serve, shopParts, startOrRefuse } from './serving.ts';
import type { Settings } from './settings.ts';

const serverBuild = new URL('../build/server/index.js', import.meta.url);

async function start(): Promise<void> {
  const settings = await readFreeSettings();
  if (!existsSync(fileURLToPath(serverBuild))) refuse('the shop is not built; run `npm start` or `pnpm build` first');
  const backend = await connectBackend(settings);
  const build = (await import(serverBuild.href)) as ServerBuild;
  const shop = createShop({
    ...shopParts(settings, backend),
    build,
    cache: true,
    fairShare: fairShareOf(settings),
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

function fairShareOf({ fairShare, redisUrl }: Settings): FairShare {
  if (fairShare === 0) return NO_BOUND;
  const rate = rateOf(fairShare);
  return redisUrl === null ? fairShareInMemory(rate) : fairShareOverRedis(redisUrl, rate);
}

startOrRefuse(start);
