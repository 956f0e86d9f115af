// pnpm storybook:test: Storybook's test runner over the static build.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../../scripts/toolchain.mjs';
import { serveFolders } from './static-server.ts';

const built = join(import.meta.dirname, '../../storybook-static');
if (!existsSync(join(built, 'index.json'))) {
  console.error('✗ There is no static Storybook yet: pnpm storybook:build makes it.');
  process.exit(1);
}

// Jest writes its report only into a folder that exists.
mkdirSync(join(import.meta.dirname, '../../test-results'), { recursive: true });
const server = await serveFolders({ '/': built });
const report = ['--json', '--outputFile', 'test-results/storybook.json'];
const given = process.argv.slice(2);
process.exitCode = await runToEnd(
  'pnpm',
  ['exec', 'test-storybook', '--url', server.origin, '--maxWorkers', '2', '--disable-telemetry', ...report, ...given],
  { env: { ...process.env, DEBUG_PRINT_LIMIT: '4000' } },
);
await server.close();
