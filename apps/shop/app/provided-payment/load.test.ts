import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { requestScope, type RequestScope } from '../data/request-scope.ts';
import { loadProvidedPage } from './load.ts';

test('[R2.7] a link of another site begins no payment: the buyer chooses one first', async () => {
  const context = new RouterContextProvider();
  context.set(requestScope, { signedIn: true, origin: 'https://shop.test', locale: 'en-US' } as RequestScope);
  for (const site of ['cross-site', 'same-site']) {
    const request = new Request('https://shop.test/wxPay?orderId=2026', { headers: { 'Sec-Fetch-Site': site } });
    const args = { request, context } as unknown as LoaderFunctionArgs;
    const answer = (await loadProvidedPage('wechat', args).catch((thrown: unknown) => thrown)) as Response;
    expect(answer.headers.get('Location')).toBe('/payment?orderId=2026');
  }
});
