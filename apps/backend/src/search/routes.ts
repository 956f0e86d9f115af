import type { RouteModule } from '../http/environment.ts';

/** The calls of search. */
export const searchRoutes: RouteModule = () => {};
