import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { BackendCalls } from '../backend/backend-calls.ts';
import { createPageForms } from './page-forms.ts';
import { RequestBodies } from '../http/request-bodies.ts';

const ORIGIN = 'http://shop.test';
const action = () => null;
const build = {
  routes: {
    root: { id: 'root', path: '', module: {} },
    login: { id: 'login', parentId: 'root', path: 'login', module: { action, handle: { opensSession: true } } },
    cart: { id: 'cart', parentId: 'root', path: 'cart', module: { action } },
  },
} as unknown as ServerBuild;

const bodies = new RequestBodies();
const backend = () => Promise.resolve(new Response(null));
const pages = createPageForms({
  build,
  bodies,
  calls: new BackendCalls({ backend, bodyLimit: () => null, bodies }),
  publicOrigin: ORIGIN,
  documents: () => Promise.resolve(new Response('a document')),
});

const post = async (path: string, headers: Record<string, string>) => {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': '3', Host: 'shop.test' };
  return (
    await pages(new Request(ORIGIN + path, { method: 'POST', headers: { ...type, ...headers }, body: 'a=b' }), 'x')
  ).status;
};

test('[R4.1] sign-in forms are accepted from our pages, other forms from anywhere but foreign pages', async () => {
  const own = [{ 'Sec-Fetch-Site': 'same-origin' }, { Origin: ORIGIN }];
  const nobody = [{ 'Sec-Fetch-Site': 'none' }, {}];
  for (const headers of own as Record<string, string>[])
    for (const path of ['/login', '/cart', '/zh-CN/login.data']) expect(await post(path, headers)).toBe(200);
  for (const headers of nobody as Record<string, string>[]) {
    expect(await post('/login', headers)).toBe(403);
    expect(await post('/zh-CN/login.data', headers)).toBe(403);
    expect(await post('/cart', headers)).toBe(200);
  }
  expect(await post('/cart', { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
});
