/** A local path: letters, digits and @ - % _ ~ / with optional query and fragment (R4.3). */
const LOCAL_PATH = /^\/(?![/\\])[A-Za-z0-9@\-%_~/]*(?:\?[^\s#\\]*)?(?:#[^\s\\]*)?$/;

/**
 * Tells whether a path may be redirected to: the source's characters, no second slash or backslash, and on our own origin
 * once resolved. Every redirect goes through it (R4.3).
 */
export function safeLocalPath(path: string, origin: string): boolean {
  if (!LOCAL_PATH.test(path) || !URL.canParse(path, origin)) return false;
  return new URL(path, origin).origin === new URL(origin).origin;
}
