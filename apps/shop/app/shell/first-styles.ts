/** React Router marks a stylesheet with `#` if a dynamic import needs it, too, so that the import adds it again. */
const MARK = /(?<=\/first-[\w-]+\.css)#$/;

/**
 * The routes of React Router's manifest without the mark at the first stylesheet. Every screen has that one, so no import needs to add it: the
 * browser would compute the styles of the whole page again.
 */
export function withFirstStylesOnce<Route extends { css?: string[] | undefined }>(
  routes: Record<string, Route | undefined>,
): Record<string, Route | undefined> {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      route?.css ? { ...route, css: route.css.map((href) => href.replace(MARK, '')) } : route,
    ]),
  );
}
