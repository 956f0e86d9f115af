// npm start: installs, builds and serves the shop, and restarts it when it dies.
import { join } from 'node:path';
import { serverArguments, serverSettings } from './server-settings.mjs';
import { supervise } from './supervisor.mjs';
import { buildOrFail, ensureInstalled, root } from './toolchain.mjs';

const exitWithParent = new URL('exit-with-parent.mjs', import.meta.url).href;
// Started by hand in the background, the shop may outlive its terminal; started by npm, it ends with npm.
if (process.env.npm_lifecycle_event !== undefined) await import(exitWithParent);

const toolchain = await ensureInstalled();
await buildOrFail(toolchain);

process.exitCode = await supervise(
  toolchain.node,
  [...serverArguments, '--import', exitWithParent, join(root, 'apps/shop/server/main.ts')],
  {
    env: { ...serverSettings, ...toolchain.env, NODE_ENV: 'production' },
  },
);
