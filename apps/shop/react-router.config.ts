import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // About 45 routes: the whole manifest is smaller than the requests for discovering them.
  routeDiscovery: { mode: 'initial' },
  // The screens are small, so a chunk for each of their parts would only add requests.
  splitRouteModules: false,
} satisfies Config;
