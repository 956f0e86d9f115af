/**
 * Path and query of the page that sent a form or a call, from its `Referer`; null where it names none. The header is the sender's: it may
 * hold anything.
 */
export function referringPage(request: Request): string | null {
  const referrer = URL.parse(request.headers.get('Referer') ?? '');
  return referrer && referrer.pathname + referrer.search;
}
