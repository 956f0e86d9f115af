/** Path and query of the page that sent a form or a call, from its `Referer`; null without a valid one. The sender controls the header. */
export function referringPage(request: Request): string | null {
  const referrer = URL.parse(request.headers.get('Referer') ?? '');
  return referrer && referrer.pathname + referrer.search;
}
