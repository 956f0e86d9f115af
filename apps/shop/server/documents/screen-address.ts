import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { ScreenHandle } from '../../app/screen-parameters/screen-handle.ts';

/** Returns the part of an address that its screen reads; null if the screen does not declare it. */
export type ScreenAddresses = (url: URL, basename: string) => URL | null;

/** Maximum number of paths whose screen is cached: matching flattens and ranks all routes each time. */
const MOST_PATHS = 1_000;
const NO_SCREEN: ScreenHandle = {};

/** Finds out from the routes' handles which parameters each screen reads. */
export function screenAddresses({ routes }: Pick<ServerBuild, 'routes'>): ScreenAddresses {
  const tree = childrenOf(routes, undefined);
  const known = new LRUCache<string, ScreenHandle>({ max: MOST_PATHS });
  const screenOf = (path: string, basename: string): ScreenHandle => {
    const handle = matchRoutes(tree, path, basename)?.at(-1)?.route.handle as ScreenHandle | undefined;
    return handle ?? NO_SCREEN;
  };
  return (url, basename) => {
    const key = `${basename} ${url.pathname}`;
    const handle = known.get(key) ?? screenOf(url.pathname, basename);
    known.set(key, handle);
    if (!handle.reads) return null;
    const read = new URL(url);
    read.search = handle.reads(url.searchParams).toString();
    return read;
  };
}

function childrenOf(routes: ServerBuild['routes'], parent: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent) return [];
    const { id, path, index, module } = route;
    const handle = module.handle as unknown;
    if (index) return [{ id, index, handle, ...(path !== undefined && { path }) }];
    return [{ id, handle, children: childrenOf(routes, id), ...(path !== undefined && { path }) }];
  });
}
