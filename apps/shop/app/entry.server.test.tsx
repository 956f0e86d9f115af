import { DEFAULT_FORMATS } from '@rider/model/locale';
import { createRequestHandler, data as answerWith, RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { RequestScope } from './data/request-scope.ts';
import * as entry from './entry.server.tsx';

vi.mock('virtual:messages/en-US/all', () => ({ default: {} }));
vi.mock('virtual:messages/zh-CN/all', () => ({ default: {} }));

const HOSTILE = '</script><script>alert(1)</script><!--';

/** An empty page, whose action returns what its form contained. */
const root = {
  default: () => (
    <html lang="en">
      <body />
    </html>
  ),
  action: async ({ request }: { request: Request }) => ({ typed: (await request.formData()).get('name') }),
};

const build = {
  entry: { module: entry },
  routes: { root: { id: 'root', path: '', module: root } },
  assets: { entry: { imports: [], module: '' }, routes: { root: { id: 'root', module: '' } }, url: '', version: '1' },
  publicPath: '/',
  future: {},
  ssr: true,
  routeDiscovery: { mode: 'initial', manifestPath: '' },
} as unknown as ServerBuild;

test.each([
  ['its loaders have what they need', null, 422],
  ['the backend is away', 503, 503],
])('[R10.7] the document of a rejected form has the status of its error: %s', async (_, failure, status) => {
  const refusing = {
    ...root,
    ErrorBoundary: root.default,
    action: () => answerWith({ saved: false }, { status: 422 }),
    loader: () => {
      if (failure !== null) throw answerWith(null, { status: failure });
      return null;
    },
  };
  const routes = { root: { id: 'root', path: '', module: refusing } };
  const scope = {
    locale: 'en-US',
    formats: DEFAULT_FORMATS,
    answers: [],
    scriptNonce: 'n',
    styleNonce: 'n',
  } as unknown as RequestScope;
  const context = new RouterContextProvider();
  context.set(entry.requestScope, scope);
  const request = new Request('http://shop.test/', { method: 'POST', body: new URLSearchParams() });
  const assets = {
    ...build.assets,
    routes: { root: { id: 'root', module: '', hasLoader: true, hasErrorBoundary: true } },
  };
  const answer = await createRequestHandler({ ...build, routes, assets } as unknown as ServerBuild)(request, context);
  expect(answer.status).toBe(status);
});

test('[R8.6] no text of a submitted form can end the script of the router’s data', async () => {
  const scope = {
    locale: 'en-US',
    formats: DEFAULT_FORMATS,
    answers: [],
    scriptNonce: 'n',
    styleNonce: 'n',
  } as unknown as RequestScope;
  const context = new RouterContextProvider();
  context.set(entry.requestScope, scope);
  const body = new URLSearchParams({ name: HOSTILE });
  await createRequestHandler(build)(new Request('http://shop.test/', { method: 'POST', body }), context);
  const [, data = ''] = /c\.enqueue\((.*?)\);c\.close\(\)\}<\/script>/s.exec(scope.html ?? '') ?? [];
  expect(data).toContain('alert(1)');
  expect(data).not.toContain('<');
});
