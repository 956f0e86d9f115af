/** Allowed elements. */
const allowed = new Set(
  (
    'p br b strong i em u s sub sup small ul ol li h2 h3 h4 h5 h6 a img table caption thead tbody tfoot tr td th ' +
    'div span blockquote hr figure figcaption pre code'
  ).split(' '),
);
const blocks = new Set('p ul ol h2 h3 h4 h5 h6 table div blockquote hr figure figcaption pre'.split(' '));
const voids = new Set(['br', 'hr', 'img']);
/** Elements that may contain only parts of a table. */
export const tableParents: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);
/** Elements that are dropped with their content. */
export const droppedWithContent: ReadonlySet<string> = new Set(
  (
    'script style iframe object embed template noscript svg math textarea title xmp plaintext noembed noframes select ' +
    'audio video canvas head'
  ).split(' '),
);

/** Whether an element is allowed. */
export const isAllowed = (tag: string): boolean => allowed.has(tag);
/** Whether an element ends a paragraph. */
export const isBlock = (tag: string): boolean => blocks.has(tag);
/** Whether an element is void. */
export const isVoid = (tag: string): boolean => voids.has(tag);

/** The page has an h1, so an h1 becomes h2. */
export function renamed(tag: string): string {
  return tag === 'h1' ? 'h2' : tag;
}

/** The value of an allowed attribute, or undefined when it is dropped. */
export function allowedAttributes(tag: string, name: string, value: string): string | undefined {
  if (tag === 'a' && name === 'href') return safeAddress(value, /^(https?|mailto|tel)$/);
  if (tag === 'img' && name === 'src') return safeAddress(value, /^https?$/);
  if (tag === 'img' && name === 'alt') return value;
  if (tag === 'img' && (name === 'width' || name === 'height')) return /^\d{1,4}$/.test(value) ? value : undefined;
  if ((tag === 'td' || tag === 'th') && (name === 'colspan' || name === 'rowspan')) {
    return /^[1-9]\d?$/.test(value) ? value : undefined;
  }
  return undefined;
}

/**
 * Returns an address with an allowed scheme or none. Browsers ignore control characters and spaces in schemes and treat \ as /, so both are
 * normalised first.
 */
function safeAddress(value: string, schemes: RegExp): string | undefined {
  // eslint-disable-next-line no-control-regex -- controls are exactly what is removed
  const address = value.replace(/[\u0000-\u0020\u007f-\u009f]/g, '').replaceAll('\\', '/');
  const scheme = /^([^/?#]*?):/.exec(address)?.[1];
  if (scheme !== undefined && !schemes.test(scheme.toLowerCase())) return undefined;
  return address === '' ? undefined : address;
}
