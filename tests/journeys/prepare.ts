import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort, removeFolder, ShopProcess, temporaryFolder } from '../../scripts/shop-process.mjs';

/**
 * Loads the catalogue once, into data that every worker copies (RIDER_TEMPLATE_DATA), because the first start takes seconds. Returns the
 * clean-up function.
 */
export default async function prepare(): Promise<() => void> {
  const build = fileURLToPath(new URL('../../apps/shop/build/server/index.js', import.meta.url));
  if (!existsSync(build)) throw new Error('The journeys run against the production build: run `pnpm build` first.');
  const template = temporaryFolder();
  const shop = new ShopProcess({ port: await freePort(), env: { DATA_DIR: template, DEMO: '1' } });
  try {
    await shop.start();
  } finally {
    await shop.stop();
  }
  process.env.RIDER_TEMPLATE_DATA = template;
  return () => removeFolder(template);
}
