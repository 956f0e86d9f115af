/** A local path: letters, digits and @ - % _ ~ / with optional query and fragment (R4.3). */
const LOCAL_PATH = /^\/[A-Za-z0-9@\-%_~/]*(?:\?[^\s#\\]*)?(?:#[^\s\\]*)?$/;

/** How often a browser, a proxy or a router may decode a path before it is used. */
const DECODINGS = 2;

/** A path that URL resolution keeps on its origin: one slash first, and neither empty nor dot segments, backslashes or control characters. */
// oxlint-disable-next-line no-control-regex -- control characters are what is refused
const LEAVES = /\/\/|\\|[\u0000-\u001f\u007f]|(?:^|\/)\.\.?(?:\/|$)/;

/**
 * Tells whether a path may be redirected to: the source's characters, and on `origin` as it stands and after being decoded
 * twice. Give it the very text that is sent, after everything that changes it (R4.3, R10.6).
 */
export function safeLocalPath(path: string, origin: string): boolean {
  if (!LOCAL_PATH.test(path) || !URL.canParse(path, origin)) return false;
  if (new URL(path, origin).origin !== new URL(origin).origin) return false;
  let decoded = /^[^?#]*/.exec(path)?.[0] ?? '';
  for (let round = 0; round <= DECODINGS; round += 1) {
    if (LEAVES.test(decoded)) return false;
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      // An escape that is none: nobody can decode it either, so only the first round may not have one.
      return round > 0;
    }
  }
  return true;
}
