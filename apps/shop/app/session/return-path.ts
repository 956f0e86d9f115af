import { safeLocalPath } from '@rider/model/navigation';

/**
 * Where a redirect of the app leads that a visitor had a say in: the path without its language, which React Router adds again,
 * or `otherwise` where the text that would be sent does not stay on our origin (R4.3).
 */
export function returnPath(wished: string | null, origin: string, otherwise = '/'): string {
  const path = wished?.replace(/^\/zh-CN(?=\/|\?|$)/, '') || '/';
  return wished && safeLocalPath(path, origin) ? path : otherwise;
}
