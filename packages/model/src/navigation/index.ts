/** A local path: a-z, digits and @ - % _ ~ / with optional query and fragment. */
const LOCAL_PATH = /^\/[A-Za-z0-9@\-%_~/]*(?:\?[^\s#\\]*)?(?:#[^\s\\]*)?$/;

/** How often a browser, a proxy or a router may decode a path before it is used. */
const DECODINGS = 2;

/** Matches what may take a path off its origin in URL resolution: empty or dot segments, backslashes and control characters. */
// oxlint-disable-next-line no-control-regex -- control characters are rejected
const LEAVES = /\/\/|\\|[\u0000-\u001f\u007f]|(?:^|\/)\.\.?(?:\/|$)/;

/**
 * Whether a path may be redirected to: it has the source's characters and stays on `origin`, undecoded and after decoding it twice. Pass
 * the final text that is sent, after all changes to it.
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
      // An invalid escape: nobody else can decode it either. Only the first round must not have one.
      return round > 0;
    }
  }
  return true;
}
