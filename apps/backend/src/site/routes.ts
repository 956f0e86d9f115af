import type { RouteModule } from '../http/environment.ts';

/** The calls of site. */
export const siteRoutes: RouteModule = () => {};
