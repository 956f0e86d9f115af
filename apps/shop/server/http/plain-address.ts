/** Well above the longest path and query of any screen or call, a list with every filter selected. */
const LONGEST = 4096;
const EVERY_ESCAPE = /%([0-9a-f]{2})/gi;
/**
 * Characters that a path must not escape, because some readers decode them and others do not: a-z, digits, - . _ ~ / \ % and control
 * characters.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what is rejected
const HIDDEN = /[A-Za-z0-9\-._~/\\%\u0000-\u001f\u007f]/;

/** Why an address is rejected before routing: too long, or a path with two readings. */
export type AddressFault = 'too-long' | 'ambiguous';

/**
 * Validates a request's raw address, so that every later comparison of a path sees what is routed, decoded or not. Null for a valid
 * address.
 */
export function addressFault(address: string): AddressFault | null {
  const start = address.indexOf('/', address.indexOf('://') + 3);
  const target = start === -1 ? '/' : address.slice(start);
  if (target.length > LONGEST) return 'too-long';
  const path = /^[^?#]*/.exec(target)?.[0] ?? '';
  if (/\/\/|\\|\/\.\.?(?:\/|$)/.test(path)) return 'ambiguous';
  const hides = [...path.matchAll(EVERY_ESCAPE)].some(([, code = '']) =>
    HIDDEN.test(String.fromCharCode(Number.parseInt(code, 16))),
  );
  return hides || !isDecodable(path) ? 'ambiguous' : null;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    // An invalid escape, or not UTF-8.
    return false;
  }
}
