import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectRouteModules, loadRouteModule, missingFiles } from './route-modules.ts';

const address = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const routes = {
  root: { module: '/assets/root.js' },
  found: { module: address('export const Screen = 1; export const links = 2;') },
  gone: { module: address('throw new Error("gone")') },
};
const root = { default: 'root' };
let modules: Record<string, unknown>;
const reload = vi.fn<() => void>();

beforeEach(() => {
  modules = { root };
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: stored.set.bind(stored),
  });
  vi.stubGlobal('window', {
    __reactRouterManifest: { routes },
    __reactRouterRouteModules: modules,
    location: { reload },
  });
  connectRouteModules();
});
afterEach(() => void vi.unstubAllGlobals());

test('[R8.3] the router gets loaded modules unchanged and loads others with retries', async () => {
  expect(modules.root).toBe(root);
  expect(missingFiles('root')).toBeUndefined();
  const loaded = await modules.found;
  expect(loaded).toMatchObject({ Screen: 1 });
  expect(modules.found).toBe(loaded);
  expect(missingFiles('found')).toBeUndefined();
});

test('[R8.3] a failed prefetch of a module does not reload the page', async () => {
  await expect(loadRouteModule('gone', routes.gone)).rejects.toThrow('gone');
  expect(reload).not.toHaveBeenCalled();
  expect(missingFiles('gone')).toBe(routes.gone);
});

test('[R8.3] a failed load of a module reloads the page once, then its screen fails', async () => {
  void modules.gone;
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  const screen = (await modules.gone) as { default: () => void };
  expect(screen.default).toThrow('gone');
  expect(modules.gone).toBe(screen);
  expect(reload).toHaveBeenCalledOnce();
});
