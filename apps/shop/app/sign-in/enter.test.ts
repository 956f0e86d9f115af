import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { requestScope, type RequestScope } from '../data/request-scope.ts';
import { signInLoader } from './enter.ts';

const origin = 'https://shop.test';

/** Opens sign-in as a signed-in buyer with these cookies; resolves to the redirect. */
async function openSignedIn(cookie: string): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(requestScope, { signedIn: true, origin } as RequestScope);
  const request = new Request(`${origin}/login`, { headers: { Cookie: cookie } });
  return (await signInLoader({ request, context } as unknown as LoaderFunctionArgs).catch(
    (thrown: unknown) => thrown,
  )) as Response;
}

test('[R4.2] a signed-in buyer is redirected to the home page, or to the screen that required sign-in', async () => {
  const home = await openSignedIn('local1=token');
  expect(home.headers.get('Location')).toBe('/');
  const cart = await openSignedIn('local1=token; fromPath=%2FshoppingCart');
  expect(cart.headers.get('Location')).toBe('/shoppingCart');
  // The next page is a new document, which has the session.
  expect(cart.headers.get('X-Remix-Reload-Document')).toBe('true');
  expect(cart.headers.get('Set-Cookie')).toMatch(/^fromPath=; Max-Age=0/);
});
