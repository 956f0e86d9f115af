import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/toolchain.mjs';

/** The chat's files that the shop serves to other pages, and their version. */
export function chatFolder(): { folder: string; version: string } {
  const place = join(root, 'apps/shop/build/client/chat');
  const version = readdirSync(place).find((name) => /^\d/.test(name));
  if (version === undefined) throw new Error('These tests run against the production build: run `pnpm build` first.');
  return { folder: join(place, version), version };
}
