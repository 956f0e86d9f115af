import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test, vi } from 'vitest';
import { requestScope, type RequestScope } from '../data/request-scope.ts';
import routes from '../routes.ts';
import { needsBuyer } from './buyer-screens.ts';

interface RouteModule {
  loader?: (args: LoaderFunctionArgs) => unknown;
}

const modules = import.meta.glob<RouteModule>('../routes/**/*.tsx');

/** The paths of all screens with the files of their modules. Routes that answer files or redirects have no `.tsx`. */
function screensOf(entries: readonly RouteConfigEntry[], parent = ''): [path: string, file: string][] {
  return entries.flatMap(({ path = '', file, children = [] }) => {
    const own = path === '' ? parent : `${parent}/${path}`;
    const screen: [string, string][] = file.endsWith('.tsx') ? [[own || '/', file]] : [];
    return [...screen, ...screensOf(children, own)];
  });
}

/** Runs a screen's loader for a visitor without session; returns whether it required a buyer. */
async function asksForBuyer(path: string, { loader }: RouteModule): Promise<boolean> {
  const reject = () => Promise.reject(new Error('no backend'));
  const scope = { signedIn: false, needsBuyer: false, origin: 'https://shop.test', answers: [] };
  const context = new RouterContextProvider();
  context.set(requestScope, { ...scope, api: { get: reject, post: reject } } as unknown as RequestScope);
  const request = new Request(`https://shop.test${path}`);
  try {
    await loader?.({ request, context, params: {}, url: new URL(request.url), pattern: path } as LoaderFunctionArgs);
  } catch {
    // It leads to sign-in, or misses the backend.
  }
  return context.get(requestScope).needsBuyer;
}

test('[R4.2] the screens listed as buyers’ are those whose loaders require a buyer', async () => {
  const screens = screensOf(routes);
  const required = await Promise.all(
    screens.map(async ([path, file]) => {
      const load = modules[`../${file}`];
      if (!load) throw new Error(`no module of ${file}`);
      return (await asksForBuyer(path, await load())) ? [path] : [];
    }),
  );
  // Some screens start to load parts that they show later.
  await vi.dynamicImportSettled();
  expect(screens.map(([path]) => path).filter(needsBuyer)).toEqual(required.flat());
  expect(required.flat()).toContain('/shoppingCart');
  expect(['/user?type=0', '/shoppingCart#top', '/user_guide', '/'].map(needsBuyer)).toEqual([true, true, false, false]);
});
