import type { RouteModule } from '../http/environment.ts';

/** The calls of review. */
export const reviewRoutes: RouteModule = () => {};
