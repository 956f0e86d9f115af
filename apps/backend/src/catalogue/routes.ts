import type { RouteModule } from '../http/environment.ts';

/** The calls of catalogue. */
export const catalogueRoutes: RouteModule = () => {};
