import { redirectDocument } from 'react-router';

/** Leads the browser to the payment provider's page. */
export function toProvider(address: string, request: Request, origin: string): Response {
  // Whole addresses leave the router's own, which would put the language before the provider's.
  const there = new URL(address, request.url);
  if (address.startsWith('/')) there.protocol = new URL(origin).protocol;
  return redirectDocument(there.href);
}
