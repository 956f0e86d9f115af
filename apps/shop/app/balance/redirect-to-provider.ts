import { redirectDocument } from 'react-router';

/** Redirects the browser to the payment provider's page. */
export function redirectToProvider(address: string, request: Request, origin: string): Response {
  // Needs an absolute address: the router would put its basename, the language, before a relative one.
  const there = new URL(address, request.url);
  if (address.startsWith('/')) there.protocol = new URL(origin).protocol;
  return redirectDocument(there.href);
}
