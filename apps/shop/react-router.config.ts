import type { Config } from '@react-router/dev/config';
import { join } from 'node:path';
import { leanManifest } from './build-plugins/lean-manifest.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  // About 45 routes: the whole manifest is smaller than the calls that would discover it.
  routeDiscovery: { mode: 'initial' },
  // The screens are small; a chunk for each part of one would only be more requests.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) => leanManifest(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
